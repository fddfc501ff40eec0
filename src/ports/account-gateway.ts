import type { Result } from '#domain/result.ts'

export interface SignUp {
  firstName: string
  lastName: string
  email: string
  password: string
}

/** Visitors' accounts. */
export interface AccountGateway {
  signIn(email: string, password: string): Promise<Result<void>>
  signUp(account: SignUp): Promise<Result<void>>
  /** The answer is the same whether the address has an account or not. */
  requestPasswordReset(email: string): Promise<Result<void>>
}
