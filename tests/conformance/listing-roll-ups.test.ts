import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#adapters/database/database.ts'
import { databaseListingGateway } from '#adapters/database/listings/listing-gateway.ts'
import { ListingStore } from '#adapters/database/listings/listing-store.ts'
import { isWithin, type Bounds } from '#domain/geo/geo.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { isPlaced, type MapQuery } from '#domain/search/map-homes.ts'
import { searchListings } from '#domain/search/search.ts'
import { search } from './clause.ts'
import { ON_POSTGRES } from './database-engines.ts'
import { replaceAll, rowsOf, withoutMemory } from './database-harness.ts'
import { madeListing } from './made-listings.ts'
import { openTestDatabase, type TestDatabase } from './test-databases.ts'

/** What the roll-ups hold beyond what the listings say, and what they lack: nothing, if they are right. */
async function differences({ db }: Database): Promise<unknown[]> {
  const counted = (shift: number) => sql`
    select market, ${14 - (shift - 12)}::integer, map_x >> ${shift}::integer, map_y >> ${shift}::integer, count(*),
      round(sum(lat)::numeric, 6), round(sum(lng)::numeric, 6), min(lng), min(lat), max(lng), max(lat),
      min(array[price, id])
    from listings where lat is not null and price between 0 and 100000000 group by market, 3, 4`
  const zooms = Array.from({ length: 15 }, (_, zoom) => counted(26 - zoom))
  const cells = sql`(${sql.join(zooms, sql` union all `)})`
  const kept = sql`(
    select market, zoom, x, y, homes, round(lats::numeric, 6), round(lngs::numeric, 6), west, south, east, north,
      array[price, id] from map_cells)`
  const counts = sql`(
    select market, price_step(market, price), county, amenities, least(5, coalesce(beds, -1)) as beds,
      least(4, coalesce(baths, -1)) as baths, count(*) from listings group by 1, 2, 3, 4, 5, 6)`
  const keptCounts = sql`(select * from listing_counts)`
  const pairs = [
    [cells, kept],
    [kept, cells],
    [counts, keptCounts],
    [keptCounts, counts],
  ] as const
  const found = pairs.map(([one, other]) => sql`${one} except all ${other}`.execute(db))
  return (await Promise.all(found)).flatMap(({ rows }) => rows)
}

const someFacts = fc.record({
  market: fc.constantFrom('sale' as const, 'rent' as const),
  // The price steps' ends and what lies beside them, and a price no map asks for.
  price: fc.constantFrom(0, 99, 100, 49_999, 50_000, 50_001, 100_000, 4_999_999, 5_000_000, 5_000_001, 100_000_001),
  county: fc.constantFrom('Bergen', 'Essex'),
  beds: fc.constantFrom(null, 0, 1, 5, 7),
  baths: fc.constantFrom(null, 1, 1.5, 4, 4.5),
  features: fc.subarray(['Pool', 'Waterfront']),
  // The same door, the same cell, the same county, another continent, and no place.
  location: fc.constantFrom(
    null,
    { lat: 40.9, lng: -74.1 },
    { lat: 40.90001, lng: -74.1 },
    { lat: 40.97, lng: -74.2 },
    { lat: -33.8, lng: 151.2 },
    { lat: 89.9, lng: 180 },
  ),
})

const someChanges = fc.array(
  fc.oneof(
    fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), someFacts), { maxLength: 6 }).map((put) => ({ put })),
    fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }).map((remove) => ({ remove })),
  ),
  { maxLength: 8 },
)

describe('roll-ups of the listings on postgres', ON_POSTGRES, () => {
  let opened!: TestDatabase
  beforeAll(async () => {
    opened = await openTestDatabase('postgres')
  })
  const database = () => opened.database
  beforeEach(() => replaceAll(database(), []))
  afterAll(() => opened.remove())

  const write = async (work: (store: ListingStore) => Promise<unknown>) =>
    ListingStore.write(database().db, async (store) => {
      await work(store)
      return { changed: true }
    })
  const serve = async (listings: readonly Listing[]) => {
    await replaceAll(database(), listings)
    return databaseListingGateway(withoutMemory(database()), (error) => {
      throw error
    })
  }

  test('any changes leave what a count of the listings gives', async () => {
    await fc.assert(
      fc.asyncProperty(someChanges, async (changes) => {
        await replaceAll(database(), [])
        for (const change of changes) {
          await write(async (store) => {
            if ('remove' in change) return store.remove(change.remove)
            const listings = new Map(change.put.map(([id, facts]) => [id, madeListing({ id, ...facts })]))
            return store.put([...listings.values()].map(rowsOf))
          })
        }
        expect(await differences(database())).toEqual([])
      }),
      { numRuns: 15 },
    )
  })

  test('changes by hand are in them too', async () => {
    const { db } = database()
    await serve([1, 2, 3].map((id) => madeListing({ id, price: 100_000 * id })))
    await db.updateTable('listings').set({ price: 1, market: 'rent', lat: 41 }).where('id', '=', 2).execute()
    await db.deleteFrom('listings').where('id', '=', 1).execute()
    expect(await differences(database())).toEqual([])
    await sql`truncate listings cascade`.execute(db)
    expect(await differences(database())).toEqual([])
  })

  test('a change that fails changes none', async () => {
    await serve([madeListing({ id: 1 })])
    const failing = write(async (store) => {
      await store.put([rowsOf(madeListing({ id: 2 }))])
      throw new Error('planned')
    })
    await expect(failing).rejects.toThrow('planned')
    expect(await differences(database())).toEqual([])
  })

  test('a map of any window holds exactly its homes', async () => {
    const homes = Array.from({ length: 1000 }, (_, index) =>
      madeListing({
        id: index + 1,
        price: 100_000 + ((index * 7919) % 900_000),
        // More homes in the middle.
        location: { lat: 40.9 + ((index * 37) % 1000) ** 3 / 2e9, lng: -74.2 + ((index * 101) % 997) / 2000 },
      }),
    )
    const gateway = await serve(homes)
    const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true })
    const someBox = fc
      .tuple(degrees(40.8, 41.4), degrees(-74.3, -73.7), degrees(0.0005, 0.6), degrees(0.0005, 0.9))
      .map(([south, west, high, wide]) => ({ south, west, north: south + high, east: west + wide }))
    const edges = homes.slice(0, 4).map(({ location }) => location!)
    const exact: Bounds = {
      south: Math.min(...edges.map(({ lat }) => lat)),
      north: Math.max(...edges.map(({ lat }) => lat)),
      west: Math.min(...edges.map(({ lng }) => lng)),
      east: Math.max(...edges.map(({ lng }) => lng)),
    }
    const check = async (within: Bounds | null, zoom: number) => {
      const query: MapQuery = { filters: { ...defaultFilters('sale', everyPrice), within }, zoom }
      const answer = await gateway.onMap(query)
      if (!answer.ok) throw new Error(answer.problem.message)
      const expected = homes.filter(isPlaced).filter(({ location }) => !within || isWithin(location, within))
      const { homes: alone, groups } = answer.value
      expect(alone.length + groups.reduce((sum, { count }) => sum + count, 0)).toBe(expected.length)
      const prices = [...alone, ...groups.map(({ cheapest }) => cheapest)].map(({ price }) => price)
      expect(Math.min(...prices)).toBe(Math.min(...expected.map(({ price }) => price)))
      if (!within) return
      for (const { bounds } of groups) {
        expect(isWithin({ lat: bounds.south, lng: bounds.west }, within)).toBe(true)
        expect(isWithin({ lat: bounds.north, lng: bounds.east }, within)).toBe(true)
      }
    }
    for (const zoom of [0, 5, 9, 11, 14, 15, 20]) {
      await check(null, zoom)
      await check(exact, zoom)
      await check({ west: -180, south: -90, east: 180, north: 90 }, zoom)
    }
    await fc.assert(fc.asyncProperty(someBox, fc.integer({ min: 6, max: 18 }), check), { numRuns: 60 })
  })

  test('counts from the roll-up are those of the domain, whatever the range of prices', async () => {
    const listings = Array.from({ length: 300 }, (_, index) =>
      madeListing({
        id: index + 1,
        market: index % 5 === 0 ? 'rent' : 'sale',
        price: index % 5 === 0 ? (index % 41) * 50 : (index % 43) * 25_000 + (index % 7 === 0 ? 1 : 0),
        county: ['Bergen', 'Essex', 'Warren'][index % 3]!,
        beds: index % 11 === 0 ? null : index % 8,
        baths: index % 13 === 0 ? null : (index % 10) / 2,
        features: ['Pool', 'Waterfront', 'Renovated'].filter((_, bit) => (index >> bit) % 2 === 1),
      }),
    )
    const gateway = await serve(listings)
    const some: fc.Arbitrary<Partial<ListingFilters>> = fc.record({
      market: fc.constantFrom('sale' as const, 'rent' as const),
      price: fc
        .tuple(
          fc.constantFrom(0, 100, 101, 99_999, 100_000, 125_000, 500_000),
          fc.constantFrom(0, 1000, 1001, 150_000, 500_000, 600_001, 5_000_000, 100_000_000),
        )
        .map(([min, max]) => ({ min, max })),
      county: fc.constantFrom(null, 'Essex' as const),
      beds: fc.constantFrom(null, 1, 5),
      baths: fc.constantFrom(null, 1.5, 3.5),
      amenities: fc.subarray(['pool', 'waterfront'] as const),
    })
    await fc.assert(
      fc.asyncProperty(some, async (filters) => {
        const query = search(filters)
        const answer = await gateway.search(query)
        expect(answer).toEqual({ ok: true, value: searchListings(listings, query) })
      }),
      { numRuns: 60 },
    )
  })
})
