import { countyAndNeighbors } from '../geo/neighboring-counties.ts'
import type { ListingSummary } from './listing.ts'

/** Largest price difference of similar homes, as a share of the price. */
export const SIMILAR_PRICE_SHARE = 0.2
export const SIMILAR_COUNT = 3

/** Criteria of similar homes: same market, same or a neighboring county, price within 20 %. */
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

/** The best candidates that meet the criteria: same county first, then nearest price, then lower id. */
export function pickSimilar(listing: ListingSummary, candidates: readonly ListingSummary[]): ListingSummary[] {
  const { counties, minPrice, maxPrice } = similarCriteria(listing)
  const isElsewhere = (other: ListingSummary) => (other.county === listing.county ? 0 : 1)
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
        isElsewhere(a) - isElsewhere(b) ||
        Math.abs(a.price - listing.price) - Math.abs(b.price - listing.price) ||
        a.id - b.id,
    )
    .slice(0, SIMILAR_COUNT)
}
