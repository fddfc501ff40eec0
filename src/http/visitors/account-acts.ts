import type { SignUp } from '#domain/account/account.ts'
import type { ConfirmationLink } from '#domain/account/confirmation-link.ts'
import { deviceWords } from '#domain/account/device-words.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Accounts, CodeNeeded, SignedIn } from '#ports/server/accounts.ts'
import type { SavedItems } from '#ports/server/saved-items.ts'
import type { VisitorContext } from './identify-visitor.ts'
import type { VisitorLimits } from './visitor-limits.ts'

export interface AccountActsParts {
  accounts: Accounts
  savedItems: SavedItems
  limits: VisitorLimits
}

/** The browser of a request, in words. */
export const deviceOf = (c: VisitorContext): string => deviceWords(c.req.header('user-agent') ?? '')

/**
 * What visitors without a session do about accounts, the same by the API and by forms: the limits, the act itself, and the cookies that
 * follow from it.
 */
export function accountActs(parts: AccountActsParts) {
  const { accounts, limits } = parts
  const welcomed = async (c: VisitorContext, answer: Result<SignedIn>): Promise<Result<void>> => {
    if (answer.ok) await welcome(c, answer.value, parts)
    return answer.ok ? ok(undefined) : answer
  }
  return {
    /** Null once signed in. */
    async signIn(
      c: VisitorContext,
      { email, password }: { email: string; password: string },
    ): Promise<Result<CodeNeeded | null>> {
      c.set('email', email)
      const answer = await limits.tryPassword(c.var.network, email, () => accounts.signIn(email, password, deviceOf(c)))
      if (!answer.ok || 'challenge' in answer.value) return answer as Result<CodeNeeded>
      await welcome(c, answer.value, parts)
      return ok(null)
    },
    async signInWithCode(
      c: VisitorContext,
      { challenge, code }: { challenge: string; code: string },
    ): Promise<Result<void>> {
      const verify = () => accounts.signInWithCode(challenge, code, deviceOf(c))
      // Without its signature, so that no counter's name is a secret.
      return welcomed(c, await limits.tryPassword(c.var.network, challenge.split('.', 1)[0]!, verify))
    },
    /** Neither the answer nor cookies reveal whether the address already had an account. */
    async signUp(c: VisitorContext, person: SignUp): Promise<Result<void>> {
      const allowed = await limits.signUp(c.var.network, person.email)
      return allowed.ok ? accounts.signUp(person) : allowed
    },
    /** Confirms the address of a new account, which signs in, or another or the same address of an account. */
    async confirm(c: VisitorContext, { kind, token }: ConfirmationLink): Promise<Result<void>> {
      const allowed = await limits.confirmation(c.var.network)
      if (!allowed.ok) return allowed
      if (kind !== 'sign-up') return accounts.confirmEmailChange(token)
      return welcomed(c, await accounts.confirmSignUp(token, deviceOf(c)))
    },
    async requestPasswordReset(c: VisitorContext, { email }: { email: string }): Promise<Result<void>> {
      c.set('email', email)
      const allowed = await limits.resetRequest(c.var.network, email)
      return allowed.ok ? accounts.requestPasswordReset(email) : allowed
    },
    /** Whether a reset link works. */
    async checkResetLink(c: VisitorContext, { token }: { token: string }): Promise<Result<void>> {
      const allowed = await limits.reset(c.var.network)
      return allowed.ok ? accounts.checkResetLink(token) : allowed
    },
    async resetPassword(
      c: VisitorContext,
      { token, password }: { token: string; password: string },
    ): Promise<Result<void>> {
      const allowed = await limits.reset(c.var.network)
      return allowed.ok ? accounts.resetPassword(token, password) : allowed
    },
  }
}

/**
 * Signs in: a new session in place of one there was, and what the visitor kept before is the account's. Where that fails, the
 * visitor's cookie stays, so that the next signing in brings it along.
 */
async function welcome(
  c: VisitorContext,
  { account, session }: SignedIn,
  { accounts, savedItems }: AccountActsParts,
): Promise<void> {
  const { session: previous, knownHash, cookies, setCookie } = c.var.visitor
  if (previous !== null) await accounts.signOut(previous)
  const moved: Result<void> = knownHash === null ? ok(undefined) : await savedItems.bringAlong(account.id, knownHash)
  setCookie(cookies.setSession(session))
  if (moved.ok && cookies.visitor !== null) setCookie(cookies.endVisitor())
}
