import { countyAndNeighbors } from '../geo/neighboring-counties.ts'
import type { ListingSummary } from '../listing/listing.ts'

/** Largest difference of the price, or of the monthly cost, in percent of the saved home's. */
export const LIKE_PERCENT = 15
/** Largest difference of bedrooms. */
const LIKE_BEDS = 1

export interface LikenessContext {
  /** A home's monthly cost in US dollars; null if it isn't known. */
  monthlyCost: (home: ListingSummary) => number | null
}

/**
 * Whether somebody who saved one home may want to hear of another: on the same market, in the same county or a neighboring one, with about
 * as many bedrooms (where both are known), and a similar price or monthly cost. Stricter than `pickSimilar`, which fills a page.
 */
export function isLike(favorite: ListingSummary, home: ListingSummary, { monthlyCost }: LikenessContext): boolean {
  return (
    favorite.id !== home.id &&
    favorite.market === home.market &&
    countyAndNeighbors(favorite.county).includes(home.county) &&
    isNearBeds(favorite.beds, home.beds) &&
    (isNear(favorite.price, home.price) || isNear(monthlyCost(favorite), monthlyCost(home)))
  )
}

const isNearBeds = (a: number | null, b: number | null): boolean =>
  a === null || b === null || Math.abs(a - b) <= LIKE_BEDS

const isNear = (saved: number | null, other: number | null): boolean =>
  saved !== null && other !== null && Math.abs(other - saved) * 100 <= saved * LIKE_PERCENT
