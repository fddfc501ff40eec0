import { boxText, readListingQuery, writeListingQuery, type QueryParams } from './filters-url.ts'
import { everyPrice, type ListingFilters } from './filters.ts'
import type { Bounds } from './geo.ts'
import { LISTING_PARAMS, readParam, type ListingParamName } from './listing-params.ts'

/** What the map page is asked for; kept in its address. */
export interface MapSearch {
  /** Without a price in the address: every price (M-01). `within` is the map's view while the list follows it. */
  filters: ListingFilters
  /** Whether the list holds only what the map shows: 'Search as I move the map'. */
  follow: boolean
  /** What the map shows; null until it has been moved. */
  view: Bounds | null
}

/** The parameters of the map page; one that is absent is undefined or missing. */
export type MapParams = { [K in Exclude<ListingParamName, 'sort' | 'page'> | 'follow' | 'at']?: string | undefined }

/** Reads the map page's parameters. Never throws: what is wrong counts as absent. */
export function readMapSearch(raw: QueryParams): MapSearch {
  const { filters } = readListingQuery(raw, everyPrice).query
  if (raw['follow'] !== 'off') return { filters, follow: true, view: filters.within }
  const read = readParam(LISTING_PARAMS.bbox, raw['at'] ?? '')
  return { filters: { ...filters, within: null }, follow: false, view: 'value' in read ? (read.value as Bounds) : null }
}

/** The shortest parameters of the map page. A view the list doesn't follow is called `at`, for it narrows nothing. */
export function writeMapSearch({ filters, follow, view }: MapSearch): Record<string, string> {
  const within = follow ? view : null
  return {
    ...writeListingQuery({ filters: { ...filters, within }, sort: 'newest', page: 1 }, everyPrice),
    ...(follow ? {} : { follow: 'off', ...(view && { at: boxText(view) }) }),
  }
}

const NO_PARAMS = Object.fromEntries([...Object.keys(LISTING_PARAMS), 'follow', 'at'].map((name) => [name, undefined]))

/** Parameters of the map page with whatever is wrong or at its default undefined; see `cleanListingsParams`. */
export const cleanMapParams = (raw: QueryParams): MapParams => ({ ...NO_PARAMS, ...writeMapSearch(readMapSearch(raw)) })

/** The map page's parameters for what the listings page shows, and so for the same homes. */
export const mapParamsFor = (filters: ListingFilters): Record<string, string> =>
  writeMapSearch({ filters, follow: true, view: filters.within })

/** The listings page's parameters for what the map page lists. */
export const listingsParamsFor = ({ filters }: MapSearch): Record<string, string> =>
  writeListingQuery({ filters, sort: 'newest', page: 1 })
