import { beforeEach, expect, test } from 'vitest'
import { ListingStore } from '#adapters/database/listings/listing-store.ts'
import { describeOnEngines } from './database-engines.ts'
import { rowsOf } from './database-harness.ts'
import { madeListing } from './made-listings.ts'
import { databaseOfSuite, openTestDatabase } from './test-databases.ts'

const home = (id: number, price = 500_000) => rowsOf(madeListing({ id, price }))

describeOnEngines('the log of changed listings on %s', (engine) => {
  const opened = databaseOfSuite(() => openTestDatabase(engine))

  const write = async (work: (store: ListingStore) => Promise<unknown>, { changed = true, logged = 1000 } = {}) =>
    ListingStore.write(
      opened().database.db,
      async (store) => {
        await work(store)
        return { changed }
      },
      logged,
    )
  const version = async () => {
    const { db } = opened().database
    return (await db.selectFrom('listing_state').select('version').executeTakeFirstOrThrow()).version
  }
  /** The ids logged under each version from the one given on. */
  const logged = async (from: number) => {
    const { db } = opened().database
    const rows = await db
      .selectFrom('listing_changes')
      .selectAll()
      .where('version', '>=', from)
      .orderBy('version')
      .orderBy('listing_id')
      .execute()
    return rows.map((row) => [row.version - from, row.listing_id])
  }

  beforeEach(async () => {
    const { db } = opened().database
    await db.deleteFrom('listings').execute()
    await db.deleteFrom('listing_changes').execute()
  })

  test('additions, changes and removals are logged under the version they lead to', async () => {
    const before = await version()
    await write((store) => store.put([home(2), home(1)]))
    await write((store) => store.put([home(2, 400_000)]))
    await write((store) => store.remove([1]))
    expect(await logged(before)).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
      [3, 1],
    ])
    expect(await version()).toBe(before + 3)
  })

  test('a home that is changed twice by a transaction is logged once', async () => {
    const before = await version()
    await write(async (store) => {
      await store.put([home(1)])
      await store.put([home(1, 400_000)])
      await store.remove([1])
    })
    expect(await logged(before)).toEqual([[1, 1]])
  })

  test('changes that raise no version are logged under the next one', async () => {
    const before = await version()
    await write((store) => store.put([home(1)]), { changed: false })
    await write((store) => store.put([home(2)]))
    expect(await logged(before)).toEqual([
      [1, 1],
      [1, 2],
    ])
  })

  test('a failed transaction logs nothing', async () => {
    const before = await version()
    const failing = write(async (store) => {
      await store.put([home(1)])
      throw new Error('no room')
    })
    await expect(failing).rejects.toThrow('no room')
    expect([await logged(before), await version()]).toEqual([[], before])
  })

  test('what is removed by hand is logged too', async () => {
    await write((store) => store.put([home(1)]))
    const before = await version()
    await opened().database.db.deleteFrom('listings').execute()
    expect(await logged(before + 1)).toEqual([[0, 1]])
  })

  test('the oldest versions are pruned whole', async () => {
    const before = await version()
    const ids = [[1, 2], [3, 4, 5], [6, 7], [8]]
    for (const some of ids) await write((store) => store.put(some.map((id) => home(id))), { logged: 4 })
    expect(await logged(before)).toEqual([
      [2, 3],
      [2, 4],
      [2, 5],
      [3, 6],
      [3, 7],
      [4, 8],
    ])
  })
})
