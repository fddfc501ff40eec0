import { activeParts, filterOfPart } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { Understanding } from '#language/understanding.ts'
import type { Phrases } from './phrases/phrases.ts'
import type { Talk } from './talk.ts'

/** Filters named in full; more are not said. */
const MOST_NAMED = 3

/**
 * What a sentence changed in the search without asking for it, in one sentence; '' for nothing. `before`: the talk before
 * the sentence.
 */
export function toldChanges(
  { filters, total }: Talk,
  read: Understanding,
  { changes, found, questions }: Phrases,
): string {
  if (read.ambiguity) return questions.tookReading(read.ambiguity.readings[0]!.label)
  const isMarketGuessed = read.marketChanged && !read.parts.some(({ kind }) => kind === 'market')
  const market = isMarketGuessed ? changes[read.filters.market === 'rent' ? 'toRent' : 'toSale'] : ''
  // A price of the other market means nothing in this one.
  const fallen = read.dropped.filter((key) => !(key === 'price' && read.marketChanged))
  const dropped = total === null ? [] : droppedWords(filters, fallen, found)
  if (dropped.length === 0) return market
  if (market) return `${market} ${changes.droppedWithMarket(dropped)}`
  return read.marketChanged ? changes.droppedWithMarket(dropped) : changes.dropped(dropped)
}

const droppedWords = (filters: ListingFilters, dropped: Understanding['dropped'], found: Phrases['found']): string[] =>
  activeParts(filters, everyPrice)
    .filter((part) => dropped.includes(filterOfPart(part)))
    .map((part) => found.chip(part, filters))
    .slice(0, MOST_NAMED)
