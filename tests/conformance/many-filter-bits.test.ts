import { afterAll, expect, test, vi } from 'vitest'
import type { BitDefinition } from '#adapters/database/listings/filter-bits.ts'
import { dated } from '#adapters/database/listings/listing-finder.ts'
import { ListingStore } from '#adapters/database/listings/listing-store.ts'
import { postgresFinder } from '#adapters/database/postgres/finder.ts'
import { openReader } from '#adapters/database/sqlite/connection.ts'
import { SqliteSearch } from '#adapters/database/sqlite/search.ts'
import { PUBLISHED_LOANS } from '#content/public-figures/published-loans.ts'
import type { Amenity } from '#domain/search/filters/amenities.ts'
import { search } from './clause.ts'
import { describeOnEngines } from './database-engines.ts'
import { rowsOf, withoutMemory } from './database-harness.ts'
import { madeListing } from './made-listings.ts'
import { databaseOfSuite, openTestDatabase } from './test-databases.ts'

const DAY = { today: '2026-11-22', loans: PUBLISHED_LOANS, rides: {} }

const COUNT = 40

// Other files of this process have loaded them with the product's facts, and will again.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.doUnmock('#adapters/database/listings/filter-bits.ts')
  vi.resetModules()
})

// Forty facts instead of the product's. The last is named first: order gives no number.
vi.mock('#adapters/database/listings/filter-bits.ts', () => {
  const numbers = [39, ...Array.from({ length: 39 }, (_, bit) => bit)]
  const definition = (bit: number): BitDefinition => ({ bit, isSet: ({ features }) => features.includes(`fact${bit}`) })
  return {
    FILTER_BITS: Object.fromEntries(numbers.map((bit) => [`fact${bit}`, definition(bit)])),
    FACET_KEYS: numbers.map((bit) => `fact${bit}`),
  }
})

const fact = (bit: number) => `fact${bit}` as Amenity

/** Home 1 has fact 0, home 2 fact 1 and so on; the last home has all. */
const HOMES = Array.from({ length: COUNT + 1 }, (_, index) =>
  madeListing({
    id: index + 1,
    features: index < COUNT ? [fact(index)] : Array.from({ length: COUNT }, (_, i) => fact(i)),
  }),
)

describeOnEngines('forty facts on %s', (engine) => {
  const opened = databaseOfSuite(() => openTestDatabase(engine))

  /** Searches in this thread: the reader threads load the product's own facts. */
  const openFinder = async () => {
    const { database, location } = opened()
    await ListingStore.write(database.db, async (store) => {
      await store.put(HOMES.map(rowsOf))
      return { changed: true }
    })
    return database.kind === 'postgres'
      ? postgresFinder(database.db, withoutMemory(database).changes)
      : new SqliteSearch(openReader(location))
  }

  test.each([0, 7, 8, 31, 32, 33, 39])('homes with fact %i are found and counted', async (bit) => {
    const finder = await openFinder()
    const { rows, tallies } = await finder.find(dated(search({ amenities: [fact(bit)] }), DAY))
    expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([bit + 1, COUNT + 1])
    const [tally] = tallies
    expect(tally).toMatchObject({ county: 'Bergen', homes: 2 })
    expect(tally!.amenities[fact(bit)]).toBe(2)
    expect(tally!.amenities[fact((bit + 1) % COUNT)]).toBe(1)
  })

  test('homes with several facts are found', async () => {
    const finder = await openFinder()
    const { rows } = await finder.find(dated(search({ amenities: [fact(2), fact(33), fact(39)] }), DAY))
    expect(rows.map(({ id }) => id)).toEqual([COUNT + 1])
  })
})
