import type { Account, SignUp } from '#domain/account/account.ts'
import type { Result } from '#domain/result.ts'

export interface KnownAccount extends Account {
  id: string
}

export interface SignedIn {
  account: KnownAccount
  /** The value of the session cookie; a secret. */
  session: string
}

/** Accounts and sessions on the server. A new password that is easily guessed is 'invalid', with the reason. */
export interface Accounts {
  /** Doesn't sign in. If the address already has an account the answer is the same, and its owner is told by mail. */
  signUp(person: SignUp): Promise<Result<void>>
  /** 'unauthorized' for an unknown address and for a wrong password, in the same time. */
  signIn(email: string, password: string): Promise<Result<SignedIn>>
  /** The account of a session, and whether the session was extended; null if there is none. */
  bySession(session: string): Promise<Result<{ account: KnownAccount; prolonged: boolean } | null>>
  signOut(session: string): Promise<Result<void>>
  /** Answers before the address is looked up, so the time reveals nothing. */
  requestPasswordReset(email: string): Promise<Result<void>>
  /** Ends all sessions of the account; 'not-found' for an unknown or expired token. */
  resetPassword(token: string, password: string): Promise<Result<void>>
  /** Replaces all sessions by a new one; 'invalid' for a wrong current password. */
  changePassword(session: string, current: string, next: string): Promise<Result<SignedIn>>
  /** Deletes the account and all its data; 'invalid' for a wrong password. */
  remove(session: string, password: string): Promise<Result<void>>
  /** What is stored about the account itself, for its owner. */
  facts(accountId: string): Promise<Result<AccountFacts>>
}

export interface AccountFacts extends Account {
  /** ISO date-time. */
  createdAt: string
  sessions: { since: string; until: string }[]
}
