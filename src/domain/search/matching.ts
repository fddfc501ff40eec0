import type { TownPoint } from '../geo/town.ts'
import type { ListingSummary } from '../listing/listing.ts'
import { FILTER_KEYS, FILTERS, type ListingFilters } from './filters/catalogue.ts'

/**
 * Whether a home meets every filter (specification section 5, L-04). An unknown number of beds or baths meets no minimum.
 * A home without a location stands where its town does; where that isn't known either, nothing says it is elsewhere.
 */
export function matches(listing: ListingSummary, filters: ListingFilters, townAt: TownPoint = () => null): boolean {
  // The types can't tell that each filter gets its own value.
  return FILTER_KEYS.every((key) => FILTERS[key].matches(listing, filters[key] as never, townAt))
}
