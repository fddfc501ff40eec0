import { summaryOf } from '#domain/listing/listing.ts'
import type { Shown } from '#domain/voice/conversation.ts'
import type { AgentContext } from './agent-context.ts'
import { problemText } from './answer-text.ts'
import { readHandOver, type HandOver } from './hand-over.ts'
import { beginRequest } from './request-turn.ts'
import { turn, type Talk, type Turn } from './talk.ts'
import { runTool } from './tool-registry.ts'

/** Runs what a language model has handed over. Tours and messages only start here: sending needs the visitor's yes. */
export async function takeOver(
  talk: Talk,
  { tool, input }: HandOver,
  said: string,
  context: AgentContext,
  signal: AbortSignal,
): Promise<Turn> {
  const read = readHandOver(tool, input)
  if (!read.ok) return turn(talk, problemText(read.problem))
  if (tool === 'save_search' || tool === 'save_favorite') {
    const done = await runTool(tool, read.value.input, context, signal)
    if (!done.ok) return turn(talk, problemText(done.problem))
    const { say, shown, sources } = done.value
    return turn(talk, say, { shown: shown ? [shown] : [], sources })
  }
  const home = await context.listings.byId(Number(read.value.input['listing_id']), signal)
  if (!home.ok) return turn(talk, problemText(home.problem))
  return beginRequest(talk, tool === 'book_tour' ? 'tour' : 'inquiry', summaryOf(home.value), said, context, signal)
}

/** The talk after something was shown, by the rules or by a model. */
export function afterShown(talk: Talk, shown: Shown): Talk {
  if (shown.kind === 'listing') return { ...talk, home: shown.listing, pendingQuestion: null }
  if (shown.kind !== 'search') return talk
  const { filters, sort, total, listings } = shown
  const home = total === 1 ? (listings[0] ?? null) : null
  return { ...talk, filters, sort, offset: 0, total, homes: listings, home, pendingQuestion: null }
}
