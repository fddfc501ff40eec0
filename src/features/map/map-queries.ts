import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { defaultFilters, normalizeSearch, type ListingFilters } from '#domain/filters.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { ListingGateway } from '#ports/listing-gateway.ts'

/** Above any price: the map narrows by text alone (specification section 5). */
const EVERY_PRICE = { min: 0, max: 100_000_000 }

const mapFilters = (search: string): ListingFilters => ({
  ...defaultFilters(),
  search: normalizeSearch(search),
  price: EVERY_PRICE,
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
