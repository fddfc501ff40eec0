import { writeListingsPage, type ListingsParams, type ListingsView } from './filters-url.ts'
import { defaultFilters, makeFilters } from './filters.ts'
import { FILTERS } from './filters/catalogue.ts'
import type { ParamValues } from './filters/filter.ts'
import { sliderPrice, type DefaultPrice } from './filters/price.ts'
import { LISTING_PARAMS, type ListingParamName } from './listing-params.ts'
import { readParam } from './query-param.ts'
import type { QueryParams } from './query-string.ts'
import type { ListingQuery } from './search.ts'
import { sortFor, type Sort } from './sort.ts'

export interface ReadListingQuery {
  query: ListingQuery
  /** Parameters that could not be understood; pages treat them as absent, the API refuses them. */
  rejected: ListingParamName[]
}

/** Reads a listing search from query parameters. Never throws; ignores unknown names. Without a price, `defaultPrice` stands. */
export function readListingQuery(raw: QueryParams, defaultPrice: DefaultPrice = sliderPrice): ReadListingQuery {
  const { given, rejected } = readParams(raw)
  const market = FILTERS.market.read(given, FILTERS.market.none)
  const fallback = defaultFilters(market, defaultPrice)
  const filters = makeFilters((key) => {
    const value = FILTERS[key].read(given, fallback[key])
    const contradiction = FILTERS[key].contradiction?.(value)
    if (!contradiction) return value
    rejected.push(contradiction as ListingParamName)
    return fallback[key]
  })
  const { sort = 'newest', page = 1 } = given as { sort?: Sort; page?: number }
  return { query: { filters, sort: sortFor({ sort, filters }), page }, rejected }
}

const PARAM_NAMES = Object.keys(LISTING_PARAMS) as ListingParamName[]

function readParams(raw: QueryParams): { given: ParamValues; rejected: ListingParamName[] } {
  const given: Record<string, unknown> = {}
  const rejected: ListingParamName[] = []
  for (const name of PARAM_NAMES) {
    const text = raw[name]
    if (text === undefined || text === '') continue
    const param = LISTING_PARAMS[name]
    const value = readParam(param, text)
    if (value === undefined) rejected.push(name)
    // A page searches for the beginning of a text that is too long.
    given[name] = value ?? (param.kind === 'text' ? text : undefined)
  }
  return { given, rejected }
}

/** The listings page's own parameter `view`; anything but 'list' is the grid. */
export const readListingsView = (raw: QueryParams): ListingsView => (raw['view'] === 'list' ? 'list' : 'grid')

const noParams = (): ListingsParams => Object.fromEntries([...PARAM_NAMES, 'view'].map((name) => [name, undefined]))

/**
 * Parameters of the listings page with whatever is wrong or at its default undefined: spelled out, so that they also
 * replace the raw ones where a router merges the two. Unknown names are left out.
 */
export const cleanListingsParams = (raw: QueryParams): ListingsParams => ({
  ...noParams(),
  ...writeListingsPage(readListingQuery(raw).query, readListingsView(raw)),
})
