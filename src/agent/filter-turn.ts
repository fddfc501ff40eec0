import { activeParts, filterOfPart } from '#domain/search/filters.ts'
import type { FilterKey, ListingFilters } from '#domain/search/filters/catalogue.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { Shown } from '#domain/voice/conversation.ts'
import { searchInput } from './search-input.ts'
import { count } from './search-turn.ts'
import { turn, type Turn } from './talk.ts'
import { callTool, type TurnInput } from './turn-input.ts'

const choicesOf = (sentences: readonly string[]): Shown[] =>
  sentences.length === 0 ? [] : [{ kind: 'choices', choices: sentences.map((says) => ({ label: says, says })) }]

/** Says what can be searched by. */
export function listFilters({ talk, context }: TurnInput): Turn {
  const { filters } = context.phrases
  const examples = (['built', 'cost', 'train'] as const).flatMap((key) => filters.examples(key, false))
  return turn(talk, filters.list, { shown: choicesOf(examples) })
}

/** Says what is searched for. */
export function tellCriteria({ talk, context }: TurnInput): Turn {
  const { filters: texts, found } = context.phrases
  const { filters, sort, total } = talk
  const isEmpty = total === null && activeParts(filters, everyPrice).length === 0
  if (isEmpty) return turn(talk, texts.nothingAsked, { shown: choicesOf([texts.whatFilters]) })
  const search =
    total === null ? found.search(filters, context.places) : found.countedHomes(total, filters, context.places)
  return turn(talk, texts.criteria(search, sort), { shown: choicesOf([texts.whatFilters]) })
}

/** Says whether homes can be searched by a filter, and what is asked of it. */
export function aboutFilter({ talk, read, context }: TurnInput): Turn {
  const { filters: texts } = context.phrases
  const { asked } = read
  if (asked === 'sort') return turn(talk, texts.orderIs(talk.sort), { shown: choicesOf(texts.examples('sort', false)) })
  const isSet = asked !== null && isAsked(talk.filters, asked)
  const examples = choicesOf(texts.examples(asked, isSet))
  return turn(talk, texts.about(asked, isSet ? talk.filters : null), { shown: examples })
}

/** Whether a filter asks for something; every search has a market. */
const isAsked = (filters: ListingFilters, key: FilterKey): boolean =>
  key === 'market' || activeParts(filters, everyPrice).some((part) => filterOfPart(part) === key)

/** Counts those of the homes found that meet more; the search stays. */
export async function countThese(input: TurnInput): Promise<Turn> {
  const { talk, read, context } = input
  if (talk.total === null) return count(input)
  const { filters: texts, answers, found } = context.phrases
  const done = await callTool(input, 'search_listings', searchInput(read.filters))
  if (!done.ok) return turn(talk, answers.problem(done.problem))
  const { shown } = done.value
  const matching = shown?.kind === 'search' ? shown.total : 0
  const says = found.search(read.filters, context.places)
  const choices: Shown[] = matching === 0 ? [] : [{ kind: 'choices', choices: [{ label: texts.showThem, says }] }]
  return turn(talk, texts.ofThese(matching, talk.total), { shown: choices })
}
