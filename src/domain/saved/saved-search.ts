import { townName } from '../geo/town.ts'
import { formatPrice } from '../money/money.ts'
import { writeListingQuery } from '../search/filters-url.ts'
import { amenityFeature, EVERY_PRICE, type ListingFilters } from '../search/filters.ts'

/** Filters a visitor has kept under a name. */
export interface SavedSearch {
  id: string
  name: string
  filters: ListingFilters
  /** ISO date (yyyy-mm-dd). */
  dateCreated: string
}

/** A saved search in words: the four boxes of its card (F-03), and below them what has no box of its own. */
export interface SavedSearchCriteria {
  location: string
  priceRange: string
  beds: string
  baths: string
  /** The amenities asked for, and that the homes are rentals. */
  others: string[]
}

/** Whether only a map shows where these homes lie. */
export const isPlacedOnMap = ({ area, within }: ListingFilters): boolean => area !== null || within !== null

/** Whether two searches ask for the same homes, in the same words. */
export const isSameSearch = (one: ListingFilters, other: ListingFilters): boolean => addressOf(one) === addressOf(other)

const addressOf = (filters: ListingFilters): string =>
  JSON.stringify(writeListingQuery({ filters, sort: 'newest', page: 1 }))

export function describeSavedSearch(filters: ListingFilters): SavedSearchCriteria {
  const { market, beds, baths, amenities } = filters
  return {
    location: placesOf(filters).join(', ') || 'All Counties',
    priceRange: priceRangeOf(filters),
    beds: beds === null ? 'Any' : `${beds}+ beds`,
    baths: baths === null ? 'Any' : `${baths}+ baths`,
    others: [...(market === 'rent' ? ['Rentals'] : []), ...amenities.map(amenityFeature)],
  }
}

function placesOf({ search, county, towns, area, within }: ListingFilters): string[] {
  const named = [search, ...towns.map(townName), county ? `${county} County` : ''].filter(Boolean)
  const onMap = [area ? 'drawn area' : '', within ? 'map’s view' : ''].filter(Boolean)
  const [first, ...others] = onMap
  if (named.length > 0 || first === undefined) return [...named, ...onMap]
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others]
}

/** 'Any price', 'Up to $800,000', 'From $300,000', '$300,000 - $1,500,000'; rents are by the month. */
function priceRangeOf({ market, price: { min, max } }: ListingFilters): string {
  const [noMin, noMax] = [min <= EVERY_PRICE.min, max >= EVERY_PRICE.max]
  if (noMin && noMax) return 'Any price'
  if (noMin) return `Up to ${formatPrice(max, market)}`
  if (noMax) return `From ${formatPrice(min, market)}`
  return `${formatPrice(min, market)} - ${formatPrice(max, market)}`
}
