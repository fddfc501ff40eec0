import type { Understanding } from '#language/understanding.ts'
import type { AgentContext } from './agent-context.ts'
import { homeMeant } from './home-reference.ts'
import { timeIn } from './request-time.ts'
import { askOrReadBack, beginRequest, contactIn, withoutHome } from './request-turn.ts'
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
  const { grammar, phrases } = context
  const { cancelsSent, asksSent, movesSent, isSent } = grammar.words.request
  if (!sent) return isSent.test(said.trim()) ? turn(talk, phrases.request.nothingSent) : null
  if (cancelsSent.test(said)) return turn(talk, phrases.undo.sent)
  if (asksSent.test(said) || isSent.test(said.trim())) return turn(talk, phrases.request.wasSent(sent, talk.contact))
  if (grammar.words.request.takesBack.test(said.trim())) return turn(talk, phrases.undo.sent)
  const other = await tourOfOther(talk, said, read, context, signal)
  if (other) return other
  if (!UNREAD.test(read.intent) || read.parts.length > 0) return null
  const contact = grammar.correctContact(said, talk.contact) ?? contactIn(said, talk.contact, false, grammar)
  const time = sent.kind !== 'inquiry' && movesSent.test(said) ? timeIn(said, sent.kind, context) : null
  const isMoved = time !== null && (time.day !== null || time.slot !== null || time.problem !== null)
  if (!isMoved && contact === talk.contact) return null
  const request = {
    ...sent,
    day: time?.day ?? sent.day,
    slot: time?.slot ?? sent.slot,
    at: time?.slot ? time.at : sent.at,
    asking: 'yes' as const,
    confirmation: null,
  }
  const problem = time?.problem ?? null
  const asked = await askOrReadBack({ ...talk, contact, request }, { problem }, context, signal)
  return { ...asked, say: `${phrases.request.sentBefore} ${asked.say}` }
}

/** After a tour, one of another home: 'and the second one right after at 11'. Null for anything else. */
async function tourOfOther(
  talk: Talk,
  said: string,
  { home, homes, intent, fact }: Understanding,
  context: AgentContext,
  signal?: AbortSignal,
): Promise<Turn | null> {
  if (talk.sent?.kind !== 'tour' || home === null || intent !== 'listing' || fact !== null) return null
  const time = timeIn(withoutHome(said, null, context), 'tour', context)
  if (time.day === null && time.slot === null) return null
  const found = await homeMeant({ ...talk, home: null }, home, said, context, { homes, ...(signal && { signal }) })
  return found.ok && found.value ? beginRequest(talk, 'tour', found.value, said, context, signal) : null
}

/** A day or an hour alone is read as nothing, or as a search that it doesn't change. */
const UNREAD = /^(?:unknown|search|refine|greeting)$/
