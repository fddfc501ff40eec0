import { summaryOf } from '#domain/listing/listing.ts'
import type { Shown } from '#domain/voice/conversation.ts'
import type { AgentContext } from './agent-context.ts'
import { problemWords } from './answer-text.ts'
import { readHandOver, type HandOver } from './hand-over.ts'
import { beginRequest } from './request-turn.ts'
import { turn, type Talk, type Turn } from './talk.ts'
import { runTool } from './tool-registry.ts'

/** What a language model has asked for is done by the rules, or begun: nothing is sent before the visitor's yes. */
export async function takeOver(
  talk: Talk,
  { tool, input }: HandOver,
  said: string,
  surroundings: AgentContext,
  signal: AbortSignal,
): Promise<Turn> {
  const read = readHandOver(tool, input)
  if (!read.ok) return turn(talk, problemWords(read.problem))
  if (tool === 'save_search' || tool === 'save_favorite') {
    const done = await runTool(tool, read.value.input, surroundings, signal)
    if (!done.ok) return turn(talk, problemWords(done.problem))
    const { say, shown, sources } = done.value
    return turn(talk, say, { shown: shown ? [shown] : [], sources })
  }
  const home = await surroundings.listings.byId(Number(read.value.input['listing_id']), signal)
  if (!home.ok) return turn(talk, problemWords(home.problem))
  return beginRequest(
    talk,
    tool === 'book_tour' ? 'tour' : 'inquiry',
    summaryOf(home.value),
    said,
    surroundings,
    signal,
  )
}

/** Where a conversation stands after something was shown in it, whoever has looked it up. */
export function afterShown(talk: Talk, shown: Shown): Talk {
  if (shown.kind === 'listing') return { ...talk, home: shown.listing, asked: null }
  if (shown.kind !== 'search') return talk
  const { filters, sort, total, listings } = shown
  const home = total === 1 ? (listings[0] ?? null) : null
  return { ...talk, filters, sort, offset: 0, total, homes: listings, home, asked: null }
}
