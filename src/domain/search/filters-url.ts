import { roundedDegrees } from '../geo/degrees.ts'
import type { Bounds, Ring } from '../geo/geo.ts'
import type { Market } from '../money/money.ts'
import { everyPrice, sliderPrice, type ListingFilters, type DefaultPrice } from './filters.ts'
import type { ListingParamName } from './listing-params.ts'
import type { ListingQuery } from './search.ts'

/** The query string as the router hands it over: text by name; a name that comes twice has its first value. */
export type QueryParams = Readonly<Record<string, string | undefined>>

/** The shortest query parameters for a listing search: what stands at its default is left out, in a fixed order. */
export function writeListingQuery(
  { filters, sort, page }: ListingQuery,
  defaultPrice: DefaultPrice = sliderPrice,
): Record<string, string> {
  const params: Record<string, string> = {}
  const initial = defaultPrice(filters.market)
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

/** The map page's parameters for the same homes as a listings page shows. */
export const mapParamsFor = (filters: ListingFilters): Record<string, string> =>
  writeListingQuery({ filters, sort: 'newest', page: 1 }, everyPrice)

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

/** The shortest parameters of the listings page: a search and how it is laid out. */
export const writeListingsPage = (query: ListingQuery, view: ListingsView): Record<string, string> => ({
  ...writeListingQuery(query),
  ...(view === 'list' ? { view } : {}),
})

/** The parameters of the listings page; one that is absent is undefined or missing. */
export type ListingsParams = { [K in ListingParamName | 'view']?: string | undefined }
