import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { MapHomes, MapQuery } from '#domain/search/map-homes.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { MapPosition } from '#ports/browser/map-view.ts'
import { extentToQuery } from './query-extent.ts'

interface MapHomesUse {
  /** The last answer; it stays while the next one loads. */
  shown: MapHomes | undefined
  failed: boolean
  /** Repeats the query after a failure. */
  retry: () => void
}

/** The homes and clusters for a map position. */
export function useMapHomes(
  listings: ListingGateway,
  filters: ListingFilters,
  position: MapPosition | null,
): MapHomesUse {
  const { within, zoom } = position ? extentToQuery(position) : { within: null, zoom: 0 }
  const { data, isError, refetch } = useQuery({
    ...mapHomesQuery(listings, { filters: { ...filters, within }, zoom }),
    enabled: position !== null,
  })
  return { shown: data, failed: isError, retry: () => void refetch() }
}

/** Homes and clusters of a box; the last answer stays while the next one loads. Throws ProblemError. */
const mapHomesQuery = (listings: ListingGateway, query: MapQuery) =>
  queryOptions({
    queryKey: ['map', query],
    queryFn: async ({ signal }) => valueOrThrow(await listings.onMap(query, signal)),
    placeholderData: keepPreviousData,
  })
