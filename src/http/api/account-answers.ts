import { fail, ok, type Problem, type Result } from '#domain/result.ts'
import type { Caller, KnownAccount, SignedIn } from '#ports/server/accounts.ts'
import { deviceOf } from '../visitors/account-acts.ts'
import type { VisitorContext } from './personal-api.ts'
import { privateAnswer } from './private-answer.ts'

const NOT_SIGNED_IN: Problem = { kind: 'unauthorized', message: 'Sign in first.' }

export const ACCEPTED = { status: 'accepted' }

/** The answer to what is accepted without further words. */
export const accepted = (c: VisitorContext, answer: Result<void>): Response =>
  privateAnswer(c, answer.ok ? ok(ACCEPTED) : answer)

/** Lets only a signed-in visitor through. */
export async function signedIn(
  c: VisitorContext,
  work: (account: KnownAccount, caller: Caller) => Promise<Response>,
): Promise<Response> {
  const { account, session } = c.var.visitor
  if (!account || session === null) return privateAnswer(c, fail(NOT_SIGNED_IN))
  c.set('email', account.email)
  return work(account, { session, device: deviceOf(c) })
}

/** The answer to a change that replaced the caller's session. */
export const withNewSession = (c: VisitorContext, answer: Result<SignedIn>): Response =>
  answer.ok
    ? withCookie(privateAnswer(c, ok(undefined)), c.var.visitor.cookies.setSession(answer.value.session))
    : privateAnswer(c, answer)

export function withCookie(answer: Response, cookie: string | null): Response {
  if (cookie !== null) answer.headers.append('set-cookie', cookie)
  return answer
}
