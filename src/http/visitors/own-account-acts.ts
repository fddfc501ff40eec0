import type { EmailChange, TwoStepSetup } from '#domain/account/sign-ins.ts'
import { fail, ok, type Problem, type Result } from '#domain/result.ts'
import type { Accounts, Caller, KnownAccount, SignedIn } from '#ports/server/accounts.ts'
import { deviceOf } from './account-acts.ts'
import type { VisitorContext } from './identify-visitor.ts'
import type { VisitorLimits } from './visitor-limits.ts'

export const NOT_SIGNED_IN: Problem = { kind: 'unauthorized', message: 'Sign in first.' }

/** Does what only a signed-in visitor may; 'unauthorized' for others. */
export async function asOwner<T>(
  c: VisitorContext,
  work: (account: KnownAccount, caller: Caller) => Promise<Result<T>>,
): Promise<Result<T>> {
  const { account, session } = c.var.visitor
  if (!account || session === null) return fail(NOT_SIGNED_IN)
  c.set('email', account.email)
  return work(account, { session, device: deviceOf(c) })
}

/**
 * What the owner of an account changes about it, the same by the API and by forms: the limits, the act itself, and the cookies that follow
 * from it. All are 'unauthorized' where nobody is signed in.
 */
export function ownAccountActs({ accounts, limits }: { accounts: Accounts; limits: VisitorLimits }) {
  /** With a password or code that may be wrong. */
  const proven = <T>(c: VisitorContext, work: (caller: Caller) => Promise<Result<T>>) =>
    asOwner(c, ({ email }, caller) => limits.tryPassword(c.var.network, email, () => work(caller)))
  /** A change that replaces the caller's session. */
  const renewing = async (
    c: VisitorContext,
    work: (caller: Caller) => Promise<Result<SignedIn>>,
  ): Promise<Result<void>> => {
    const answer = await proven(c, work)
    if (!answer.ok) return answer
    const { cookies, setCookie } = c.var.visitor
    setCookie(cookies.setSession(answer.value.session))
    return ok(undefined)
  }
  return {
    rename: (c: VisitorContext, name: { firstName: string; lastName: string }) =>
      asOwner(c, (_, { session }) => accounts.rename(session, name)),
    mailConfirmation: (c: VisitorContext) =>
      asOwner(c, async ({ email }, { session }) => {
        const allowed = await limits.confirmationLink(c.var.network, email)
        return allowed.ok ? accounts.mailConfirmation(session) : allowed
      }),
    /** The same whether or not the new address has an account. */
    requestEmailChange: (c: VisitorContext, change: EmailChange) =>
      asOwner(c, async () => {
        const allowed = await limits.emailChange(c.var.network, change.email)
        return allowed.ok ? proven(c, ({ session }) => accounts.requestEmailChange(session, change)) : allowed
      }),
    endSession: (c: VisitorContext, id: string) => asOwner(c, (_, { session }) => accounts.endSession(session, id)),
    endOtherSessions: (c: VisitorContext) => asOwner(c, (_, { session }) => accounts.endOtherSessions(session)),
    startTwoStep: (c: VisitorContext, password: string): Promise<Result<TwoStepSetup>> =>
      proven(c, ({ session }) => accounts.startTwoStep(session, password)),
    finishTwoStep: (c: VisitorContext, code: string) => renewing(c, (caller) => accounts.finishTwoStep(caller, code)),
    stopTwoStep: (c: VisitorContext, { password, code }: { password: string; code: string }) =>
      renewing(c, (caller) => accounts.stopTwoStep(caller, password, code)),
    changePassword: (c: VisitorContext, { current, next }: { current: string; next: string }) =>
      renewing(c, (caller) => accounts.changePassword(caller, current, next)),
    /** Deletes the account, and with it the session. */
    async remove(c: VisitorContext, password: string): Promise<Result<void>> {
      const answer = await proven(c, ({ session }) => accounts.remove(session, password))
      if (answer.ok) endSession(c)
      return answer
    },
    /** Also where nobody is signed in. */
    async signOut(c: VisitorContext): Promise<Result<void>> {
      const { session } = c.var.visitor
      const answer = session === null ? ok(undefined) : await accounts.signOut(session)
      if (answer.ok) endSession(c)
      return answer
    },
  }
}

function endSession(c: VisitorContext): void {
  const { cookies, setCookie } = c.var.visitor
  setCookie(cookies.endSession())
}
