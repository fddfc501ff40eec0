import { activeParts } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { readMapSearch } from '#domain/search/map-url.ts'
import type { QueryParams } from '#domain/search/query-string.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { mapListQuery } from './map-list-query.ts'

interface MapHead {
  title: string
  description: string
  path: string
  noIndex: boolean
}

/** The page's head. Every map URL has the same canonical path; only the one without filters is indexed. */
export function mapHead(params: QueryParams, areaName: string): MapHead {
  const { filters, follow } = readMapSearch(params)
  const kind = filters.market === 'rent' ? 'homes for rent' : 'homes for sale'
  const place = filters.county ? `${filters.county} County, New Jersey` : areaName
  return {
    title: filters.county ? `Property map of ${filters.county} County` : 'Property map',
    description: `Explore ${kind} across ${place}, town by town.`,
    path: '/map',
    noIndex: !follow || filters.market === 'rent' || activeParts(filters, everyPrice).length > 0,
  }
}

/** The query for the list of a map URL. */
export const mapListAt = (listings: ListingGateway, params: QueryParams) =>
  mapListQuery(listings, readMapSearch(params).filters)
