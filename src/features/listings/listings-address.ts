import { readListingQuery } from '#domain/search/filters-from-url.ts'
import type { QueryParams } from '#domain/search/query-string.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { searchQuery } from './listings-queries.ts'

export { listingsHead } from './listings-head.ts'

/** The results that belong to an address. */
export const searchAt = (listings: ListingGateway, params: QueryParams) =>
  searchQuery(listings, readListingQuery(params).query)
