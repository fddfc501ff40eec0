import { writeListingQuery } from '#domain/search/filters-url.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { EVERY_PRICE, PRICE_SCALES } from '#domain/search/filters/price-scale.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { toQueryString } from '#domain/search/query-string.ts'
import type { Sort } from '#domain/search/sort.ts'
import { readPlainSearch } from '#language/en/plain-search.ts'
import type { PlaceNames } from '#language/place-names.ts'
import type { SpokenContext, SpokenPart } from '#language/understanding.ts'

/** A sentence in the field, and what became of it. */
export interface Described {
  said: string
  /** The filters it was read from. */
  before: ListingFilters
  /** The filters that stand afterwards. */
  filters: ListingFilters
  /** The order asked for, if any. */
  sort: Sort | null
  /** Whether it asked for anything that homes are filtered or ordered by. */
  isApplied: boolean
  /** What was understood, in the words of chips. */
  used: string[]
  /** The visitor's own words that no filter covers, or that mean nothing here. */
  skipped: string[]
  /** What was understood otherwise than it may be meant, what is refused, and what was done without being asked, in sentences. */
  notes: string[]
  /** Nothing but one place was named. */
  isPlace: boolean
}

export const EVERY_PRICE_SHOWN = 'You didn’t name a price, so we’re showing homes at every price.'

/** What a sentence is read from. */
export interface Basis {
  before: ListingFilters
  context: SpokenContext
}

/**
 * A price nobody chose gives way to every price, for it would hide homes that meet the sentence. A sentence that is an
 * edited form of the last stands in its place; any other goes on from what it finds.
 */
export function basisOf(said: string, inForce: ListingFilters, last: Described | null, places: PlaceNames): Basis {
  const before = last && isInForce(last, inForce) && isEdited(last.said, said) ? last.before : inForce
  return { before, context: { filters: withChosenPrice(before), places, defaultPrice: everyPrice } }
}

/** Whether a sentence opens the price, though nobody asked for that. */
export const opensPrice = ({ before, context }: Basis, parts: readonly SpokenPart[]): boolean =>
  context.filters !== before && !parts.some(({ kind }) => kind === 'price')

/**
 * What a sentence of places, prices, rooms and features makes of the filters in force; null for one that says more or
 * otherwise, which `described-fully.lazy.ts` reads.
 */
export function describedPlainly(
  said: string,
  inForce: ListingFilters,
  last: Described | null,
  places: PlaceNames,
): Described | null {
  const basis = basisOf(said, inForce, last, places)
  const read = readPlainSearch(said, basis.context)
  if (read === null) return null
  return {
    said,
    before: basis.before,
    filters: read.filters,
    sort: null,
    isApplied: true,
    used: usedOf(read.parts),
    skipped: [],
    notes: opensPrice(basis, read.parts) ? [EVERY_PRICE_SHOWN] : [],
    isPlace: isPlace(read.parts),
  }
}

export const usedOf = (parts: readonly SpokenPart[]): string[] => [...new Set(parts.map(({ words }) => words))]

export const isPlace = (parts: readonly SpokenPart[]): boolean => parts.length === 1 && parts[0]!.kind === 'place'

/** Whether the filters are still those that a sentence left. */
export const isInForce = ({ filters }: Described, inForce: ListingFilters): boolean =>
  addressOf(filters) === addressOf(inForce)

const addressOf = (filters: ListingFilters): string =>
  toQueryString(writeListingQuery({ filters, sort: 'newest', page: 1 }))

function withChosenPrice(filters: ListingFilters): ListingFilters {
  const { initial } = PRICE_SCALES[filters.market]
  const isChosen = filters.price.min !== initial.min || filters.price.max !== initial.max
  return isChosen ? filters : { ...filters, price: EVERY_PRICE }
}

/** Most words of the shorter one stand in the other, too. */
function isEdited(last: string, said: string): boolean {
  const [a, b] = [last, said].map((text) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu)))
  return [...a!].filter((word) => b!.has(word)).length * 2 > Math.min(a!.size, b!.size)
}
