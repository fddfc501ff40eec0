import { fail, unavailable } from '#domain/result.ts'
import type { AccountGateway } from '#ports/account-gateway.ts'

const NOT_OPEN = 'Accounts are not open yet. Nothing you typed was sent or kept.'

/** Accounts of the live edition while the server keeps none: everything is refused in plain words. */
export function httpAccountGateway(): AccountGateway {
  const refuse = async () => fail(unavailable(NOT_OPEN))
  return { signIn: refuse, signUp: refuse, requestPasswordReset: refuse }
}
