import type { Account, SignUp } from '#domain/account/account.ts'
import type { EmailChange, SignInSettings, TwoStepSetup } from '#domain/account/sign-ins.ts'
import type { StopReason } from '#domain/mail/stop-reason.ts'
import type { Result } from '#domain/result.ts'

export interface KnownAccount extends Account {
  id: string
}

export interface SignedIn {
  account: KnownAccount
  /** The value of the session cookie; a secret. */
  session: string
}

/** The password was right; a code is needed, with this secret, which is valid for 10 minutes and 5 codes. */
export interface CodeNeeded {
  challenge: string
}

/** A request's session and its browser, in words. */
export interface Caller {
  session: string
  device: string
}

/** Accounts and sessions on the server. A new password that is easily guessed is 'invalid', with the reason. */
export interface Accounts extends SessionStore, AccountSettings, TwoStepSignIn {
  /**
   * Makes the account and mails a link that confirms its address. If the address already has one that is confirmed, the answer is
   * the same, and its owner is told by mail.
   */
  signUp(person: SignUp): Promise<Result<void>>
  /**
   * Confirms the address of a mailed link and signs in to its account; an account another sign-up made with the address is
   * removed. 'not-found' for an unknown, used or expired token.
   */
  confirmSignUp(token: string, device: string): Promise<Result<SignedIn>>
  /** 'unauthorized' for an unknown address and for a wrong password, in the same time. */
  signIn(email: string, password: string, device: string): Promise<Result<SignedIn | CodeNeeded>>
  /** Answers before the address is looked up, so the time reveals nothing. */
  requestPasswordReset(email: string): Promise<Result<void>>
  /** 'not-found' for an unknown, used or expired token of a reset link; uses nothing up. */
  checkResetLink(token: string): Promise<Result<void>>
  /** Ends all sessions of the account; 'not-found' for an unknown or expired token. */
  resetPassword(token: string, password: string): Promise<Result<void>>
  /** Replaces all sessions by a new one; 'invalid' for a wrong current password. */
  changePassword(caller: Caller, current: string, next: string): Promise<Result<SignedIn>>
  /** Deletes the account and all its data; 'invalid' for a wrong password. */
  remove(session: string, password: string): Promise<Result<void>>
  /** What is stored about the account itself, for its owner. */
  facts(accountId: string): Promise<Result<AccountFacts>>
}

export interface SessionStore {
  /** The account of a session, the session's id, and whether it was extended; null if there is none. */
  bySession(session: string): Promise<Result<{ account: KnownAccount; id: string; prolonged: boolean } | null>>
  signOut(session: string): Promise<Result<void>>
  /** Ends one of the account's sessions; 'not-found' if there is none with this id. */
  endSession(session: string, id: string): Promise<Result<void>>
  endOtherSessions(session: string): Promise<Result<void>>
}

/** Changes that only a signed-in owner makes. */
export interface AccountSettings {
  /**
   * Mails another link that confirms the account's address; the one before no longer works. 'conflict' once it is confirmed, unless email
   * updates to it were stopped.
   */
  mailConfirmation(session: string): Promise<Result<void>>
  settings(session: string): Promise<Result<SignInSettings>>
  rename(session: string, name: { firstName: string; lastName: string }): Promise<Result<void>>
  /**
   * Mails a link to the new address. If that has an account already the answer is the same, and its owner is told by mail.
   * 'invalid' for a wrong password, and where two-step sign-in is on for a missing or wrong code.
   */
  requestEmailChange(session: string, change: EmailChange): Promise<Result<void>>
  /** Changes the address by a mailed link and tells the old one, or confirms it anew; 'not-found' for an unknown, used or expired token. */
  confirmEmailChange(token: string): Promise<Result<void>>
}

/** Signing in with a code as the second step. A code counts once. */
export interface TwoStepSignIn {
  /** 'invalid' for a wrong code; 'unauthorized' for a challenge that is over. */
  signInWithCode(challenge: string, code: string, device: string): Promise<Result<SignedIn>>
  /** Begins the setup; nothing changes until `finishTwoStep`. 'conflict' if it is on, 'invalid' for a wrong password. */
  startTwoStep(session: string, password: string): Promise<Result<TwoStepSetup>>
  /** Switches the second step on; 'invalid' for a wrong code, 'conflict' without a setup. */
  finishTwoStep(caller: Caller, code: string): Promise<Result<SignedIn>>
  /** Switches it off; 'invalid' for a wrong password or code. */
  stopTwoStep(caller: Caller, password: string, code: string): Promise<Result<SignedIn>>
}

export interface AccountFacts extends Account {
  /** ISO date-time. */
  createdAt: string
  sessions: { since: string; lastUsed: string; until: string; device: string }[]
  twoStep: boolean
  newEmail: string | null
  /** Null where the address may get email updates. */
  updatesStopped: { reason: StopReason; since: string } | null
}
