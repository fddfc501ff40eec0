import { expect } from 'vitest'
import { townPoint } from '#content/gazetteer.ts'
import type { LatLng, Ring } from '#domain/geo/geo.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { idsFound, search, type Clause } from './clause.ts'
import { madeListing } from './made-listings.ts'

/** Homes at these points, with the ids from 1. */
const homesAt = (points: readonly LatLng[]): Listing[] =>
  points.map((location, index) => madeListing({ id: index + 1, location }))

const at = (lat: number, lng: number): LatLng => ({ lat, lng })

const ring = (...degrees: [lat: number, lng: number][]): Ring => degrees.map(([lat, lng]) => at(lat, lng))

/** What the domain says of towns, by their place: one in the box below, one elsewhere, one that no gazetteer knows. */
const BOX = { west: -74.2, south: 40.9, east: -74, north: 41 }
const SQUARE = ring([40.9, -74.2], [41, -74.2], [41, -74], [40.9, -74])
const WITHOUT_PLACE = [
  madeListing({ id: 1, location: null, city: 'RIDGEWOOD', county: 'Bergen' }),
  madeListing({ id: 2, location: null, city: 'Newton', county: 'Sussex' }),
  madeListing({ id: 3, location: null, city: 'Nowhere', county: 'Bergen' }),
  madeListing({ id: 4, location: null, city: 'Ridgewood', county: 'Sussex' }),
  madeListing({ id: 5, location: at(41.2, -74.7), city: 'Ridgewood', county: 'Bergen' }),
]

/** What is asked of homes by where they stand. */
export const PLACE_CLAUSES: readonly Clause[] = [
  {
    title: 'towns are told by name and county, in any case; one that is unknown has no homes',
    check: async (harness) => {
      const gateway = await harness.serve([
        madeListing({ id: 1, city: 'Franklin', county: 'Sussex' }),
        madeListing({ id: 2, city: 'Franklin', county: 'Warren' }),
        madeListing({ id: 3, city: 'RIDGEWOOD', county: 'Bergen' }),
        madeListing({ id: 4, city: 'Ridgewood Heights', county: 'Bergen', location: null }),
        madeListing({ id: 5, city: 'Été', county: 'Essex' }),
      ])
      expect(await idsFound(gateway, search({ towns: ['Sussex/Franklin'] }))).toEqual([1])
      expect(await idsFound(gateway, search({ towns: ['Bergen/Ridgewood'] }))).toEqual([3])
      expect(await idsFound(gateway, search({ towns: ['Bergen/RidgeWood', 'Warren/Franklin'] }))).toEqual([3, 2])
      expect(await idsFound(gateway, search({ towns: ['Bergen/Nowhere'] }))).toEqual([])
      expect(await idsFound(gateway, search({ towns: ['Sussex/Franklin'], county: 'Warren' }))).toEqual([])
    },
  },
  {
    title: 'a box holds the homes inside and on its edge',
    check: async (harness) => {
      const inside = [at(40.95, -74.1), at(40.9, -74.2), at(41, -74), at(40.9, -74.1), at(40.95, -74)]
      const outside = [at(40.8999, -74.1), at(41.0001, -74.1), at(40.95, -74.2001), at(40.95, -73.9999)]
      const gateway = await harness.serve(homesAt([...inside, ...outside]))
      expect(await idsFound(gateway, search({ within: BOX }))).toEqual([5, 4, 3, 2, 1])
    },
  },
  {
    title: 'with a box, the homes outside it that meet all other filters are counted, too',
    check: async (harness) => {
      const [inside, outside] = [at(40.95, -74.1), at(41.0001, -74.1)]
      const gateway = await harness.serve(homesAt([inside, outside, outside]))
      const counts = async (filters: Partial<ListingFilters>) => {
        const { total, totalBeyondView } = valueOrThrow(await gateway.search(search(filters)))
        return { total, totalBeyondView }
      }
      expect(await counts({ within: BOX })).toEqual({ total: 1, totalBeyondView: 3 })
      expect(await counts({})).toEqual({ total: 3, totalBeyondView: 3 })
      expect(await counts({ within: BOX, search: 'no such home' })).toEqual({ total: 0, totalBeyondView: 0 })
    },
  },
  {
    title: 'an area holds what lies inside its line, not what lies in the bay of it',
    check: async (harness) => {
      const bay = ring(
        [40, -75],
        [40, -74],
        [41, -74],
        [41, -74.25],
        [40.25, -74.25],
        [40.25, -74.75],
        [41, -74.75],
        [41, -75],
      )
      const inside = [at(40.9, -74.9), at(40.9, -74.1), at(40.1, -74.5)]
      const outside = [at(40.9, -74.5), at(40.9, -75.1), at(40.9, -73.9), at(39.9, -74.5), at(41.1, -74.1)]
      const gateway = await harness.serve(homesAt([...inside, ...outside]))
      expect(await idsFound(gateway, search({ area: bay }))).toEqual([3, 2, 1])
      expect(await idsFound(gateway, search({ area: bay.toReversed() }))).toEqual([3, 2, 1])
    },
  },
  {
    title: 'where an area crosses itself, what it goes around twice lies outside',
    check: async (harness) => {
      const twice = ring(
        [40, -75],
        [40, -74],
        [41, -74],
        [41, -74.8],
        [40.2, -74.8],
        [40.2, -74.2],
        [40.8, -74.2],
        [40.8, -75],
      )
      const bowTie = ring([40, -75], [41, -74], [41, -75], [40, -74])
      const homes = [at(40.5, -74.1), at(40.5, -74.9), at(40.5, -74.5), at(40.9, -74.5), at(40.1, -74.5)]
      const gateway = await harness.serve(homesAt(homes))
      expect(await idsFound(gateway, search({ area: twice }))).toEqual([5, 4, 2, 1])
      expect(await idsFound(gateway, search({ area: bowTie }))).toEqual([5, 4])
    },
  },
  {
    title: 'a home without a place stands where its town does, and nowhere where the town is unknown',
    check: async (harness) => {
      expect(townPoint('Ridgewood', 'Bergen')).not.toBeNull()
      const gateway = await harness.serve(WITHOUT_PLACE)
      expect(await idsFound(gateway, search({ within: BOX }))).toEqual([4, 3, 1])
      expect(await idsFound(gateway, search({ area: SQUARE }))).toEqual([4, 3, 1])
      expect(await idsFound(gateway, search({ within: BOX, area: SQUARE, towns: ['Bergen/Ridgewood'] }))).toEqual([1])
      expect(await idsFound(gateway, search({}))).toEqual([5, 4, 3, 2, 1])
    },
  },
  {
    title: 'homes in an area left out are those that surely stand there',
    check: async (harness) => {
      const gateway = await harness.serve([
        ...WITHOUT_PLACE,
        madeListing({ id: 6, location: at(40.95, -74.1), city: 'Newton', county: 'Sussex' }),
      ])
      expect(await idsFound(gateway, search({ notArea: SQUARE }))).toEqual([5, 4, 3, 2])
      expect(await idsFound(gateway, search({ area: SQUARE, notArea: SQUARE }))).toEqual([4, 3])
    },
  },
  {
    title: 'all that is asked of a place must hold at once',
    check: async (harness) => {
      const gateway = await harness.serve(homesAt([at(40.95, -74.1), at(40.95, -74.19), at(40.85, -74.1)]))
      const triangle = ring([40.8, -74.15], [41, -74.15], [41, -74], [40.8, -74])
      expect(await idsFound(gateway, search({ within: BOX }))).toEqual([2, 1])
      expect(await idsFound(gateway, search({ area: triangle }))).toEqual([3, 1])
      expect(await idsFound(gateway, search({ within: BOX, area: triangle }))).toEqual([1])
      expect(await idsFound(gateway, search({ within: BOX, area: triangle, towns: ['Bergen/Glen Rock'] }))).toEqual([])
    },
  },
]
