import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databaseListingGateway } from '#adapters/database/listings/listing-gateway.ts'
import { openDatabase } from '#adapters/database/open-database.ts'
import type { ReplicaChange } from '#adapters/database/postgres/read-servers.ts'
import { databaseSavedItems } from '#adapters/database/saved/saved-items.ts'
import { WITH_OWN_POSTGRES } from './database-engines.ts'
import { replaceAll } from './database-harness.ts'
import { madeListing } from './made-listings.ts'
import { startCluster, startReplica } from './postgres-cluster.ts'

/** A primary with one home, its replica, and what the site reads and writes there. */
async function openReplicated() {
  const primary = await startCluster()
  onTestFinished(() => primary.remove())
  const replica = await startReplica(primary)
  onTestFinished(() => replica.remove())
  const changes: ReplicaChange[] = []
  const onReplica = (change: ReplicaChange) => void changes.push(change)
  const database = await openDatabase({ url: primary.url, readUrl: replica.url, onReplica, dataDir: '' })
  onTestFinished(() => database.close())
  const onError = () => {}
  const listings = databaseListingGateway(database, onError)
  const saved = databaseSavedItems(database, {
    clock: { now: () => new Date() },
    startsWithSamples: () => false,
    secret: 'only for tests',
    onError,
  })
  const hold = async (...titles: string[]) =>
    replaceAll(
      database,
      titles.map((title, index) => madeListing({ id: index + 1, title })),
    )
  return {
    primary,
    replica,
    changes,
    database,
    hold,
    title: async () => {
      const answer = await listings.byId(1)
      return answer.ok ? answer.value.title : answer.problem.kind
    },
    save: async () => (await saved.favorites({ visitor: crypto.randomUUID() }).add(1)).ok,
  }
}

/** Holds back what a replica has received, or goes on with it. */
async function replay(url: string, how: 'pause' | 'resume'): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`select pg_wal_replay_${how}()`)
  await client.end()
}

describe('a replica of PostgreSQL', WITH_OWN_POSTGRES, () => {
  test('is read, also while the primary is away; writes fail then and come back', async () => {
    const { primary, replica, database, hold, title, save } = await openReplicated()
    await hold('first')
    await expect.poll(title).toBe('first')
    await primary.stop('immediate')
    expect(await title()).toBe('first')
    expect(await database.ready()).toMatchObject({ ok: true })
    expect(await save()).toBe(false)
    await primary.start()
    await expect.poll(save, { timeout: 5000 }).toBe(true)
    expect(await title()).toBe('first')
    await replica.stop('immediate')
    expect(await title()).toBe('first')
  })

  test('that is left out passes nothing on that it answered last, and is taken back', async () => {
    const { replica, changes, hold, title } = await openReplicated()
    await hold('old')
    await expect.poll(title).toBe('old')
    await replay(replica.url, 'pause')
    await hold('new')
    expect(await title()).toBe('old')
    await replica.stop('immediate')
    await expect.poll(title).toBe('new')
    await replica.start()
    await expect.poll(() => changes.map(({ used }) => used), { timeout: 5000 }).toEqual([true, false, true])
    await expect.poll(title).toBe('new')
  })

  test('that lags is left out', async () => {
    const { replica, changes, hold, title } = await openReplicated()
    await hold('old')
    await replay(replica.url, 'pause')
    await hold('new')
    await expect.poll(title, { timeout: 10_000 }).toBe('new')
    await replay(replica.url, 'resume')
    await expect.poll(() => changes.at(-1)!.used, { timeout: 5000 }).toBe(true)
  })
})
