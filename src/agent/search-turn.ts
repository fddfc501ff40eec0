import { activeParts } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { ToolAnswer } from './agent-tool.ts'
import { withNext } from './next-choices.ts'
import type { Phrases } from './phrases/phrases.ts'
import { searchInput } from './search-input.ts'
import { turn, type Talk, type Turn } from './talk.ts'
import { READ_OUT } from './tools/search-listings.ts'
import { callTool, type TurnInput } from './turn-input.ts'

/** Starts or changes a search; shows more results if nothing changes. */
export const searchOrMore = (input: TurnInput): Promise<Turn> => (isMore(input) ? more(input) : search(input))

const sameFilters = (a: ListingFilters, b: ListingFilters): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether the sentence asks for more of the same search. */
const isMore = ({ talk, read }: TurnInput): boolean =>
  read.intent === 'refine' &&
  talk.total !== null &&
  read.sort === null &&
  read.parts.length === 0 &&
  read.limits.length === 0 &&
  sameFilters(read.filters, talk.filters)

async function more(input: TurnInput): Promise<Turn> {
  const { talk } = input
  const offset = talk.offset + READ_OUT
  const { filters, sort } = talk
  const found = await callTool(input, 'search_listings', { ...searchInput(filters), sort, offset })
  if (!found.ok) return turn(talk, input.context.phrases.answers.problem(found.problem))
  const { shown } = found.value
  if (shown?.kind !== 'search' || shown.listings.length === 0) return turn(talk, found.value.say)
  return afterSearch(input.context.phrases, { ...talk, offset }, found.value, beside(found.value, offset, input))
}

/** Runs a search. A sentence of limits alone changes nothing; the answer adds their reasons. */
async function search(input: TurnInput): Promise<Turn> {
  const { talk, read, said } = input
  const isOnlyLimits = read.limits.length > 0 && read.parts.length === 0 && sameFilters(read.filters, talk.filters)
  if (isOnlyLimits) {
    const beyond = input.context.phrases.outOfScope.answer(said)
    return turn(talk, beyond?.say ?? '', beyond ? { sources: beyond.sources } : {})
  }
  const sort = read.sort ?? (read.intent === 'refine' ? talk.sort : 'newest')
  const found = await callTool(input, 'search_listings', { ...searchInput(read.filters), sort })
  // The filters are kept even if the search fails, so that the next sentence can continue.
  const next = { ...talk, filters: read.filters, sort, offset: 0 }
  if (!found.ok) return turn(next, input.context.phrases.answers.problem(found.problem))
  return withFirst(input, afterSearch(input.context.phrases, next, found.value, beside(found.value, 0, input)))
}

/** What is said of a search beside the cards of its homes; everything where there are none. */
function beside(
  { shown, facts, say }: ToolAnswer,
  offset: number,
  { context: { phrases, places } }: TurnInput,
): string {
  if (shown?.kind !== 'search' || shown.listings.length === 0) return say
  const { outside_our_counties: outside = 0 } = facts as { outside_our_counties?: number }
  return phrases.found.onCards({ ...shown, offset, outside, cards: shown.listings.length }, places)
}

/** 'Show me the cheapest' turns to that home: it stands first. */
function withFirst({ read }: TurnInput, found: Turn): Turn {
  const [first = null] = found.talk.homes
  return read.home !== null && read.home === found.talk.sort
    ? { ...found, talk: { ...found.talk, home: first } }
    : found
}

/** Counts homes. */
export async function count(input: TurnInput): Promise<Turn> {
  const { talk, read, context } = input
  const found = await callTool(input, 'search_listings', searchInput(read.filters))
  const next: Talk = { ...talk, filters: read.filters, sort: 'newest', offset: 0 }
  if (!found.ok) return turn(next, input.context.phrases.answers.problem(found.problem))
  const { shown, say } = found.value
  const total = shown?.kind === 'search' ? shown.total : 0
  return afterSearch(
    input.context.phrases,
    next,
    found.value,
    total > 0 ? `${context.phrases.found.countedHomes(total, read.filters, context.places)}.` : say,
  )
}

export function afterSearch(
  { answers }: Phrases,
  talk: Talk,
  { shown, sources, facts }: ToolAnswer,
  say: string,
): Turn {
  if (shown?.kind !== 'search') return turn(talk, say, { sources })
  const { listings, total, filters, sort } = shown
  const home = listings.length === 1 && total === 1 ? listings[0]! : null
  const marketIsEmpty = (facts as { in_market?: number }).in_market === 0
  const isPart = talk.offset === 0 && total > listings.length
  const hint = isPart
    ? ` ${answers.moreHint}`
    : total === 0 && !marketIsEmpty && activeParts(filters, everyPrice).length > 1
      ? ` ${answers.startOverHint}`
      : ''
  const priceAsked = total > 0 ? null : talk.priceAsked
  const next: Talk = {
    ...talk,
    filters,
    sort,
    total,
    homes: listings,
    home,
    pendingQuestion: null,
    priceAsked,
    marketIsEmpty,
  }
  return turn(next, say + hint, { shown: [shown], sources })
}

/** Answers what a price or rent reaches, and what an income does to rent. */
export async function budget(input: TurnInput): Promise<Turn> {
  const { talk, read } = input
  const { market, min_price: _, max_price: __, ...place } = searchInput(read.filters)
  const money = read.money ? { [read.money.kind]: read.money.amount } : {}
  const found = await callTool(input, 'budget', {
    ...place,
    ...(read.money?.kind === 'income' && { market }),
    ...money,
  })
  if (!found.ok) return turn(talk, input.context.phrases.answers.problem(found.problem))
  const say = withTakeHome(input, found.value.say)
  return found.value.shown
    ? afterSearch(input.context.phrases, { ...talk, offset: 0 }, found.value, say)
    : withNext(input, turn(talk, say), ['price', 'steps', 'person'])
}

/** Says beside what an income reaches that the pay after tax was told. */
export const withTakeHome = ({ said, read, context }: TurnInput, say: string): string =>
  read.money?.kind === 'income' && TAKE_HOME.test(said) ? `${say} ${context.phrases.afford.takeHome}` : say

/** Pay after tax. */
const TAKE_HOME =
  /\b(?:take[- ]?home|(?:bring|brings|bringing|brought) (?:\w+ )?home|after[- ]tax(?:es)?|nets?|netting|clears?|clearing|in (?:my|our) pocket|netos?|limpios?|despu[eé]s de (?:los )?impuestos|me quedan?|nos quedan?)\b/i
