import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import type { ListingFilters } from '#domain/search/filters.ts'
import type { MapHomes, MapQuery } from '#domain/search/map-homes.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { MapPosition } from '#ports/browser/map-view.ts'
import { extentToAsk } from './asked-box.ts'

interface MapHomesUse {
  /** The last answer, while another is on its way. */
  shown: MapHomes | undefined
  failed: boolean
  /** Asks again after a failure. */
  retry: () => void
}

/** What the map shows of the homes at a position. */
export function useMapHomes(
  listings: ListingGateway,
  filters: ListingFilters,
  position: MapPosition | null,
): MapHomesUse {
  const { within, zoom } = position ? extentToAsk(position) : { within: null, zoom: 0 }
  const { data, isError, refetch } = useQuery({
    ...mapHomesQuery(listings, { filters: { ...filters, within }, zoom }),
    enabled: position !== null,
  })
  return { shown: data, failed: isError, retry: () => void refetch() }
}

/** What the map shows of the homes; the last answer stays while the next is on its way. Throws ProblemError. */
const mapHomesQuery = (listings: ListingGateway, query: MapQuery) =>
  queryOptions({
    queryKey: ['map', query],
    queryFn: async ({ signal }) => valueOrThrow(await listings.onMap(query, signal)),
    placeholderData: keepPreviousData,
  })
