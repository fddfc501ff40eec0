import type { Bounds } from '../geo/geo.ts'
import { readListingQuery } from './filters-from-url.ts'
import { writeListingQuery } from './filters-url.ts'
import type { ListingFilters } from './filters/catalogue.ts'
import { everyPrice } from './filters/price.ts'
import { boxText } from './query-param.ts'
import { readBox } from './query-param.ts'
import type { QueryParams } from './query-string.ts'

/** What the map page is asked for; kept in its address. */
export interface MapSearch {
  /** Without a price in the address: every price (M-01). `within` is the map's view while the list follows it. */
  filters: ListingFilters
  /** Whether the list holds only what the map shows: 'Search as I move the map'. */
  follow: boolean
  /** What the map shows; null until it has been moved. */
  view: Bounds | null
}

/** Reads the map page's parameters. Never throws: what is wrong counts as absent. */
export function readMapSearch(raw: QueryParams): MapSearch {
  const { filters } = readListingQuery(raw, everyPrice).query
  if (raw['follow'] !== 'off') return { filters, follow: true, view: filters.within }
  return { filters: { ...filters, within: null }, follow: false, view: readBox(raw['at'] ?? '') ?? null }
}

/** The shortest parameters of the map page. A view the list doesn't follow is called `at`, for it narrows nothing. */
export function writeMapSearch({ filters, follow, view }: MapSearch): Record<string, string> {
  const within = follow ? view : null
  return {
    ...writeListingQuery({ filters: { ...filters, within }, sort: 'newest', page: 1 }, everyPrice),
    ...(follow ? {} : { follow: 'off', ...(view && { at: boxText(view) }) }),
  }
}

/** The listings page's parameters for what the map page lists. */
export const listingsParamsFor = ({ filters }: Pick<MapSearch, 'filters'>): Record<string, string> =>
  writeListingQuery({ filters, sort: 'newest', page: 1 })
