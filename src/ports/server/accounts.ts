import type { Account, SignUp } from '#domain/account/account.ts'
import type { Result } from '#domain/result.ts'

export interface KnownAccount extends Account {
  id: string
}

export interface SignedIn {
  account: KnownAccount
  /** What the visitor's cookie holds; a secret. */
  session: string
}

/** Accounts and their sessions on the server. A new password that is easily guessed is 'invalid', with the reason. */
export interface Accounts {
  /** Signs nobody in. Where the address has an account already the answer is the same, and its owner is told by mail. */
  signUp(person: SignUp): Promise<Result<void>>
  /** 'unauthorized', after the same time, for an unknown address and for a wrong password. */
  signIn(email: string, password: string): Promise<Result<SignedIn>>
  /** The account of a session, and whether its life was prolonged; null for none. */
  bySession(session: string): Promise<Result<{ account: KnownAccount; prolonged: boolean } | null>>
  signOut(session: string): Promise<Result<void>>
  /** Answers before it is known whether a mail is sent. */
  requestPasswordReset(email: string): Promise<Result<void>>
  /** Ends all sessions of the account; 'not-found' for a token that doesn't work (any more). */
  resetPassword(token: string, password: string): Promise<Result<void>>
  /** A new session in place of all there were; 'invalid' for a wrong current password. */
  changePassword(session: string, current: string, next: string): Promise<Result<SignedIn>>
  /** Removes the account with everything that hangs on it; 'invalid' for a wrong password. */
  remove(session: string, password: string): Promise<Result<void>>
  /** What is kept about the account itself. */
  facts(accountId: string): Promise<Result<AccountFacts>>
}

export interface AccountFacts extends Account {
  /** ISO date-time. */
  createdAt: string
  sessions: { since: string; until: string }[]
}
