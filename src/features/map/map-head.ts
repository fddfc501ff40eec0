import { activeParts, everyPrice } from '#domain/filters.ts'
import { readMapSearch, type MapParams } from '#domain/map-url.ts'

interface MapHead {
  title: string
  description: string
  path: string
  noIndex: boolean
}

/** What search engines are told of a map's address: all of them are the one map, and only the whole one is worth finding. */
export function mapHead(params: MapParams): MapHead {
  const { filters, follow } = readMapSearch(params)
  const kind = filters.market === 'rent' ? 'homes for rent' : 'homes for sale'
  const place = filters.county ? `${filters.county} County, New Jersey` : 'Northern New Jersey'
  return {
    title: filters.county ? `Property map of ${filters.county} County` : 'Property map',
    description: `Explore ${kind} across ${place}, town by town.`,
    path: '/map',
    noIndex: !follow || filters.market === 'rent' || activeParts(filters, everyPrice).length > 0,
  }
}
