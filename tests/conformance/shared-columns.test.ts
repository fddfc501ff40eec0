import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dated, sumHomes } from '#adapters/database/listings/listing-finder.ts'
import { readingListingGateway } from '#adapters/database/listings/listing-gateway.ts'
import { ListingStore } from '#adapters/database/listings/listing-store.ts'
import { ColumnsSource } from '#adapters/database/sqlite/columns-source.ts'
import { openReader } from '#adapters/database/sqlite/connection.ts'
import { ListingColumns, type ColumnsMemory } from '#adapters/database/sqlite/listing-columns.ts'
import { SqliteReaderPool } from '#adapters/database/sqlite/reader-pool.ts'
import { SqliteSearch } from '#adapters/database/sqlite/search.ts'
import { PUBLISHED_LOANS } from '#content/public-figures/published-loans.ts'
import { valueOrThrow } from '#domain/result.ts'
import { search } from './clause.ts'
import { replaceAll, rowsOf } from './database-harness.ts'
import { madeListing } from './made-listings.ts'
import { databaseOfSuite, openTestDatabase } from './test-databases.ts'

const DAY = { today: '2026-11-22', loans: PUBLISHED_LOANS, rides: {} }

const HOMES = Array.from({ length: 30 }, (_, index) => madeListing({ id: index + 1 }))

describe('columns that searches share', () => {
  const opened = databaseOfSuite(() => openTestDatabase('sqlite'))
  let readers: ReturnType<typeof openReader>[] = []
  beforeAll(() => void (readers = [1, 2].map(() => openReader(opened().location))))
  afterAll(() => readers.forEach((reader) => reader.close()))
  beforeEach(async () => replaceAll(opened().database, HOMES))

  const build = async (): Promise<ColumnsMemory> => {
    const { location } = opened()
    return new Promise((resolve) => void new ColumnsSource(location, resolve).build())
  }
  /** Two searches that build no columns of their own. */
  const openSearches = async () => {
    const memory = await build()
    const searches = readers.map((reader) => new SqliteSearch(reader, 0))
    for (const each of searches) each.attach(memory)
    return { memory, searches: searches as [SqliteSearch, SqliteSearch] }
  }
  const found = (searched: SqliteSearch) => sumHomes(searched.find(dated(search({}), DAY)).tallies)
  const put = async (...ids: number[]) =>
    ListingStore.write(opened().database.db, async (store) => {
      await store.put(ids.map((id) => rowsOf(madeListing({ id }))))
      return { changed: true }
    })
  const forgetChanges = async () => opened().database.db.deleteFrom('listing_changes').execute()

  test('a thread builds them', async () => {
    const columns = new ListingColumns(await build())
    expect(columns.size).toBe(HOMES.length)
    expect(columns.markets()).toEqual({ sale: HOMES.length, rent: 0 })
  })

  test('the first search after a change brings them up to date for all', async () => {
    const { memory, searches } = await openSearches()
    expect(searches.map(found)).toEqual([30, 30])
    await put(31, 32)
    expect(found(searches[0])).toBe(32)
    expect(new ListingColumns(memory).size).toBe(32)
    expect(found(searches[1])).toBe(32)
    expect(searches.map(({ lacksColumns }) => lacksColumns)).toEqual([false, false])
  })

  test('where the log doesn’t reach back, SQL answers until there are new ones', async () => {
    const { searches } = await openSearches()
    await put(31)
    await forgetChanges()
    await put(32)
    expect(found(searches[0])).toBe(32)
    expect(searches[0].lacksColumns).toBe(true)
    searches[0].attach(await build())
    expect(found(searches[0])).toBe(32)
    expect(searches[0].lacksColumns).toBe(false)
  })

  test('columns that were left half changed are not searched', async () => {
    const { memory, searches } = await openSearches()
    // The first number after the lock: the version, which is 0 during a change.
    new Float64Array(memory.buffer, 8, 1)[0] = 0
    expect(searches.map(found)).toEqual([30, 30])
    expect(searches.map(({ lacksColumns }) => lacksColumns)).toEqual([true, true])
  })
})

describe('threads that share columns', () => {
  const SEARCHES = 500
  const opened = databaseOfSuite(() => openTestDatabase('sqlite'))
  let pool: SqliteReaderPool
  beforeAll(() => void (pool = new SqliteReaderPool(opened().location, 2)))
  afterAll(() => pool.close())

  test('see every version whole while homes come, change and go', async () => {
    const { database } = opened()
    const others = Array.from({ length: 500 }, (_, index) => madeListing({ id: 10 * index, county: 'Essex' }))
    await replaceAll(database, others)
    await pool.prepare()
    const gateway = readingListingGateway({ ...database, finder: pool }, (error) => {
      throw error
    })
    // Ten homes of a county come between the others and go, all at once: no search may see some of them.
    const ids = Array.from({ length: 10 }, (_, index) => 470 * (index + 1) + 1)
    const put = async (price: number | null) =>
      ListingStore.write(database.db, async (store) => {
        if (price === null) await store.remove(ids)
        else await store.put(ids.map((id) => rowsOf(madeListing({ id, county: 'Bergen', price }))))
        return { changed: true }
      })
    const seen: string[] = []
    const state = { isOver: false }
    const searchOn = async () => {
      while (!state.isOver) {
        const query = search({ county: 'Bergen' }, { sort: 'price-asc' })
        const { total, listings } = valueOrThrow(await gateway.search(query))
        seen.push([total, ...listings.map(({ price }) => price)].join(' '))
      }
    }
    const searching = [searchOn(), searchOn()]
    while (seen.length < SEARCHES) {
      await put(400_000)
      await put(500_000)
      await put(null)
    }
    state.isOver = true
    await Promise.all(searching)
    const states = [[0], [10, ...ids.map(() => 400_000)], [10, ...ids.map(() => 500_000)]]
    const whole = new Set(states.map((numbers) => numbers.join(' ')))
    expect(seen.filter((answer) => !whole.has(answer))).toEqual([])
    expect(new Set(seen).size).toBeGreaterThan(1)
  })
})
