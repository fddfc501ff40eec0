import { todayInNewJersey } from '../day.ts'
import type { TownPoint } from '../geo/town.ts'
import type { Listing, ListingSummary } from '../listing/listing.ts'
import { hasPhrases } from './description-words.ts'
import { defaultFilters } from './filters.ts'
import { filterKeysOf, FILTERS, type FilterKey, type ListingFilters } from './filters/catalogue.ts'
import type { FilteredHome, FilterKind } from './filters/filter.ts'
import { hasWords } from './search-words.ts'

/**
 * Whether a home meets every filter (specification section 5, L-04). An unknown number of beds or baths meets no minimum.
 * A home without a location stands where its town does; where that isn't known either, nothing says it is elsewhere. A text
 * is also met by a home that has its words.
 *
 * @param today the ISO date in New Jersey
 */
export function matches(
  listing: FilteredHome,
  filters: ListingFilters,
  townAt: TownPoint = () => null,
  today: string = todayInNewJersey(),
): boolean {
  // The types can't tell that each filter gets its own value.
  const meets = (key: FilterKey) => FILTERS[key].matches(listing, filters[key] as never, townAt, today)
  // Not in the catalogue: every page loads that one first, and none matches homes.
  return filterKeysOf(filters.market).every(
    (key) =>
      meets(key) ||
      (key === 'search' && hasWords(listing, filters.search)) ||
      (key === 'words' && hasPhrases(listing.description, filters.words)),
  )
}

/** Filters that look at more than a card knows. */
const DEEPER: ReadonlySet<FilterKind> = new Set(['any', 'span', 'flag', 'words'])

/** Whether a home may meet the filters, by what its card knows of it. */
export function mayMatch(home: ListingSummary, filters: ListingFilters): boolean {
  const onCard = Object.entries(filters).filter(([key]) => !DEEPER.has(FILTERS[key as FilterKey].kind))
  return matches(home as Listing, { ...defaultFilters(filters.market), ...Object.fromEntries(onCard) })
}
