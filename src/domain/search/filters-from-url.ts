import { writeListingsPage, type ListingsParams, type ListingsView, type QueryParams } from './filters-url.ts'
import { defaultFilters, normalizeSearch, sliderPrice, type DefaultPrice } from './filters.ts'
import { LISTING_PARAMS, readParam, type ListingParamName, type ListingParamValues } from './listing-params.ts'
import type { ListingQuery } from './search.ts'

export interface ReadListingQuery {
  query: ListingQuery
  /** Parameters that could not be understood; pages show the rest as if they were absent, the API refuses. */
  rejected: ListingParamName[]
}

/**
 * Reads a listing search out of query parameters. Never throws; names it doesn't know are left alone. A price that isn't
 * given is `defaultPrice`.
 */
export function readListingQuery(raw: QueryParams, defaultPrice: DefaultPrice = sliderPrice): ReadListingQuery {
  const { params, rejected } = readParams(raw)
  const filters = { ...defaultFilters(params.market, defaultPrice) }
  filters.search = normalizeSearch(raw['q'] ?? '')
  filters.county = params.county ?? null
  filters.price = { min: params.min ?? filters.price.min, max: params.max ?? filters.price.max }
  filters.beds = params.beds ?? null
  filters.baths = params.baths ?? null
  filters.amenities = params.amenities ?? []
  filters.towns = params.towns ?? []
  filters.area = params.area ?? null
  filters.within = params.bbox ?? null
  if (filters.price.min > filters.price.max) {
    rejected.push('min')
    filters.price = defaultPrice(filters.market)
  }
  return { query: { filters, sort: params.sort ?? 'newest', page: params.page ?? 1 }, rejected }
}

const PARAM_NAMES = Object.keys(LISTING_PARAMS) as ListingParamName[]

function readParams(raw: QueryParams): { params: ListingParamValues; rejected: ListingParamName[] } {
  const params: Record<string, unknown> = {}
  const rejected: ListingParamName[] = []
  for (const name of PARAM_NAMES) {
    const text = raw[name]
    if (text === undefined || text === '') continue
    const value = readParam(LISTING_PARAMS[name], text)
    if (value === undefined) rejected.push(name)
    else params[name] = value
  }
  return { params, rejected }
}

/** The listings page's own parameter `view`; anything but 'list' is the grid. */
export const readListingsView = (raw: QueryParams): ListingsView => (raw['view'] === 'list' ? 'list' : 'grid')

const NO_PARAMS = Object.fromEntries([...PARAM_NAMES, 'view'].map((name) => [name, undefined]))

/**
 * Parameters of the listings page with whatever is wrong or at its default undefined: spelled out, so that they also
 * take the place of the raw ones where a router merges the two. Names it doesn't know are left out.
 */
export const cleanListingsParams = (raw: QueryParams): ListingsParams => ({
  ...NO_PARAMS,
  ...writeListingsPage(readListingQuery(raw).query, readListingsView(raw)),
})
