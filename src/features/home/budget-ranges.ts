import type { BudgetRange } from '#domain/search/budget.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'

/**
 * The listings page's parameters for a range, cheapest first; the upper end belongs to the next range. Written here rather
 * than by the filter catalogue, which the home page needs for nothing else.
 */
export const listingsInRange = ({ min, max }: Pick<BudgetRange, 'min' | 'max'>): Record<string, string> => ({
  min: String(min),
  max: String(max === null ? EVERY_PRICE.max : max - 1),
  sort: 'price-asc',
})

/** The length of each range's bar, 0 … 1, as a share of the longest. */
export function barShares(ranges: readonly Pick<BudgetRange, 'count'>[]): number[] {
  const most = Math.max(1, ...ranges.map((range) => range.count))
  return ranges.map((range) => range.count / most)
}
