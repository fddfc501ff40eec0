import type { Listing, ListingSummary } from '../listing/listing.ts'
import { FILTER_RULES, type SearchContext } from './filter-rules.ts'
import { defaultFilters } from './filters.ts'
import { filterKeysOf, FILTERS, type FilterKey, type ListingFilters } from './filters/catalogue.ts'
import type { FilteredHome, FilterKind } from './filters/filter.ts'

/**
 * Whether a home meets every filter (specification section 5, L-04). An unknown number of beds or baths meets no minimum.
 * A home without a location stands where its town does; where that isn't known either, nothing says it is elsewhere. A text
 * is also met by a home that has its words.
 */
export const matches = (listing: FilteredHome, filters: ListingFilters, context: SearchContext = {}): boolean =>
  matching(filters, context)(listing)

/** The same rule for many homes. */
export function matching(filters: ListingFilters, context: SearchContext = {}): (listing: FilteredHome) => boolean {
  // The types can't tell that each rule gets its own filter's value.
  const rules = filterKeysOf(filters.market).map((key) => FILTER_RULES[key](filters[key] as never, context))
  return (listing) => rules.every((meets) => meets(listing))
}

/** Filters that look at more than a card knows, or at more than homes. */
const DEEPER: ReadonlySet<FilterKind> = new Set([
  'features',
  'any',
  'span',
  'flag',
  'words',
  'cost',
  'train',
  'left-out',
])

/** Whether a home may meet the filters, by what its card knows of it. */
export function mayMatch(home: ListingSummary, filters: ListingFilters): boolean {
  const onCard = Object.entries(filters).filter(([key]) => !DEEPER.has(FILTERS[key as FilterKey].kind))
  return matches(home as Listing, { ...defaultFilters(filters.market), ...Object.fromEntries(onCard) })
}
