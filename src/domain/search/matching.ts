import { todayInNewJersey } from '../day.ts'
import type { TownPoint } from '../geo/town.ts'
import type { Listing, ListingSummary } from '../listing/listing.ts'
import { centsBelow, monthsBy, type LoanFigures } from '../money/home-month.ts'
import type { CostedHome } from '../money/monthly-cost.ts'
import { hasPhrases } from './description-words.ts'
import { defaultFilters } from './filters.ts'
import { filterKeysOf, FILTERS, type FilterKey, type ListingFilters } from './filters/catalogue.ts'
import type { CostLimit } from './filters/cost.ts'
import type { FilteredHome, FilterKind } from './filters/filter.ts'
import { hasWords } from './search-words.ts'

/**
 * Whether a home meets every filter (specification section 5, L-04). An unknown number of beds or baths meets no minimum.
 * A home without a location stands where its town does; where that isn't known either, nothing says it is elsewhere. A text
 * is also met by a home that has its words.
 *
 */
export const matches = (listing: FilteredHome, filters: ListingFilters, context: SearchContext = {}): boolean =>
  matching(filters, context)(listing)

/** The same rule for many homes. */
export function matching(filters: ListingFilters, context: SearchContext = {}): (listing: FilteredHome) => boolean {
  const { townAt = () => null, today = todayInNewJersey() } = context
  const meetsLimit = limitRule(filters.cost, context)
  const keys = filterKeysOf(filters.market)
  // Not in the catalogue: every page loads that one first, and none matches homes.
  const others: Partial<Record<FilterKey, (listing: FilteredHome) => boolean>> = {
    search: (listing) => hasWords(listing, filters.search),
    words: (listing) => hasPhrases(listing.description, filters.words),
  }
  // The types can't tell that each filter gets its own value.
  const meets = (listing: FilteredHome, key: FilterKey) =>
    FILTERS[key].matches(listing, filters[key] as never, townAt, today) || others[key]?.(listing)
  return (listing) => keys.every((key) => meets(listing, key)) && meetsLimit(listing)
}

/** What filters and orders depend on besides homes. */
export interface SearchContext {
  townAt?: TownPoint | undefined
  /** The ISO date in New Jersey. */
  today?: string
  /** Needed for monthly costs alone. */
  loans?: LoanFigures | undefined
}

/** The month of homes by a visitor's numbers, cents; null where it can't be worked out. Throws without `loans`. */
export function monthsFor({ terms }: CostLimit, { loans }: SearchContext): (home: CostedHome) => number | null {
  if (!loans) throw new Error('Monthly costs are computed by loan figures')
  return monthsBy(terms, loans)
}

function limitRule(limit: CostLimit, context: SearchContext): (home: CostedHome) => boolean {
  if (limit.upTo === null) return () => true
  const [monthOf, below] = [monthsFor(limit, context), centsBelow(limit.upTo)]
  return (home) => {
    const cents = monthOf(home)
    return cents === null ? limit.withUnknown : cents < below
  }
}

/** Filters that look at more than a card knows, or at more than homes. */
const DEEPER: ReadonlySet<FilterKind> = new Set(['any', 'span', 'flag', 'words', 'cost'])

/** Whether a home may meet the filters, by what its card knows of it. */
export function mayMatch(home: ListingSummary, filters: ListingFilters): boolean {
  const onCard = Object.entries(filters).filter(([key]) => !DEEPER.has(FILTERS[key as FilterKey].kind))
  return matches(home as Listing, { ...defaultFilters(filters.market), ...Object.fromEntries(onCard) })
}
