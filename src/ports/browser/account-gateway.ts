import type { Account, SignUp } from '#domain/account/account.ts'
import type { Result } from '#domain/result.ts'

/** The visitor's account. No answer says whether an address has one. */
export interface AccountGateway {
  /** Null while nobody is signed in. */
  current(): Promise<Result<Account | null>>
  /** 'unauthorized' for a wrong address or password; 'rate-limited' after too many tries. */
  signIn(email: string, password: string): Promise<Result<void>>
  /**
   * Signs nobody in. 'invalid' for a password that is easily guessed. Whoever has an account already gets the same answer,
   * and a mail.
   */
  signUp(account: SignUp): Promise<Result<void>>
  signOut(): Promise<Result<void>>
  requestPasswordReset(email: string): Promise<Result<void>>
  /** Works once, for 30 minutes, and ends all sessions; 'not-found' for a link that doesn't work (any more). */
  resetPassword(token: string, password: string): Promise<Result<void>>
  /** Ends all other sessions; 'unauthorized' where nobody is signed in, 'invalid' for a wrong current password. */
  changePassword(current: string, next: string): Promise<Result<void>>
  /** Removes the account and all that is kept about it; 'invalid' for a wrong password. */
  deleteAccount(password: string): Promise<Result<void>>
  /** All that is kept about the account, as JSON. */
  exportData(): Promise<Result<unknown>>
}
