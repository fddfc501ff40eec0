// node bench/inbox.ts: how long the agency's inbox takes with 50,000 inquiries, on the embedded database and, where
// TEST_DATABASE_URL names a server, on PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { databaseInbox } from '#adapters/database/agency/inbox-store.ts'
import type { Database } from '#adapters/database/database.ts'
import { openDatabase } from '#adapters/database/open-database.ts'
import type { InquiryRow } from '#adapters/database/schema.ts'
import { PAGE_ROWS, type InboxTab } from '#domain/inbox/inbox-query.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { InboxActor, InboxKey } from '#ports/server/agency-inbox.ts'
import { emptyPostgres, TEST_DATABASE_URL } from '../tests/conformance/postgres-databases.ts'
import { percentile, printTable } from './figures.ts'

const INQUIRIES = 50_000
/** Every hundredth waits: 500 at a time are many for an agency. */
const OPEN_EVERY = 100
const AT_ONCE = 500
const SAMPLES = 300
const [BAR_P50, BAR_P99] = [20, 100]
const NORA: InboxActor = { memberId: 'nora', name: 'Nora Feld', requestId: null, reach: 'all' }
const NOW = Date.parse('2026-11-24T16:00:00Z')

const madeRow = (at: number): InquiryRow => ({
  id: `inquiry-${at}`,
  idempotency_key: `key-${at}`,
  content_hash: `hash-${at}`,
  received_at: NOW - at * 60_000,
  listing_id: 1 + (at % 400),
  listing_title: `Home number ${at % 400} with a porch`,
  name: `Visitor ${at % 9000}`,
  email: `visitor-${at % 9000}@example.com`,
  phone: '(201) 555-0123',
  message: 'Is it quiet at night, how old is the roof, and when could we come and see it? '.repeat(3),
  tour_day: null,
  tour_slot: null,
  consent_version: '2026-11-21',
  agency_notice_version: '2026-11-22',
})

async function fill({ db }: Database): Promise<void> {
  await db
    .insertInto('agency_members')
    .values({ id: 'nora', account_id: null, name: 'Nora Feld', role: 'agent', added_at: 0, removed_at: null })
    .execute()
  for (let from = 0; from < INQUIRIES; from += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, at) => madeRow(from + at))
    await db.insertInto('inquiries').values(rows).execute()
  }
  const open = Array.from({ length: INQUIRIES / OPEN_EVERY }, (_, at) => `inquiry-${at * OPEN_EVERY}`)
  const closed = db.updateTable('inquiry_cases').set({ state: 'closed', reason: 'done', due_at: null })
  await closed.where('inquiry_id', 'not in', open).execute()
}

async function measure(engine: string, database: Database): Promise<Record<string, string | number>[]> {
  const inbox = databaseInbox(database, {
    onMails: () => {},
    onError: (error) => {
      throw error
    },
  })
  const list = (tab: InboxTab, words = '', after: InboxKey | null = null) =>
    inbox.list(NORA, { tab, words, after, limit: PAGE_ROWS, inAddresses: true })
  let keys = 0
  const reply = async (at: number) => {
    const seen = valueOrThrow(await inbox.thread(NORA, `inquiry-${at * OPEN_EVERY}`))
    const mail = { to: [], replyTo: null, subject: 'Re', text: 'Yes.', html: '<p>Yes.</p>', calendar: null }
    const now = new Date(NOW)
    return inbox.change(NORA, {
      inquiryId: seen.id,
      version: seen.version,
      standing: { ...seen.standing, state: 'answered', dueAt: null, answeredAt: now },
      assigneeId: 'nora',
      event: { kind: 'reply', body: 'Yes.', details: {}, key: `key ${keys++}` },
      mail: { outgoing: { topic: 'reply', mail, secretUntil: null }, dueAt: new Date(NOW + 1e9) },
      audit: { act: 'case.replied', about: 'inquiry' },
      now,
    })
  }
  const works: [string, (at: number) => Promise<{ ok: boolean }>][] = [
    ['open, with counts', async () => (await Promise.all([list('open'), inbox.counts(NORA, new Date(NOW))]))[0]],
    ['closed', () => list('closed')],
    ['closed, the 500th page', (at) => list('closed', '', { at: NOW - 25_000 * 60_000, id: `inquiry-${at}` })],
    ['search in the open ones', () => list('open', 'visitor-8100')],
    ['search in the closed ones, no hit', () => list('closed', 'nothing like it')],
    ['an inquiry', (at) => inbox.thread(NORA, `inquiry-${at}`)],
    ['a reply', reply],
  ]
  const table: Record<string, string | number>[] = []
  for (const [name, work] of works) {
    const took: number[] = []
    for (let at = 0; at < SAMPLES; at++) {
      const began = performance.now()
      const done = await work(at)
      took.push(performance.now() - began)
      if (!done.ok) throw new Error(`${name} failed`)
    }
    const [p50, p99] = [percentile(took, 0.5), percentile(took, 0.99)]
    const fits = p50 <= BAR_P50 && p99 <= BAR_P99 ? 'yes' : 'no'
    table.push({ engine, work: name, 'p50 ms': p50.toFixed(1), 'p99 ms': p99.toFixed(1), 'within 20 and 100 ms': fits })
  }
  return table
}

async function onSqlite() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'keystead-bench-'))
  const database = await openDatabase({ dataDir })
  await fill(database)
  const table = await measure('SQLite', database)
  await database.close()
  rmSync(dataDir, { recursive: true })
  return table
}

async function onPostgres(server: string) {
  const { url, remove } = await emptyPostgres(server)
  const database = await openDatabase({ url, dataDir: '' })
  await fill(database)
  const table = await measure('PostgreSQL', database)
  await database.close()
  await remove()
  return table
}

const rows = await onSqlite()
if (TEST_DATABASE_URL !== undefined) rows.push(...(await onPostgres(TEST_DATABASE_URL)))
printTable(`The inbox with ${INQUIRIES} inquiries, ${INQUIRIES / OPEN_EVERY} of them open`, rows)
