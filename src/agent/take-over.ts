import { summaryOf } from '#domain/listing/listing.ts'
import type { Shown } from '#domain/voice/conversation.ts'
import type { AgentContext } from './agent-context.ts'
import { readHandOver, type HandOver } from './hand-over.ts'
import { homesIn, remembered } from './remembered-homes.ts'
import { beginRequest } from './request-turn.ts'
import { savedBy } from './saving-turn.ts'
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
  const { problem } = context.phrases.answers
  const read = readHandOver(tool, input)
  if (!read.ok) return turn(talk, problem(read.problem))
  if (tool === 'save_search' || tool === 'save_favorite') {
    const done = await runTool(tool, read.value.input, context, signal)
    if (!done.ok) return turn(talk, problem(done.problem))
    const { say, shown, sources } = done.value
    return turn(talk, say, { shown: shown ? [shown] : [], sources, done: savedBy(done.value) })
  }
  if (tool === 'request_callback') return beginRequest(talk, 'callback', null, said, context, signal)
  const home = await context.listings.byId(Number(read.value.input['listing_id']), signal)
  if (!home.ok) return turn(talk, problem(home.problem))
  return beginRequest(talk, tool === 'book_tour' ? 'tour' : 'inquiry', summaryOf(home.value), said, context, signal)
}

/** The talk after something was shown, by the rules or by a model. */
export function afterShown(before: Talk, shown: Shown): Talk {
  const talk = { ...before, seen: remembered(before.seen, homesIn([shown])) }
  if (shown.kind === 'listing') return { ...talk, home: shown.listing, pendingQuestion: null }
  if (shown.kind === 'comparison') return { ...talk, homes: shown.homes, home: null, pendingQuestion: null }
  if (shown.kind === 'similar') return { ...talk, homes: shown.listings, home: null, pendingQuestion: null }
  if (shown.kind !== 'search') return talk
  const { filters, sort, total, listings } = shown
  const home = total === 1 ? (listings[0] ?? null) : null
  return { ...talk, filters, sort, offset: 0, total, homes: listings, home, pendingQuestion: null }
}
