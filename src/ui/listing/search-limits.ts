import { NO_LIMITS, type CommuteLimits } from '#domain/commute/likely-commutes.ts'
import { readListingQuery } from '#domain/search/filters-from-url.ts'
import type { QueryParams } from '#domain/search/query-string.ts'

/** What the search of an address asks of the way to a place of work; nothing where it isn't about this place. */
export function searchLimits(params: QueryParams, place: string): CommuteLimits {
  const { filters, sort } = readListingQuery(params).query
  const { to, walk, minutes } = filters.train
  return to === place ? { walk, minutes, byShortest: sort === 'shortest-commute' } : NO_LIMITS
}
