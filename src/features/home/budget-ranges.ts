import type { BudgetRange } from '#domain/search/budget.ts'
import { writeListingQuery } from '#domain/search/filters-url.ts'
import { defaultFilters, PRICE_SCALES } from '#domain/search/filters.ts'

/** The URL parameters of the listings in a range. Its upper end belongs to the next range; the last range has none. */
export function listingsInRange({ min, max }: BudgetRange): Record<string, string> {
  const price = { min, max: max === null ? PRICE_SCALES.sale.max : max - 1 }
  return writeListingQuery({ filters: { ...defaultFilters(), price }, sort: 'price-asc', page: 1 })
}

/** The length of each range's bar, 0 … 1, as a share of the longest. */
export function barShares(ranges: readonly BudgetRange[]): number[] {
  const most = Math.max(1, ...ranges.map((range) => range.count))
  return ranges.map((range) => range.count / most)
}
