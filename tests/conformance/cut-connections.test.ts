import { sql } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '#adapters/database/database.ts'
import { databaseInquiryStore } from '#adapters/database/inquiries/inquiry-store.ts'
import { databaseListingGateway } from '#adapters/database/listings/listing-gateway.ts'
import { syncSamples } from '#adapters/database/listings/sample-seed.ts'
import { databaseMailQueue } from '#adapters/database/mail/mail-queue.ts'
import { openDatabase } from '#adapters/database/open-database.ts'
import { databaseSavedItems } from '#adapters/database/saved/saved-items.ts'
import { startMailWorker } from '#application/mail/mail-worker.ts'
import type { OutgoingMail } from '#ports/server/mail-outbox.ts'
import { ON_POSTGRES, WITH_OWN_POSTGRES } from './database-engines.ts'
import { madeInquiry, NOBODYS_CASE } from './inquiry-gateway.ts'
import { madeMail } from './mail-outbox.ts'
import { startCluster } from './postgres-cluster.ts'
import { TEST_DATABASE_URL } from './postgres-databases.ts'
import { openTestDatabase } from './test-databases.ts'

const WRITERS = 8
const CUT_EVERY = 200
const CUTS = 50
/** Of the writes, inquiries; the others are favorites. */
const EVERY_NTH = 20

const log = { info: () => {}, warn: () => {}, error: () => {} }
const clock = { now: () => new Date() }

/** Visitors who write and read without a pause, and a worker that sends their mails. */
function startVisitors(database: Database) {
  const onError = () => {}
  const sent: string[] = []
  const mailer = {
    send: async (_: unknown, id: string) => (sent.push(id), { outcome: 'sent' as const }),
    close: () => {},
  }
  const worker = startMailWorker({ queue: databaseMailQueue(database, clock), mailer, log, random: () => 0 })
  const store = databaseInquiryStore(database, { onMails: worker.wake, onError })
  const listings = databaseListingGateway(database, onError)
  const saved = databaseSavedItems(database, {
    clock,
    startsWithSamples: () => false,
    secret: 'only for tests',
    onError,
  })
  /** Acknowledged writes. */
  const [inquiries, visitors]: [string[], string[]] = [[], []]
  const counts = { reads: 0, failedReads: 0, refused: 0 }
  const ending = new AbortController()
  const inquire = async (id: string) => {
    const stored = { key: id, id, contentHash: id, receivedAt: new Date(), listingId: 1, listingTitle: 'Home' }
    const mail: OutgoingMail = { topic: 'inquiry', mail: madeMail(id), secretUntil: null }
    return store.put({ ...stored, inquiry: madeInquiry() }, [mail], NOBODYS_CASE)
  }
  const write = async () => {
    for (let turn = 0; !ending.signal.aborted; turn++) {
      const id = crypto.randomUUID()
      const isInquiry = turn % EVERY_NTH === 0
      const answer = isInquiry ? await inquire(id) : await saved.favorites({ visitor: id }).add(1)
      if (!answer.ok) counts.refused++
      else (isInquiry ? inquiries : visitors).push(id)
    }
  }
  const read = async () => {
    for (let id = 1; !ending.signal.aborted; id = (id % 18) + 1) {
      const answer = await listings.byId(id)
      counts.reads++
      if (!answer.ok) counts.failedReads++
      // Kept answers need no event loop; the rest of this process does.
      await setImmediate()
    }
  }
  const all = Promise.all([...Array.from({ length: WRITERS }, write), read()])
  return {
    inquiries,
    visitors,
    acknowledged: () => inquiries.length + visitors.length,
    sent,
    counts,
    end: async () => {
      ending.abort()
      await all
    },
    worker,
  }
}

async function expectNothingLost({ db }: Database, visitors: ReturnType<typeof startVisitors>) {
  await visitors.end()
  const kept = async (ids: Promise<{ id: string | null }[]>) => new Set((await ids).map(({ id }) => id))
  const inquiries = await kept(db.selectFrom('inquiries').select('id').execute())
  expect(visitors.inquiries.filter((id) => !inquiries.has(id))).toEqual([])
  const owners = db.selectFrom('favorites').innerJoin('owners', 'owners.id', 'favorites.owner_id')
  const favorites = await kept(owners.select('visitor_hash as id').execute())
  expect(visitors.visitors.filter((id) => !favorites.has(id))).toEqual([])
  const mails = () => db.selectFrom('outbox_mails').select(['id', 'state', 'lease'])
  // A claim whose answer was cut off ends with its lease, in minutes.
  await expect
    .poll(async () => (await mails().execute()).filter(({ state, lease }) => state === 'waiting' && lease === null), {
      timeout: 10_000,
    })
    .toEqual([])
  await visitors.worker.stop()
  expect(visitors.sent.length).toBe(new Set(visitors.sent).size)
  expect(visitors.sent.length).toBeGreaterThan(0)
}

describe('PostgreSQL', ON_POSTGRES, () => {
  test('a server that cuts all connections every 200 ms loses nothing that was acknowledged', async () => {
    const { database, remove } = await openTestDatabase('postgres')
    onTestFinished(remove)
    await syncSamples(database, true)
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db)
    const killer = new pg.Client(TEST_DATABASE_URL)
    await killer.connect()
    onTestFinished(() => killer.end())
    const visitors = startVisitors(database)
    for (let cut = 0; cut < CUTS; cut++) {
      await new Promise((resolve) => setTimeout(resolve, CUT_EVERY))
      await killer.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [rows[0]!.name])
    }
    await expectNothingLost(database, visitors)
    // A read is sent again.
    expect(visitors.counts.failedReads / visitors.counts.reads).toBeLessThan(0.01)
  })

  test('a server that restarts under writes loses nothing either', WITH_OWN_POSTGRES, async () => {
    const cluster = await startCluster()
    onTestFinished(() => cluster.remove())
    const database = await openDatabase({ url: cluster.url, dataDir: '' })
    onTestFinished(() => database.close())
    await syncSamples(database, true)
    const visitors = startVisitors(database)
    for (const how of ['fast', 'immediate'] as const) {
      const before = visitors.acknowledged()
      await expect.poll(() => visitors.acknowledged()).toBeGreaterThan(before + 20)
      await cluster.stop(how)
      await cluster.start()
    }
    const before = visitors.acknowledged()
    await expect.poll(() => visitors.acknowledged(), { timeout: 5000 }).toBeGreaterThan(before + 20)
    await expectNothingLost(database, visitors)
  })
})
