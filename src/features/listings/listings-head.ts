import { readListingQuery } from '#domain/search/filters-from-url.ts'
import { writeListingQuery } from '#domain/search/filters-url.ts'
import type { ListingsParams } from '#domain/search/filters-url.ts'
import { activeParts, defaultFilters } from '#domain/search/filters.ts'
import { toQueryString } from '#domain/search/query-string.ts'

interface ListingsHead {
  title: string
  description: string
  path: string
  noIndex: boolean
}

/**
 * What search engines are told of a listings URL. All homes of a market or county, and their further pages, are worth
 * finding; order and layout are not part of the canonical address; any other mix of filters stays out of the index.
 */
export function listingsHead(params: ListingsParams, areaName: string): ListingsHead {
  const { filters, page } = readListingQuery(params).query
  const { market, county } = filters
  const place = county ? `${county} County, New Jersey` : areaName
  const kind = market === 'rent' ? 'Homes for rent' : 'Homes for sale'
  const canonical = toQueryString(
    writeListingQuery({ filters: { ...defaultFilters(market), county }, sort: 'newest', page }),
  )
  return {
    title: `${kind} in ${place}${page > 1 ? `, page ${page}` : ''}`,
    description: `${kind} in ${place}: prices, pictures, and facts, with filters for budget, bedrooms, and amenities.`,
    path: canonical ? `/listings?${canonical}` : '/listings',
    noIndex: activeParts(filters).some(({ part }) => part !== 'county'),
  }
}
