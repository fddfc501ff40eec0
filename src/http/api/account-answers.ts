import { deviceWords } from '#domain/account/device-words.ts'
import { fail, ok, type Problem, type Result } from '#domain/result.ts'
import type { Caller, KnownAccount, SignedIn } from '#ports/server/accounts.ts'
import type { PersonalApiParts, VisitorContext } from './personal-api.ts'
import { privateAnswer } from './private-answer.ts'

const NOT_SIGNED_IN: Problem = { kind: 'unauthorized', message: 'Sign in first.' }

export const ACCEPTED = { status: 'accepted' }

/** The browser of a request, in words. */
export const deviceOf = (c: VisitorContext): string => deviceWords(c.req.header('user-agent') ?? '')

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

/**
 * The answer to signing in: a new session in place of one there was, and what the visitor kept before is the
 * account's. Where that fails, the visitor's cookie stays, so that the next signing in brings it along.
 */
export async function welcome(
  c: VisitorContext,
  { account, session }: SignedIn,
  { accounts, savedItems }: PersonalApiParts,
): Promise<Response> {
  const { session: previous, knownHash, cookies } = c.var.visitor
  if (previous !== null) await accounts.signOut(previous)
  const moved: Result<void> = knownHash === null ? ok(undefined) : await savedItems.bringAlong(account.id, knownHash)
  const answer = withCookie(privateAnswer(c, ok(ACCEPTED)), cookies.setSession(session))
  return withCookie(answer, moved.ok && cookies.visitor !== null ? cookies.endVisitor() : null)
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
