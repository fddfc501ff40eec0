import type { Result } from '#domain/result.ts'

/** Password and code that were right. */
export interface ProvedAccount {
  accountId: string
  /** Whether the code came from an app; a recovery code doesn't count for acts that need a code anew. */
  byApp: boolean
}

/** The second step of an account, as it is set up. */
export interface TwoStepKey {
  /** 32 characters of ASCII; an app gets them in base32. */
  secret: string
  recoveryCodes: readonly string[]
}

/** What the agency's side needs of accounts: passwords and second steps are theirs, sessions aren't. */
export interface MemberAccounts {
  /**
   * Checks address, password, and code of an account with two-step sign-in. One 'unauthorized' for all that can be wrong; the code
   * counts once. Begins no session.
   */
  prove(email: string, password: string, code: string): Promise<Result<ProvedAccount>>
  /** How an address can join: it has no confirmed account yet, or one with or without two-step sign-in. */
  standing(email: string): Promise<Result<'new' | 'one-step' | 'two-step'>>
  /** Whether it is the account's password; 'unauthorized' if it isn't. */
  checkPassword(email: string, password: string): Promise<Result<void>>
  /** A new password as it is stored; 'invalid' for one that is too easy to guess, with the reason. */
  hashPassword(person: { email: string; name: string; password: string }): Promise<Result<string>>
  /** Whether a code is that of a secret at this moment. */
  isCodeOf(secret: string, code: string): boolean
  /**
   * Gives an address an account with this second step, and answers its id. `passwordHash` is for a new account, before which one that
   * wasn't confirmed gives way; null: the address has a confirmed account, without two-step sign-in. 'conflict' where that isn't so.
   */
  equip(
    person: { email: string; name: string; passwordHash: string | null },
    twoStep: TwoStepKey,
  ): Promise<Result<string>>
  /** Replaces the password and ends the account's sessions as a visitor. 'invalid' for a wrong current one or an easy new one. */
  changePassword(accountId: string, current: string, next: string): Promise<Result<void>>
  /** Unused recovery codes. */
  recoveryCodesLeft(accountId: string): Promise<Result<number>>
  /** The account's email address; 'not-found' once it is gone. */
  addressOf(accountId: string): Promise<Result<string>>
}
