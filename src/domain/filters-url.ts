import { defaultFilters, normalizeSearch, sliderPrice, type PriceAtFirst } from './filters.ts'
import { roundedDegrees, type Bounds, type Ring } from './geo.ts'
import { LISTING_PARAMS, readParam, type ListingParamName, type ListingParamValues } from './listing-params.ts'
import type { Market } from './money.ts'
import type { FieldProblem } from './result.ts'
import type { ListingQuery } from './search.ts'

/** The query string as the router hands it over: text by name; a name that comes twice has its first value. */
export type QueryParams = Readonly<Record<string, string | undefined>>

export interface ReadListingQuery {
  query: ListingQuery
  /** Parameters that could not be understood; pages show the rest as if they were absent, the API refuses. */
  rejected: FieldProblem[]
}

/**
 * Reads a listing search out of query parameters. Never throws; names it doesn't know are left alone. A price that isn't
 * given is `priceAtFirst`.
 */
export function readListingQuery(raw: QueryParams, priceAtFirst: PriceAtFirst = sliderPrice): ReadListingQuery {
  const { params, rejected } = readParams(raw)
  const filters = { ...defaultFilters(params.market, priceAtFirst) }
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
    rejected.push({ field: 'min', message: 'must not be above max' })
    filters.price = priceAtFirst(filters.market)
  }
  return { query: { filters, sort: params.sort ?? 'newest', page: params.page ?? 1 }, rejected }
}

function readParams(raw: QueryParams): { params: ListingParamValues; rejected: FieldProblem[] } {
  const params: Record<string, unknown> = {}
  const rejected: FieldProblem[] = []
  for (const [name, param] of Object.entries(LISTING_PARAMS)) {
    const text = raw[name]
    if (text === undefined || text === '') continue
    const read = readParam(param, text)
    if ('value' in read) params[name] = read.value
    else rejected.push({ field: name, message: read.problem })
  }
  return { params, rejected }
}

/** The shortest query parameters for a listing search: what stands at its default is left out, in a fixed order. */
export function writeListingQuery(
  { filters, sort, page }: ListingQuery,
  priceAtFirst: PriceAtFirst = sliderPrice,
): Record<string, string> {
  const params: Record<string, string> = {}
  const initial = priceAtFirst(filters.market)
  const set = (name: ListingParamName, value: string | number | null, fallback: string | number | null) => {
    if (value !== null && value !== fallback) params[name] = String(value)
  }
  set('q', filters.search, '')
  set('market', filters.market, 'sale' satisfies Market)
  set('county', filters.county, null)
  set('min', filters.price.min, initial.min)
  set('max', filters.price.max, initial.max)
  set('beds', filters.beds, null)
  set('baths', filters.baths, null)
  set('amenities', [...filters.amenities].sort().join(','), '')
  set('towns', [...filters.towns].sort().join(','), '')
  set('area', filters.area && ringText(filters.area), null)
  set('bbox', filters.within && boxText(filters.within), null)
  set('sort', sort, 'newest')
  set('page', page, 1)
  return params
}

/** west,south,east,north, to four places. */
export const boxText = ({ west, south, east, north }: Bounds): string =>
  [west, south, east, north].map(roundedDegrees).join(',')

const ringText = (ring: Ring): string => ring.flatMap(({ lat, lng }) => [lat, lng].map(roundedDegrees)).join(',')

/** A query string as text by name: the first of a name that comes twice, except that a form's amenity boxes make one list. */
export function parseQueryString(queryString: string): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(queryString)) {
    if (name === 'amenities' && params[name]) params[name] += `,${value}`
    else params[name] ??= value
  }
  return params
}

/** Query parameters as text; commas and slashes stay readable. */
export const toQueryString = (params: Record<string, string>): string =>
  new URLSearchParams(params).toString().replaceAll('%2C', ',').replaceAll('%2F', '/')

/** How the listings page lays out what it found; grid is the default (L-01). */
export const LISTINGS_VIEWS = ['grid', 'list'] as const
export type ListingsView = (typeof LISTINGS_VIEWS)[number]

/** The listings page's own parameter `view`; anything but 'list' is the grid. */
export const readListingsView = (raw: QueryParams): ListingsView => (raw['view'] === 'list' ? 'list' : 'grid')

/** The shortest parameters of the listings page: a search and how it is laid out. */
export const writeListingsPage = (query: ListingQuery, view: ListingsView): Record<string, string> => ({
  ...writeListingQuery(query),
  ...(view === 'list' ? { view } : {}),
})

/** The parameters of the listings page; one that is absent is undefined or missing. */
export type ListingsParams = { [K in ListingParamName | 'view']?: string | undefined }

const NO_PARAMS = Object.fromEntries([...Object.keys(LISTING_PARAMS), 'view'].map((name) => [name, undefined]))

/**
 * Parameters of the listings page with whatever is wrong or at its default undefined: spelled out, so that they also
 * take the place of the raw ones where a router merges the two. Names it doesn't know are left out.
 */
export const cleanListingsParams = (raw: QueryParams): ListingsParams => ({
  ...NO_PARAMS,
  ...writeListingsPage(readListingQuery(raw).query, readListingsView(raw)),
})
