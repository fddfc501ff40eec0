import fc from 'fast-check'
import { expect } from 'vitest'
import { boundsAround, isWithin, type LatLng } from '#domain/geo/geo.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import {
  isPlaced,
  MAP_ZOOMS,
  MAX_ON_MAP,
  type MapCluster,
  type MapHomes,
  type MapQuery,
  type PlacedHome,
} from '#domain/search/map-homes.ts'
import { matching } from '#domain/search/matching.ts'
import { COMPARE } from '#domain/search/search.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { Clause } from './clause.ts'
import { madeListing, someFilters, someListings, summaryOf } from './made-listings.ts'
import { SEARCH_CONTEXT } from './search-context.ts'

export const onMapQuery = (zoom: number, filters: Partial<ListingFilters> = {}): MapQuery => ({
  filters: { ...defaultFilters(filters.market), ...filters },
  zoom,
})

async function shown(gateway: ListingGateway, query: MapQuery): Promise<MapHomes> {
  const answer = await gateway.onMap(query)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.value
}

/** The homes a map must show, by the domain's own rule. */
const expectedHomes = (listings: readonly Listing[], { filters }: MapQuery): PlacedHome[] =>
  listings.filter(matching(filters, SEARCH_CONTEXT)).map(summaryOf).filter(isPlaced)

/** That the pieces are those homes and no others, each once, and that the groups say true things of theirs. */
function expectExactly(homes: readonly PlacedHome[], { homes: alone, groups }: MapHomes): void {
  const ids = new Set(alone.map(({ id }) => id))
  expect(ids.size).toBe(alone.length)
  expect(alone).toEqual(homes.filter(({ id }) => ids.has(id)).sort(COMPARE.newest))
  expect(alone.length + groups.reduce((sum, { count }) => sum + count, 0)).toBe(homes.length)
  expect(alone.length + groups.length).toBeLessThanOrEqual(MAX_ON_MAP)
  const grouped = homes.filter(({ id }) => !ids.has(id))
  for (const group of groups) expectTrue(group, grouped)
  for (const home of grouped) expect(groups.some(({ bounds }) => isWithin(home.location, bounds))).toBe(true)
  expect(new Set(groups.map(({ cheapest }) => cheapest.id)).size).toBe(groups.length)
}

/** What must hold of a group whichever of the homes in its box are its own. */
function expectTrue({ at, count, cheapest, bounds }: MapCluster, grouped: readonly PlacedHome[]): void {
  const inBox = grouped.filter(({ location }) => isWithin(location, bounds))
  expect(count).toBeGreaterThanOrEqual(2)
  expect(count).toBeLessThanOrEqual(inBox.length)
  expect(isWithin(at, bounds)).toBe(true)
  expect(boundsAround(inBox.map(({ location }) => location))).toEqual(bounds)
  const named = inBox.find(({ id }) => id === cheapest.id)
  expect(named && { id: named.id, price: named.price, market: named.market }).toEqual(cheapest)
}

/** A group of exactly these homes. */
function groupOf(homes: readonly PlacedHome[]): MapCluster {
  const [{ id, price, market }] = homes.toSorted((a, b) => a.price - b.price || a.id - b.id) as [PlacedHome]
  const mean = (of: (point: LatLng) => number) =>
    homes.reduce((sum, { location }) => sum + of(location), 0) / homes.length
  return {
    at: {
      lat: expect.closeTo(
        mean(({ lat }) => lat),
        5,
      ) as number,
      lng: expect.closeTo(
        mean(({ lng }) => lng),
        5,
      ) as number,
    },
    count: homes.length,
    cheapest: { id, price, market },
    bounds: boundsAround(homes.map(({ location }) => location)),
  }
}

const byCheapest = (a: MapCluster, b: MapCluster): number => a.cheapest.id - b.cheapest.id

/** Some homes within 200 meters of a point, their ids from `first`. */
const homesNear = ({ lat, lng }: LatLng, first: number, prices: readonly number[]): Listing[] =>
  prices.map((price, index) =>
    madeListing({
      id: first + index,
      price,
      location: { lat: lat + ((index * 7) % 5) * 0.0004, lng: lng - ((index * 3) % 4) * 0.0005 },
    }),
  )

const HACKENSACK = { lat: 40.8859, lng: -74.0435 }
const NEWTON = { lat: 41.0582, lng: -74.7527 }
const HOBOKEN = { lat: 40.744, lng: -74.0324 }

/** What a map is given. */
export const MAP_CLAUSES: readonly Clause[] = [
  {
    title:
      'M-03 homes near each other are a group with their number, their box and the cheapest; one by itself is a home',
    check: async (harness) => {
      const listings = [
        ...homesNear(HACKENSACK, 10, [700_000, 500_000, 500_000, 900_000, 650_000]),
        ...homesNear(NEWTON, 20, [310_000, 300_000]),
        madeListing({ id: 30, location: HOBOKEN }),
      ]
      const answer = await shown(await harness.serve(listings), onMapQuery(10))
      const homes = listings.map(summaryOf).filter(isPlaced)
      const groups = [groupOf(homes.slice(0, 5)), groupOf(homes.slice(5, 7))]
      expect({ ...answer, groups: answer.groups.toSorted(byCheapest) }).toEqual({ homes: [homes[7]], groups })
    },
  },
  {
    title: 'homes at one door stay a group at every zoom, in a box that is a mere point',
    check: async (harness) => {
      const listings = [1, 2, 3].map((id) => madeListing({ id, location: HOBOKEN, price: 900_000 - id }))
      const gateway = await harness.serve(listings)
      const cheapest = { id: 3, price: 899_997, market: 'sale' }
      const bounds = { west: HOBOKEN.lng, south: HOBOKEN.lat, east: HOBOKEN.lng, north: HOBOKEN.lat }
      for (let zoom = MAP_ZOOMS.min; zoom <= MAP_ZOOMS.max; zoom++) {
        const group = { at: HOBOKEN, count: 3, cheapest, bounds }
        expect({ zoom, ...(await shown(gateway, onMapQuery(zoom))) }).toEqual({ zoom, homes: [], groups: [group] })
      }
    },
  },
  {
    title: 'homes that stand alone come the newest first',
    check: async (harness) => {
      const days = ['2026-05-01', '2026-07-01', '2026-06-01', '2026-07-01']
      const listings = days.map((listedOn, index) =>
        madeListing({ id: index + 1, listedOn, location: { lat: 40.8 + index * 0.1, lng: -74.2 } }),
      )
      const { homes, groups } = await shown(await harness.serve(listings), onMapQuery(12))
      expect({ ids: homes.map(({ id }) => id), groups }).toEqual({ ids: [4, 2, 3, 1], groups: [] })
    },
  },
  {
    title: 'a home without a place is not on the map, even where its town is known',
    check: async (harness) => {
      const listings = [madeListing({ id: 1, location: null }), madeListing({ id: 2, location: HOBOKEN })]
      const gateway = await harness.serve(listings)
      expect((await shown(gateway, onMapQuery(10))).homes.map(({ id }) => id)).toEqual([2])
      const within = { west: -74.3, south: 40.9, east: -74, north: 41.1 }
      expect(await shown(gateway, onMapQuery(10, { within }))).toEqual({ homes: [], groups: [] })
    },
  },
  {
    title: 'L-04 the map has the homes that meet every filter, alone and in groups',
    check: async (harness) => {
      const fitting = {
        county: 'Bergen',
        city: 'Hackensack',
        beds: 4,
        baths: 2,
        features: ['Pool'],
        title: 'Oak House',
      }
      const filters = {
        search: 'oak',
        county: 'Bergen',
        price: { min: 400_000, max: 900_000 },
        beds: 4,
        baths: 2,
        amenities: ['pool'],
        towns: ['Bergen/Hackensack', 'Essex/Hackensack'],
        within: { west: -74.05, south: 40.88, east: -74.04, north: 40.89 },
        area: [
          { lat: 40.88, lng: -74.046 },
          { lat: 40.89, lng: -74.046 },
          { lat: 40.89, lng: -74 },
          { lat: 40.88, lng: -74 },
        ],
      } as const
      const others: Partial<Listing>[] = [
        { title: 'Elm House' },
        { county: 'Essex' },
        { price: 900_001 },
        { beds: 3 },
        { baths: null },
        { features: [] },
        { city: 'Teaneck' },
        { market: 'rent' },
        { location: { lat: 40.8859, lng: -74.039 } },
        { location: { lat: 40.8859, lng: -74.047 } },
      ]
      const at = (index: number) => ({ lat: 40.8859, lng: -74.0435 + index * 0.0001 })
      const listings = [{}, {}, ...others].map((other, index) =>
        madeListing({ id: index + 1, location: at(index), ...fitting, ...other }),
      )
      const gateway = await harness.serve(listings)
      const found = listings.slice(0, 2).map(summaryOf).filter(isPlaced)
      expect(await shown(gateway, onMapQuery(20, filters))).toEqual({ homes: found.toReversed(), groups: [] })
      expect(await shown(gateway, onMapQuery(12, filters))).toEqual({ homes: [], groups: [groupOf(found)] })
    },
  },
  {
    title: 'where there is nothing, the map is empty',
    check: async (harness) => {
      const nothing = { homes: [], groups: [] }
      expect(await shown(await harness.serve([]), onMapQuery(0))).toEqual(nothing)
      const gateway = await harness.serve([madeListing({ id: 1 })])
      expect(await shown(gateway, onMapQuery(20, { search: 'no such home' }))).toEqual(nothing)
    },
  },
  {
    title: 'however many homes there are, they come in at most as many pieces as a map can show',
    check: async (harness) => {
      const listings = Array.from({ length: 900 }, (_, index) =>
        madeListing({
          id: index + 1,
          price: 400_000 + ((index * 7919) % 1000),
          location: { lat: 40.7 + Math.floor(index / 30) * 0.011, lng: -74.7 + (index % 30) * 0.017 },
        }),
      )
      const gateway = await harness.serve(listings)
      for (const zoom of [0, 7, 9, 10, 11, 13, 16, 20]) {
        const query = onMapQuery(zoom)
        expectExactly(expectedHomes(listings, query), await shown(gateway, query))
      }
    },
  },
  {
    title: 'any listings, any filters and any zoom: every home with a place, alone or in one group',
    check: (harness) =>
      fc.assert(
        fc.asyncProperty(
          someListings,
          fc.array(someMapQuery, { minLength: 8, maxLength: 8 }),
          async (listings, queries) => {
            const gateway = await harness.serve(listings)
            for (const query of queries) expectExactly(expectedHomes(listings, query), await shown(gateway, query))
          },
        ),
        { numRuns: 40 },
      ),
  },
]

const someMapQuery: fc.Arbitrary<MapQuery> = fc.record({
  // Most filters leave nothing of forty homes: half of the time they ask for little else than a place.
  filters: fc.oneof(
    someFilters,
    someFilters.map(({ market, towns, area, within }) => ({ ...defaultFilters(market), towns, area, within })),
  ),
  zoom: fc.integer(MAP_ZOOMS),
})
