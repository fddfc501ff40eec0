import { countyAndNeighbors } from '../geo/county.ts'
import type { ListingSummary } from './listing.ts'

/** How far from a home's price a similar one may be, as a share of it. */
export const SIMILAR_PRICE_SHARE = 0.2
export const SIMILAR_COUNT = 3

/** What makes a home similar to another: same market, same or a neighboring county, price within 20 %. */
export interface SimilarCriteria {
  counties: readonly string[]
  minPrice: number
  maxPrice: number
}

export const similarCriteria = (listing: ListingSummary): SimilarCriteria => ({
  counties: countyAndNeighbors(listing.county),
  minPrice: Math.ceil(listing.price * (1 - SIMILAR_PRICE_SHARE)),
  maxPrice: Math.floor(listing.price * (1 + SIMILAR_PRICE_SHARE)),
})

/** The nearest few of the candidates that meet the criteria: the same county first, then the nearest price, then the lower id. */
export function pickSimilar(listing: ListingSummary, candidates: readonly ListingSummary[]): ListingSummary[] {
  const { counties, minPrice, maxPrice } = similarCriteria(listing)
  const farther = (other: ListingSummary) => (other.county === listing.county ? 0 : 1)
  return candidates
    .filter(
      (other) =>
        other.id !== listing.id &&
        other.market === listing.market &&
        counties.includes(other.county) &&
        other.price >= minPrice &&
        other.price <= maxPrice,
    )
    .sort(
      (a, b) =>
        farther(a) - farther(b) || Math.abs(a.price - listing.price) - Math.abs(b.price - listing.price) || a.id - b.id,
    )
    .slice(0, SIMILAR_COUNT)
}
