import { queryOptions } from '@tanstack/react-query'
import { isWithin, type Bounds } from '#domain/geo/geo.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { isPlaced, type MapCluster, type PlacedHome } from '#domain/search/map-homes.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'

/** Most result pages read for one popup. */
const MAX_PAGES = 3
/** Added to each side of the box that is searched, degrees: a search rounds its box to four decimals, and a cluster may be smaller. */
const MARGIN = 0.0002
/** Homes this near to the cluster's box belong to it, degrees. */
const TOLERANCE = 0.00005

const grown = ({ west, south, east, north }: Bounds, by: number): Bounds => ({
  west: west - by,
  south: south - by,
  east: east + by,
  north: north + by,
})

/** The newest homes of a cluster, from at most MAX_PAGES result pages. Throws ProblemError. */
export async function homesOfCluster(
  listings: ListingGateway,
  filters: ListingFilters,
  { bounds }: MapCluster,
  signal?: AbortSignal,
): Promise<PlacedHome[]> {
  const asked = { ...filters, within: grown(bounds, MARGIN) }
  const found: PlacedHome[] = []
  for (let page = 1, last = 1; page <= Math.min(last, MAX_PAGES); page++) {
    // oxlint-disable-next-line no-await-in-loop -- the first page tells how many there are
    const answer = valueOrThrow(await listings.search({ filters: asked, sort: 'newest', page }, signal))
    found.push(...answer.listings.filter(isPlaced))
    last = answer.pageCount
  }
  return found.filter(({ location }) => isWithin(location, grown(bounds, TOLERANCE)))
}

export const clusterHomesQuery = (listings: ListingGateway, filters: ListingFilters, cluster: MapCluster) =>
  queryOptions({
    queryKey: ['map-cluster', { ...filters, within: cluster.bounds }],
    queryFn: ({ signal }) => homesOfCluster(listings, filters, cluster, signal),
  })
