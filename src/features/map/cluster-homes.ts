import { queryOptions } from '@tanstack/react-query'
import { isWithin, type Bounds } from '#domain/geo/geo.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { ListingFilters } from '#domain/search/filters.ts'
import { isPlaced, type MapCluster, type PlacedHome } from '#domain/search/map-homes.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'

/** So many pages of homes are read at most: a popup is no place for more. */
const MAX_PAGES = 3
/** Boxes are asked for to four places of a degree, and groups may stand in less. */
const ROOM = 0.0002
/** Counted as at the same place, degrees. */
const NEAR = 0.00005

const roomier = ({ west, south, east, north }: Bounds, by: number): Bounds => ({
  west: west - by,
  south: south - by,
  east: east + by,
  north: north + by,
})

/** The homes of a group, the newest first; of many the first only. Throws ProblemError. */
export async function homesOfGroup(
  listings: ListingGateway,
  filters: ListingFilters,
  { bounds }: MapCluster,
  signal?: AbortSignal,
): Promise<PlacedHome[]> {
  const asked = { ...filters, within: roomier(bounds, ROOM) }
  const found: PlacedHome[] = []
  for (let page = 1, last = 1; page <= Math.min(last, MAX_PAGES); page++) {
    // oxlint-disable-next-line no-await-in-loop -- how many pages there are is known from the first
    const answer = valueOrThrow(await listings.search({ filters: asked, sort: 'newest', page }, signal))
    found.push(...answer.listings.filter(isPlaced))
    last = answer.pageCount
  }
  return found.filter(({ location }) => isWithin(location, roomier(bounds, NEAR)))
}

export const groupHomesQuery = (listings: ListingGateway, filters: ListingFilters, group: MapCluster) =>
  queryOptions({
    queryKey: ['map-group', { ...filters, within: group.bounds }],
    queryFn: ({ signal }) => homesOfGroup(listings, filters, group, signal),
  })
