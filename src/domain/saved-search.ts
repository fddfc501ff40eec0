import type { ListingFilters } from './filters.ts'
import { formatDollars } from './money.ts'

/** Filters a visitor has kept under a name. */
export interface SavedSearch {
  id: string
  name: string
  filters: ListingFilters
  /** ISO date (yyyy-mm-dd). */
  dateCreated: string
}

/** The four boxes of a saved search's card (F-03), in words. */
export interface SavedSearchCriteria {
  location: string
  priceRange: string
  beds: string
  baths: string
}

export function describeSavedSearch({ search, county, price, beds, baths }: ListingFilters): SavedSearchCriteria {
  const places = [search, county ? `${county} County` : ''].filter(Boolean)
  return {
    location: places.join(', ') || 'All Counties',
    priceRange: `${formatDollars(price.min)} - ${formatDollars(price.max)}`,
    beds: beds === null ? 'Any' : `${beds}+ beds`,
    baths: baths === null ? 'Any' : `${baths}+ baths`,
  }
}
