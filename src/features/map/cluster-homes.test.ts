import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import type { LatLng } from '#domain/geo/geo.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { fail, ok, ProblemError, unavailable } from '#domain/result.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { MapCluster } from '#domain/search/map-homes.ts'
import { searchListings, type ListingQuery } from '#domain/search/search.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { homesOfCluster } from './cluster-homes.ts'

const DOOR = { lat: 40.98, lng: -74.11 }
const FILTERS = defaultFilters('sale', everyPrice)
const AT_DOOR: MapCluster = {
  at: DOOR,
  count: 3,
  cheapest: { id: 1, price: 300_000, market: 'sale' },
  bounds: { west: DOOR.lng, south: DOOR.lat, east: DOOR.lng, north: DOOR.lat },
}

const homesAt = (count: number, location: LatLng | null, firstId = 1): Listing[] =>
  Array.from({ length: count }, (_, step) => ({ ...SAMPLE_LISTINGS[0]!, id: firstId + step, location }))

function gatewayOf(listings: readonly Listing[]) {
  const asked: ListingQuery[] = []
  const search: ListingGateway['search'] = async (query) => {
    asked.push(query)
    return ok(searchListings(listings, query))
  }
  return { asked, gateway: { search } as ListingGateway }
}

test('M-03 a cluster’s homes are those inside its box: no neighbors, none without a location', async () => {
  const beside = { ...DOOR, lng: DOOR.lng + 0.0001 }
  const { gateway, asked } = gatewayOf([...homesAt(3, DOOR), ...homesAt(2, beside, 10), ...homesAt(2, null, 20)])
  const homes = await homesOfCluster(gateway, FILTERS, AT_DOOR)
  expect(new Set(homes.map(({ id }) => id))).toEqual(new Set([1, 2, 3]))
  expect(asked[0]?.filters.within?.west).toBeLessThan(DOOR.lng)
})

test('M-03 at most three pages of a cluster’s homes are read', async () => {
  const { gateway, asked } = gatewayOf(homesAt(100, DOOR))
  expect(await homesOfCluster(gateway, FILTERS, { ...AT_DOOR, count: 100 })).toHaveLength(72)
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 3])
})

test('M-03 a failed search throws its problem', async () => {
  const gateway = { search: async () => fail(unavailable('No connection.')) } as unknown as ListingGateway
  await expect(homesOfCluster(gateway, FILTERS, AT_DOOR)).rejects.toThrow(ProblemError)
})
