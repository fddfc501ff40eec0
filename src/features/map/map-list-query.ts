import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import { writeListingQuery } from '#domain/search/filters-url.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'

/** The homes of the map's list, page after page; the last answer stays while the next is on its way. Throws ProblemError. */
export const mapListQuery = (listings: ListingGateway, filters: ListingFilters) =>
  infiniteQueryOptions({
    queryKey: ['listings', 'map', writeListingQuery({ filters, sort: 'newest', page: 1 }, everyPrice)],
    queryFn: async ({ pageParam, signal }) =>
      valueOrThrow(await listings.search({ filters, sort: 'newest', page: pageParam }, signal)),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageCount }) => (page < pageCount ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  })
