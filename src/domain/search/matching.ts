import type { TownPoint } from '../geo/town.ts'
import type { ListingSummary } from '../listing/listing.ts'
import { FILTER_KEYS, FILTERS, type FilterKey, type ListingFilters } from './filters/catalogue.ts'
import { hasWords } from './search-words.ts'

/**
 * Whether a home meets every filter (specification section 5, L-04). An unknown number of beds or baths meets no minimum.
 * A home without a location stands where its town does; where that isn't known either, nothing says it is elsewhere. A text
 * is also met by a home that has its words.
 */
export function matches(listing: ListingSummary, filters: ListingFilters, townAt: TownPoint = () => null): boolean {
  // The types can't tell that each filter gets its own value.
  const meets = (key: FilterKey) => FILTERS[key].matches(listing, filters[key] as never, townAt)
  // Not in the catalogue: every page loads that one first, and none matches homes.
  return FILTER_KEYS.every((key) => meets(key) || (key === 'search' && hasWords(listing, filters.search)))
}
