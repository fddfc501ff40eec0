import { defaultFilters } from './filters.ts'
import { FILTERS, perFilter, type ListingFilters } from './filters/catalogue.ts'
import { everyPrice, sliderPrice, type DefaultPrice } from './filters/price.ts'
import type { ListingParamName } from './listing-params.ts'
import type { ListingQuery } from './search.ts'
import { sortFor } from './sort.ts'

/** The shortest query parameters for a listing search: those at their default are left out, in a fixed order. */
export function writeListingQuery(
  query: ListingQuery,
  defaultPrice: DefaultPrice = sliderPrice,
): Record<string, string> {
  const { filters, page } = query
  const sort = sortFor(query)
  const fallback = { ...defaultFilters(filters.market, defaultPrice), market: FILTERS.market.none }
  return Object.assign(
    {},
    ...perFilter(filters, (filter, value, key) => filter.write(value, fallback[key])),
    sort !== 'newest' && { sort },
    page !== 1 && { page: String(page) },
  )
}

/** The API's parameters for a search: its defaults are no page's, but every home of a market. */
export const apiParamsFor = (query: ListingQuery): Record<string, string> => writeListingQuery(query, everyPrice)

/** The map page's parameters for the same homes as a listings page shows. */
export const mapParamsFor = (filters: ListingFilters): Record<string, string> =>
  apiParamsFor({ filters, sort: 'newest', page: 1 })

/** The layouts of the listings page; grid is the default (L-01). */
export const LISTINGS_VIEWS = ['grid', 'list'] as const
export type ListingsView = (typeof LISTINGS_VIEWS)[number]

/** The shortest parameters of the listings page: a search and its layout. */
export const writeListingsPage = (query: ListingQuery, view: ListingsView): Record<string, string> => ({
  ...writeListingQuery(query),
  ...(view === 'list' ? { view } : {}),
})

/** The parameters of the listings page; one that is absent is undefined or missing. */
export type ListingsParams = { [K in ListingParamName | 'view']?: string | undefined }
