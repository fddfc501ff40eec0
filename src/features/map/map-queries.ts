import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { defaultFilters, everyPrice, normalizeSearch, type ListingFilters } from '#domain/filters.ts'
import type { MapQuery } from '#domain/map-homes.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { ListingGateway } from '#ports/listing-gateway.ts'

export const mapFilters = (search: string): ListingFilters => ({
  ...defaultFilters('sale', everyPrice),
  search: normalizeSearch(search),
})

/** The homes of the map's list, page after page; the last answer stays while the next is on its way. Throws ProblemError. */
export const mapListQuery = (listings: ListingGateway, search: string) => {
  const filters = mapFilters(search)
  return infiniteQueryOptions({
    queryKey: ['listings', 'map', filters.search],
    queryFn: async ({ pageParam, signal }) =>
      valueOrThrow(await listings.search({ filters, sort: 'newest', page: pageParam }, signal)),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageCount }) => (page < pageCount ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  })
}

/** What the map shows of the homes; the last answer stays while the next is on its way. Throws ProblemError. */
export const mapHomesQuery = (listings: ListingGateway, query: MapQuery) =>
  queryOptions({
    queryKey: ['map', query],
    queryFn: async ({ signal }) => valueOrThrow(await listings.onMap(query, signal)),
    placeholderData: keepPreviousData,
  })
