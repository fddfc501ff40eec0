import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingQuery } from '#domain/search/search.ts'

/** What of a renter's numbers a search carries: limits, rounded. */
export interface RentalLimits {
  /** US dollars a month; null: any rent. */
  upTo: number | null
  bedrooms: number | null
  minutes: number | null
  place: string | null
  /** Rents that a voucher can cover. */
  voucher: boolean
}

/** Homes for rent within limits. */
export function rentalQuery(
  { upTo, bedrooms, minutes, place, voucher }: RentalLimits,
  sort: ListingQuery['sort'],
): ListingQuery {
  const filters = defaultFilters('rent')
  return {
    filters: {
      ...filters,
      voucher,
      price: upTo === null ? filters.price : { min: 0, max: upTo },
      ...(bedrooms !== null && bedrooms > 0 && { beds: bedrooms }),
      ...(place !== null && { train: { ...filters.train, to: place, minutes: inReach(minutes) } }),
    },
    sort,
    page: 1,
  }
}

/** The search takes from 15 minutes on. */
const inReach = (minutes: number | null): number | null => minutes && Math.max(15, Math.min(180, Math.round(minutes)))
