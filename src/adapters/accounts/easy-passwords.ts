import { easyPasswordReason, type PasswordOwner } from '#domain/account/easy-password.ts'
import { invalid } from '#domain/result.ts'
import { refuse } from './account-problems.ts'
import { isListedPassword } from './common-password-list.ts'

/** Throws 'invalid' with the reason for a new password that is easy to guess. `field` is its name in the form. */
export function refuseEasy(field: string, password: string, owner: PasswordOwner): void {
  const reason = easyPasswordReason(password, owner, isListedPassword)
  if (reason !== null) refuse(invalid([{ field, message: reason }]))
}
