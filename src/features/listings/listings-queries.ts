import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import { writeListingQuery } from '#domain/search/filters-url.ts'
import type { ListingQuery } from '#domain/search/search.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'

/** A page of search results; the last results stay while the next load, and an unused query is aborted. */
export const searchQuery = (listings: ListingGateway, query: ListingQuery) =>
  queryOptions({
    queryKey: ['listings', 'search', writeListingQuery(query)],
    queryFn: async ({ signal }) => valueOrThrow(await listings.search(query, signal)),
    placeholderData: keepPreviousData,
  })
