import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { writeListingQuery } from '#domain/filters-url.ts'
import { everyPrice, type ListingFilters } from '#domain/filters.ts'
import type { MapQuery } from '#domain/map-homes.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { ListingGateway } from '#ports/listing-gateway.ts'
import type { VisitedHomes } from '#ports/visited-homes.ts'

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

/** What the map shows of the homes; the last answer stays while the next is on its way. Throws ProblemError. */
export const mapHomesQuery = (listings: ListingGateway, query: MapQuery) =>
  queryOptions({
    queryKey: ['map', query],
    queryFn: async ({ signal }) => valueOrThrow(await listings.onMap(query, signal)),
    placeholderData: keepPreviousData,
  })

/** The homes the visitor has looked at. Throws ProblemError. */
export const visitedQuery = (visited: VisitedHomes) =>
  queryOptions({
    queryKey: ['visited-homes'],
    queryFn: async () => valueOrThrow(await visited.ids()),
  })
