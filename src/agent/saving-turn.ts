import type { ListingSummary } from '#domain/listing/listing.ts'
import { activeParts } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { ToolAnswer } from './agent-tool.ts'
import { searchInput } from './search-input.ts'
import { turn, type Done, type Talk, type Turn } from './talk.ts'
import { callTool, type TurnInput } from './turn-input.ts'

/** Saves a home as a favorite. */
export const saveHome = (input: TurnInput, home: ListingSummary): Promise<Turn> =>
  save(input, { ...input.talk, home }, 'save_favorite', { listing_id: home.id })

/** Whether 'save it' means the search: mail about new homes is spoken of, or 'this one too' follows a saved search. */
export const savesSearch = ({ talk, read, said, context: { grammar } }: TurnInput): boolean => {
  if (talk.total === null || read.home !== null || read.homes.each.length > 1) return false
  const { wantsAlerts, savesToo } = grammar.words
  if (talk.home === null && wantsAlerts.test(said)) return true
  return savesToo.test(said) && savedSearchLast(talk) && (talk.home === null || isOnlyFound(talk))
}

/** The home is in hand as all that the search found, and nothing was told of it. */
const isOnlyFound = ({ total, told }: Talk): boolean => total === 1 && told === null

/** Whether the last that was saved is a search. */
const savedSearchLast = ({ before }: Talk): boolean =>
  before.findLast(({ done }) => done !== null && done.kind !== 'sent')?.done?.kind === 'saved-search'

/** Saves the search in force. */
export async function saveSearch(input: TurnInput): Promise<Turn> {
  const { talk } = input
  const isEmpty = talk.total === null && activeParts(talk.filters, everyPrice).length === 0
  if (isEmpty) return turn(talk, input.context.phrases.answers.nothingYet)
  const { grammar, phrases } = input.context
  const saved = await save(input, talk, 'save_search', searchInput(talk.filters))
  const isFirst = !talk.before.some(({ done }) => done?.kind === 'saved-search')
  return saved.done && (isFirst || grammar.words.wantsAlerts.test(input.said))
    ? { ...saved, say: `${saved.say} ${phrases.saving.emailsOfSearch}` }
    : saved
}

async function save(input: TurnInput, talk: Talk, tool: string, toolInput: Record<string, unknown>): Promise<Turn> {
  const saved = await callTool(input, tool, toolInput)
  if (!saved.ok) return turn(talk, input.context.phrases.answers.problem(saved.problem))
  const { say, shown, sources } = saved.value
  return turn(talk, say, { shown: shown ? [shown] : [], sources, done: savedBy(saved.value) })
}

/** What the answer of `save_favorite` or `save_search` says to be saved newly. */
export function savedBy({ facts, shown }: ToolAnswer): Done | null {
  const { is_new: isNew, id, name = '' } = facts as { is_new?: boolean; id?: string; name?: string }
  if (shown?.kind === 'listing' && isNew) return { kind: 'favorite', home: shown.listing }
  return shown?.kind === 'saved-search' && id !== undefined ? { kind: 'saved-search', id, name } : null
}
