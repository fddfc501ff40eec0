import type { Understanding } from '#language/understanding.ts'
import type { AgentContext } from './agent-context.ts'
import { askOrReadBack, contactIn, timeIn } from './request-turn.ts'
import { turn, type Talk, type Turn } from './talk.ts'

/**
 * Answers about the request that was sent last: what it said, that it stays sent, or the same again with another day, hour
 * or contact, to be read back like any other. Null for anything else.
 */
export async function aboutSent(
  talk: Talk,
  said: string,
  read: Understanding,
  context: AgentContext,
  signal?: AbortSignal,
): Promise<Turn | null> {
  const { sent } = talk
  if (!sent) return null
  const { grammar, phrases } = context
  const { cancelsSent, asksSent, movesSent } = grammar.words.request
  if (cancelsSent.test(said)) return turn(talk, phrases.undo.sent)
  if (asksSent.test(said)) return turn(talk, phrases.request.wasSent(sent, talk.contact))
  if (!UNREAD.test(read.intent) || read.parts.length > 0) return null
  const contact = grammar.correctContact(said, talk.contact) ?? contactIn(said, talk.contact, false, grammar)
  const time = sent.kind !== 'inquiry' && movesSent.test(said) ? timeIn(said, sent.kind, context) : null
  const isMoved = time !== null && (time.day !== null || time.slot !== null || time.problem !== null)
  if (!isMoved && contact === talk.contact) return null
  const request = {
    ...sent,
    day: time?.day ?? sent.day,
    slot: time?.slot ?? sent.slot,
    asking: 'yes' as const,
    confirmation: null,
  }
  const problem = time?.problem ?? null
  const asked = await askOrReadBack({ ...talk, contact, request }, { problem }, context, signal)
  return { ...asked, say: `${phrases.request.sentBefore} ${asked.say}` }
}

/** A day or an hour alone is read as nothing, or as a search that it doesn't change. */
const UNREAD = /^(?:unknown|search|refine|greeting)$/
