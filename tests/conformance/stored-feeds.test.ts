import { beforeEach, expect, test } from 'vitest'
import { databaseFeedStandings } from '#adapters/database/listings/feed-standings.ts'
import { databaseListingImport } from '#adapters/database/listings/listing-import.ts'
import { databaseStoredFeeds } from '#adapters/database/listings/stored-feeds.ts'
import { databaseOperationFigures } from '#adapters/database/operation-figures.ts'
import { describeOnEngines } from './database-engines.ts'
import { replaceAll } from './database-harness.ts'
import { madeImport } from './listing-import.ts'
import { databaseOfSuite, openTestDatabase } from './test-databases.ts'

const COUNTS = { read: 2, added: 2, changed: 0, unchanged: 0, removed: 0, withheld: 0, rejected: 0 }

describeOnEngines('the stored feeds on %s', (engine) => {
  const opened = databaseOfSuite(() => openTestDatabase(engine))
  beforeEach(async () => {
    await replaceAll(opened().database, [])
    for (const table of ['feed_standings', 'feed_runs', 'feed_displays', 'import_reasons'] as const)
      await opened().database.db.deleteFrom(table).execute()
  })

  /** A feed with two homes, a finished reading, a credit and a record that is withheld. */
  async function importFeed(name: string) {
    const { database } = opened()
    const listings = databaseListingImport(database)
    const standings = databaseFeedStandings(database)
    const turn = (await standings.begin(name, 60_000))!
    await listings.storeDisplay(name, { name: 'Garden State MLS', logo: null, disclaimer: null, showsTime: true })
    await listings.putBatch(name, [madeImport('A', { price: 500_000 }), madeImport('B')])
    await listings.noteReasons(name, { reasons: new Map([['C', 'withheld: Closed']]), complete: true })
    await listings.finishRun(name, { modifiedUpTo: '2026-11-20T00:00:00Z', readAt: '2026-11-20T01:00:00Z' })
    await standings.end(turn, { kind: 'finished', whole: true, counts: COUNTS })
  }

  test('each feed has its homes and its last reading', async () => {
    await importFeed('mls')
    await importFeed('office')
    expect(await databaseStoredFeeds(opened().database).all()).toMatchObject([
      { name: 'mls', homes: 2, failures: 0, held: null, succeededAt: expect.any(Number) as number },
      { name: 'office', homes: 2 },
    ])
  })

  test('a retired feed’s homes go, and nothing asks for it any more; another feed stays as it was', async () => {
    const { database } = opened()
    await importFeed('mls')
    await importFeed('office')
    const feeds = databaseStoredFeeds(database)
    const before = await feeds.all()
    expect(await feeds.retire('mls')).toBe(2)
    expect(await feeds.all()).toEqual(before.filter(({ name }) => name === 'office'))
    const figures = databaseOperationFigures(database)
    expect((await figures.feeds()).map(({ source }) => source)).toEqual(['office'])
    expect((await figures.readings()).map(({ source }) => source)).toEqual(['office'])
    const listings = databaseListingImport(database)
    expect((await listings.standingOf('C')).map(({ source }) => source)).toEqual(['office'])
    expect(await listings.lastModified('mls')).toBeNull()
    expect(await database.db.selectFrom('feed_displays').select('source').execute()).toEqual([{ source: 'office' }])
  })

  test('its price histories and ids stay: taken up again, a home continues', async () => {
    const { database } = opened()
    await importFeed('mls')
    const idOf = async () =>
      (await databaseListingImport(database).standingOf('A')).find(({ source }) => source === 'mls')?.listingId
    const id = await idOf()
    await databaseStoredFeeds(database).retire('mls')
    const histories = () =>
      database.db
        .selectFrom('listing_histories')
        .select(['source_key', 'ended_on'])
        .where('source', '=', 'mls')
        .execute()
    expect((await histories()).map(({ source_key, ended_on }) => [source_key, ended_on !== null])).toEqual(
      expect.arrayContaining([
        ['A', true],
        ['B', true],
      ]),
    )
    await importFeed('mls')
    expect(await idOf()).toBe(id)
  })
})
