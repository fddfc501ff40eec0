import type { Account, SignUp } from '#domain/account/account.ts'
import type { EmailChange, SignInSettings, SignInStep, TwoStepSetup } from '#domain/account/sign-ins.ts'
import type { Result } from '#domain/result.ts'

/** The visitor's account. No answer says whether an address has one. */
export interface AccountGateway {
  /** Null while nobody is signed in. */
  current(): Promise<Result<Account | null>>
  /** 'unauthorized' for a wrong address or password; 'rate-limited' after too many tries. */
  signIn(email: string, password: string): Promise<Result<SignInStep>>
  /** The second step: 'invalid' for a wrong code, 'unauthorized' once the challenge is over. */
  signInWithCode(challenge: string, code: string): Promise<Result<void>>
  /**
   * Signs nobody in. 'invalid' for a password that is easily guessed. Whoever has an account already gets the same answer,
   * and a mail. Resolves with what confirms the address: a mailed link, or nothing.
   */
  signUp(account: SignUp): Promise<Result<'link-mailed' | 'done'>>
  /** Confirms the address of a mailed link and signs in; 'not-found' for a link that doesn't work (any more). */
  confirmSignUp(token: string): Promise<Result<void>>
  signOut(): Promise<Result<void>>
  requestPasswordReset(email: string): Promise<Result<void>>
  /** 'not-found' for a reset link that doesn't work (any more); uses nothing up. */
  checkResetLink(token: string): Promise<Result<void>>
  /** Works once, for 30 minutes, and ends all sessions; 'not-found' for a link that doesn't work (any more). */
  resetPassword(token: string, password: string): Promise<Result<void>>
  /** Where and how the account is signed in; this and what follows is 'unauthorized' where nobody is. */
  settings(): Promise<Result<SignInSettings>>
  rename(firstName: string, lastName: string): Promise<Result<void>>
  /**
   * Mails another link that confirms the account's address; only the newest works. 'conflict' once it is confirmed, unless email
   * updates to it were stopped.
   */
  mailConfirmation(): Promise<Result<void>>
  /**
   * Mails a link to the new address, the same whether or not that has an account. 'invalid' for a wrong password, and where
   * two-step sign-in is on for a missing or wrong code.
   */
  requestEmailChange(change: EmailChange): Promise<Result<void>>
  /** For anybody who has the link; 'not-found' for one that doesn't work (any more). */
  confirmEmailChange(token: string): Promise<Result<void>>
  endSession(id: string): Promise<Result<void>>
  endOtherSessions(): Promise<Result<void>>
  /** Nothing changes until `finishTwoStep`; 'invalid' for a wrong password. */
  startTwoStep(password: string): Promise<Result<TwoStepSetup>>
  /** Switches it on; 'invalid' for a wrong code. */
  finishTwoStep(code: string): Promise<Result<void>>
  /** Switches it off; 'invalid' for a wrong password or code. */
  stopTwoStep(password: string, code: string): Promise<Result<void>>
  /** Ends all other sessions; 'unauthorized' where nobody is signed in, 'invalid' for a wrong current password. */
  changePassword(current: string, next: string): Promise<Result<void>>
  /** Removes the account and all that is kept about it; 'invalid' for a wrong password. */
  deleteAccount(password: string): Promise<Result<void>>
  /** All that is kept about the account, as JSON. */
  exportData(): Promise<Result<unknown>>
}
