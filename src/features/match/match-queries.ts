import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import { writeListingQuery } from '#domain/search/filters-url.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { PAGE_SIZE, type ListingQuery } from '#domain/search/search.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'

/** A page of homes, the last one while the next loads; null: none is asked for. Throws ProblemError. */
export const homesQuery = (listings: ListingGateway, query: ListingQuery | null) =>
  queryOptions({
    queryKey: ['listings', 'match', query && writeListingQuery(query)],
    queryFn: query ? async ({ signal }) => valueOrThrow(await listings.search(query, signal)) : skipToken,
    placeholderData: keepPreviousData,
  })

/** The page that has the first home behind the `fitting` ones. */
const pageBehind = (fitting: number): number => Math.floor(fitting / PAGE_SIZE) + 1

/** Homes in reach and over the limit: on this page from place `fitting % PAGE_SIZE` on, the nearest to the limit first. */
export const overQuery = (filters: ListingFilters, fitting: number): ListingQuery => ({
  filters: { ...filters, cost: { ...filters.cost, upTo: null } },
  sort: 'monthly-cost',
  page: pageBehind(fitting),
})

/** Homes within the limit and too far, as `overQuery`; the shortest way first. */
export const farQuery = (filters: ListingFilters, fitting: number): ListingQuery => ({
  filters: { ...filters, train: { ...filters.train, minutes: null } },
  sort: 'shortest-commute',
  page: pageBehind(fitting),
})

/** Homes that miss both limits, the cheapest first. */
export const farOverQuery = (filters: ListingFilters): ListingQuery =>
  overQuery({ ...filters, train: { ...filters.train, minutes: null } }, 0)

/** Homes for rent within the same monthly limit and reach. */
export const rentalsQuery = (filters: ListingFilters): ListingQuery => ({
  filters: { ...filters, market: 'rent' },
  sort: 'monthly-cost',
  page: 1,
})
