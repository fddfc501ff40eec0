import type { Accounts } from '#ports/server/accounts.ts'
import type { AccountParts } from './account-parts.ts'
import { WRONG_CREDENTIALS } from './account-problems.ts'
import { challengeSet, fromDevice } from './session-cookie.ts'
import { signedIn } from './sessions.ts'

const PROBLEMS = { INVALID_EMAIL_OR_PASSWORD: WRONG_CREDENTIALS, INVALID_EMAIL: WRONG_CREDENTIALS }

/** Signing in with a password. */
export function signIns(parts: AccountParts): Pick<Accounts, 'signIn'> {
  const { auth, answer } = parts
  return {
    signIn: (email, password, device) =>
      answer(async () => {
        const body = { email, password }
        const { headers } = await auth.api.signInEmail({ body, headers: fromDevice(device), returnHeaders: true })
        const challenge = challengeSet(headers)
        return challenge === null ? signedIn(parts, headers) : { challenge }
      }, PROBLEMS),
  }
}
