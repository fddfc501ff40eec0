import { isInside, isWithin } from '../geo/geo.ts'
import { foldTown, townKey, type TownPoint } from '../geo/town.ts'
import type { ListingSummary } from '../listing/listing.ts'
import { amenityFeature, foldCase, type ListingFilters } from './filters.ts'

/**
 * Whether a home meets every filter (specification section 5, L-04). An unknown number of beds or baths meets no minimum.
 * A home whose place isn't given stands where its town does; where that isn't known either, nothing says it is elsewhere.
 */
export function matches(listing: ListingSummary, filters: ListingFilters, townAt: TownPoint = () => null): boolean {
  return (
    listing.market === filters.market &&
    matchesSearch(listing, filters.search) &&
    (filters.county === null || listing.county === filters.county) &&
    listing.price >= filters.price.min &&
    listing.price <= filters.price.max &&
    (filters.beds === null || (listing.beds !== null && listing.beds >= filters.beds)) &&
    (filters.baths === null || (listing.baths !== null && listing.baths >= filters.baths)) &&
    filters.amenities.every((amenity) => listing.features.includes(amenityFeature(amenity))) &&
    isOfTowns(listing, filters.towns) &&
    standsIn(listing, filters, townAt)
  )
}

function isOfTowns({ city, county }: ListingSummary, towns: ListingFilters['towns']): boolean {
  const own = foldTown(townKey(city, county))
  return towns.length === 0 || towns.some((town) => foldTown(town) === own)
}

function standsIn({ location, city, county }: ListingSummary, filters: ListingFilters, townAt: TownPoint): boolean {
  const { area, within } = filters
  const at = area || within ? (location ?? townAt(city, county)) : null
  return at === null || ((!within || isWithin(at, within)) && (!area || isInside(at, area)))
}

function matchesSearch(listing: ListingSummary, search: string): boolean {
  if (!search) return true
  const wanted = foldCase(search)
  return [listing.title, listing.address, listing.county].some((text) => foldCase(text).includes(wanted))
}
