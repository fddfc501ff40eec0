import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#adapters/database/open-database.ts'
import { databaseSavedItems } from '#adapters/database/saved/saved-items.ts'
import { WITH_OWN_POSTGRES } from './database-engines.ts'
import { replaceAll } from './database-harness.ts'
import { madeListing } from './made-listings.ts'
import { startCluster } from './postgres-cluster.ts'
import { relayTo } from './server-relay.ts'

/** More than anything waits for one after the other within a test's time. */
const MANY = 100

/** For what happens by itself on a busy machine, ms. */
const RECOVERY = 20_000

/** A single server with one home behind a relay, and what the site reads and writes there. */
async function openRelayed() {
  const cluster = await startCluster()
  onTestFinished(() => cluster.remove())
  const relay = await relayTo(cluster.url)
  onTestFinished(() => relay.close())
  const database = await openDatabase({ url: relay.url, dataDir: '' })
  onTestFinished(() => database.close())
  await replaceAll(database, [madeListing({ id: 1 })])
  const saved = databaseSavedItems(database, {
    clock: { now: () => new Date() },
    startsWithSamples: () => false,
    secret: 'only for tests',
    onError: () => {},
  })
  // The gateway may answer from what it has kept.
  const home = database.listingLookups.selectFrom('listings').select('id').where('id', '=', 1)
  const isFound = () =>
    home.executeTakeFirstOrThrow().then(
      () => true,
      () => false,
    )
  const isReady = async () => (await database.ready()).ok
  const favoritesOf = (visitor: string) => saved.favorites({ visitor })
  return { cluster, relay, database, isFound, isReady, favoritesOf }
}

/** Everything that is asked while the server is lost gets its answer, one after the other. */
async function expectAnswersWithoutServer({ isFound, isReady, favoritesOf }: Awaited<ReturnType<typeof openRelayed>>) {
  await expect.poll(isReady, { timeout: RECOVERY }).toBe(false)
  for (let turn = 0; turn < MANY; turn++) {
    expect(await isFound()).toBe(false)
    expect((await favoritesOf(crypto.randomUUID()).add(1)).ok).toBe(false)
    expect(await isReady()).toBe(false)
  }
}

describe('the only server of PostgreSQL', WITH_OWN_POSTGRES, () => {
  test('that refuses connections is waited for once, not by every read, and used when it is back', async () => {
    const site = await openRelayed()
    expect(await site.isFound()).toBe(true)
    await site.cluster.stop('immediate')
    await expectAnswersWithoutServer(site)
    await site.cluster.start()
    await expect.poll(site.isFound, { timeout: RECOVERY }).toBe(true)
  })

  test('that accepts connections and answers nothing keeps no request waiting, and is used when it answers', async () => {
    const site = await openRelayed()
    const visitor = crypto.randomUUID()
    expect(await site.isFound()).toBe(true)
    site.relay.freeze()
    // On connections that were open before.
    const [found, written, ready] = await Promise.all([
      site.isFound(),
      site.favoritesOf(visitor).add(1),
      site.isReady(),
    ])
    expect([found, written.ok, ready]).toEqual([false, false, false])
    await expectAnswersWithoutServer(site)
    site.relay.thaw()
    await expect.poll(site.isFound, { timeout: RECOVERY }).toBe(true)
    // What was in work may have been done, but never twice.
    expect(await site.favoritesOf(visitor).add(1)).toMatchObject({ ok: true })
    const { rows } = await site.database.db
      .selectFrom('favorites')
      .select((one) => one.fn.countAll().as('rows'))
      .executeTakeFirstOrThrow()
    expect(Number(rows)).toBe(1)
  })

  test('that is silent for a moment only fails nothing', async () => {
    const site = await openRelayed()
    site.relay.freeze()
    const writing = site.favoritesOf(crypto.randomUUID()).add(1)
    await new Promise((resolve) => setImmediate(resolve))
    site.relay.thaw()
    expect(await writing).toMatchObject({ ok: true })
  })
})
