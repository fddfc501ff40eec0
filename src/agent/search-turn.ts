import { activeParts, everyPrice, type ListingFilters } from '#domain/search/filters.ts'
import type { ToolAnswer } from './agent-tool.ts'
import { problemWords, WORDS } from './answer-text.ts'
import { run, spoken, type Asked } from './asked.ts'
import { countedHomes } from './found-text.ts'
import { beyondListings } from './out-of-scope-answers.ts'
import { searchInput } from './search-input.ts'
import { turn, type Talk, type Turn } from './talk.ts'
import { READ_OUT } from './tools/search-listings.ts'

/** Begins a search or changes the one in force; goes on with it where nothing is changed. */
export const searchOrMore = (asked: Asked): Promise<Turn> => (isMore(asked) ? more(asked) : search(asked))

const sameFilters = (a: ListingFilters, b: ListingFilters): boolean => JSON.stringify(a) === JSON.stringify(b)

/** 'Show me more' changes nothing of the search. */
const isMore = ({ talk, read }: Asked): boolean =>
  read.intent === 'refine' &&
  talk.total !== null &&
  read.sort === null &&
  read.parts.length === 0 &&
  read.limits.length === 0 &&
  sameFilters(read.filters, talk.filters)

async function more(asked: Asked): Promise<Turn> {
  const { talk } = asked
  const offset = talk.offset + READ_OUT
  const { filters, sort } = talk
  const found = await run(asked, 'search_listings', { ...searchInput(filters), sort, offset })
  if (!found.ok) return turn(talk, problemWords(found.problem))
  const { shown } = found.value
  if (shown?.kind !== 'search' || shown.listings.length === 0) return turn(talk, found.value.say)
  return afterSearch({ ...talk, offset }, found.value, found.value.say)
}

/** What can't be asked for changes nothing; its reason is said with the answer. */
async function search(asked: Asked): Promise<Turn> {
  const { talk, read, said } = asked
  const isOnlyLimits = read.limits.length > 0 && read.parts.length === 0 && sameFilters(read.filters, talk.filters)
  if (isOnlyLimits) {
    const beyond = beyondListings(said)
    return turn(talk, beyond?.say ?? '', beyond ? { sources: beyond.sources } : {})
  }
  const sort = read.sort ?? (read.intent === 'refine' ? talk.sort : 'newest')
  const found = await run(asked, 'search_listings', { ...searchInput(read.filters), sort })
  // What was asked for stands, so that the next sentence can go on from it.
  const next = { ...talk, filters: read.filters, sort, offset: 0 }
  if (!found.ok) return turn(next, problemWords(found.problem))
  return afterSearch(next, found.value, found.value.say)
}

/** How many homes there are. */
export async function count(asked: Asked): Promise<Turn> {
  const { talk, read, surroundings } = asked
  const found = await run(asked, 'search_listings', searchInput(read.filters))
  const next: Talk = { ...talk, filters: read.filters, sort: 'newest', offset: 0 }
  if (!found.ok) return turn(next, problemWords(found.problem))
  const { shown, say } = found.value
  const total = shown?.kind === 'search' ? shown.total : 0
  return afterSearch(next, found.value, total > 0 ? `${countedHomes(total, read.filters, surroundings.places)}.` : say)
}

function afterSearch(talk: Talk, { shown, sources, facts }: ToolAnswer, say: string): Turn {
  if (shown?.kind !== 'search') return turn(talk, say, { sources })
  const { listings, total, filters, sort } = shown
  const home = listings.length === 1 && total === 1 ? listings[0]! : null
  const marketIsEmpty = (facts as { in_market?: number }).in_market === 0
  const isPart = talk.offset === 0 && total > listings.length
  const hint = isPart
    ? ' Say “show me more” for the next ones.'
    : total === 0 && !marketIsEmpty && activeParts(filters, everyPrice).length > 1
      ? ' Say “start over” to begin anew.'
      : ''
  const next: Talk = { ...talk, filters, sort, total, homes: listings, home, asked: null, marketIsEmpty }
  return turn(next, say + hint, { shown: [shown], sources })
}

/** What a price, a rent or an income reaches. */
export async function budget(asked: Asked): Promise<Turn> {
  const { talk, read } = asked
  const { market, min_price: _, max_price: __, ...place } = searchInput(read.filters)
  const money = read.money ? { [read.money.kind]: read.money.amount } : {}
  const found = await run(asked, 'budget', { ...place, ...(read.money?.kind === 'income' && { market }), ...money })
  if (!found.ok) return turn(talk, problemWords(found.problem))
  return found.value.shown
    ? afterSearch({ ...talk, offset: 0 }, found.value, found.value.say)
    : turn(talk, found.value.say)
}

/** Keeps the search in force among the visitor's own. */
export function saveSearch(asked: Asked): Promise<Turn> | Turn {
  const { talk } = asked
  const isEmpty = talk.total === null && activeParts(talk.filters, everyPrice).length === 0
  return isEmpty ? turn(talk, WORDS.nothingYet) : spoken(asked, talk, 'save_search', searchInput(talk.filters))
}
