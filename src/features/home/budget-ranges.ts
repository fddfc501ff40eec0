import type { BudgetRange } from '#domain/search/budget.ts'
import { writeListingQuery } from '#domain/search/filters-url.ts'
import { defaultFilters, PRICE_SCALES } from '#domain/search/filters.ts'

/** The parameters of the listings within a range; the upper end belongs to the next range, an open one has none. */
export function listingsInRange({ min, max }: BudgetRange): Record<string, string> {
  const price = { min, max: max === null ? PRICE_SCALES.sale.max : max - 1 }
  return writeListingQuery({ filters: { ...defaultFilters(), price }, sort: 'price-asc', page: 1 })
}

/** How long each range's bar is, as a share of the longest; nothing is a bar of no length. */
export function barShares(ranges: readonly BudgetRange[]): number[] {
  const most = Math.max(1, ...ranges.map((range) => range.count))
  return ranges.map((range) => range.count / most)
}
