import type { AgentContext } from './agent-context.ts'
import { turn, type Request, type Talk, type Turn } from './talk.ts'
import { understandIn } from './understand-in-talk.ts'

/** A talk with an open request. */
export type WithRequest = Talk & { request: Request }

/** Asks again for a part the visitor corrects: 'the email is wrong'. Null if no part is named. */
export function reopened(talk: WithRequest, said: string, { grammar, phrases }: AgentContext): Turn | null {
  const { changes, parts } = grammar.words.request
  if (!changes.test(said)) return null
  const part = parts.find(([, pattern]) => pattern.test(said))?.[0]
  const isOfTour = part === 'day' || part === 'slot'
  const { kind } = talk.request
  if (!part || (isOfTour && kind !== 'tour') || (part === 'message' && kind !== 'inquiry')) return null
  return turn(emptied(talk, part), phrases.request.questions[part])
}

/**
 * Explains what a name or an email is needed for when the visitor withholds it; else null. `isKept`: something else was given
 * in its place.
 */
export function withheld(
  { asking }: Request,
  said: string,
  talk: Talk,
  context: AgentContext,
  isKept = false,
): Turn | null {
  const { grammar, phrases } = context
  if (asking !== 'name' && asking !== 'email') return null
  if (!isKept && understandIn(talk, said, context).parts.length > 0) return null
  if (!isKept && !grammar.words.request.withholds.test(said)) return null
  return turn(talk, phrases.request.withheld(asking))
}

/** Tells what is known, or whether a part is needed, and asks the open question again; null for anything else. */
export function aboutRequest({ request, ...talk }: WithRequest, said: string, context: AgentContext): Turn | null {
  const { parts, readsBack, isNeeded, asksHours, cancelsSent, isSent, asksWho } = context.grammar.words.request
  const texts = context.phrases.request
  const question = texts.openQuestion(request)
  const same = { ...talk, request }
  if (readsBack.test(said) || isSent.test(said.trim()))
    return turn(same, `${texts.soFar(request, talk.contact)} ${question}`)
  if (asksHours.test(said) && request.kind !== 'inquiry') return turn(same, `${texts.hours(request.kind)} ${question}`)
  if (asksWho.test(said)) return turn(same, `${texts.goesTo} ${question}`)
  if (cancelsSent.test(said)) return turn(same, `${texts.toCancel} ${question}`)
  const part = parts.find(([, pattern]) => pattern.test(said))?.[0]
  const isOfContact = part === 'phone' || part === 'email' || part === 'name'
  if (isOfContact && isNeeded.test(said)) return turn(same, `${texts.isNeeded(part, request.kind)} ${question}`)
  return null
}

/** The talk with one part of the request cleared and asked for. */
export function emptied(talk: WithRequest, asking: Request['asking']): Talk {
  const { request, contact } = talk
  return {
    ...talk,
    contact: {
      ...contact,
      ...(asking === 'name' && { name: '' }),
      ...(asking === 'email' && { email: '' }),
      ...(asking === 'phone' && { phone: '' }),
    },
    request: {
      ...request,
      asking,
      confirmation: null,
      ...(asking === 'home' && { home: null }),
      ...(asking === 'day' && { day: null }),
      ...(asking === 'slot' && { slot: null, at: null }),
      ...(asking === 'message' && { message: null }),
    },
  }
}
