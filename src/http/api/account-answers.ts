import { fail, ok, type Result } from '#domain/result.ts'
import { NOT_SIGNED_IN } from '../visitors/own-account-acts.ts'
import type { VisitorContext } from './personal-api.ts'
import { privateAnswer } from './private-answer.ts'

export const ACCEPTED = { status: 'accepted' }

/** The answer to what is accepted without further words. */
export const accepted = (c: VisitorContext, answer: Result<void>): Response =>
  privateAnswer(c, answer.ok ? ok(ACCEPTED) : answer)

/** Lets only a signed-in visitor through, before the body is read. */
export async function signedIn(c: VisitorContext, work: () => Promise<Response>): Promise<Response> {
  const { account, session } = c.var.visitor
  if (!account || session === null) return privateAnswer(c, fail(NOT_SIGNED_IN))
  c.set('email', account.email)
  return work()
}
