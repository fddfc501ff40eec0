// node bench/updates-month.ts [PEOPLE] [HOMES] [DAYS]: a month of email updates on the embedded database, with a feed that changes homes every
// 15 minutes, processes that are killed, and a mail server that defers emails and drops connections. Every line of every email that arrives is
// compared with a plain recomputation; exit code 1 if one is missing, unexpected, or there twice. With TMPDIR=/dev/shm no disk is waited for.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ListingStore } from '#adapters/database/listings/listing-store.ts'
import { databaseMailQueue } from '#adapters/database/mail/mail-queue.ts'
import { openDatabase } from '#adapters/database/open-database.ts'
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts'
import { startMailWorker } from '#application/mail/mail-worker.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { rowsOf } from '../tests/conformance/database-harness.ts'
import { isLike, UpdatesModel } from '../tests/conformance/updates-model.ts'
import {
  dice,
  MONTH_BEGINS,
  MonthMarket,
  monthPeople,
  monthRound,
  storePeople,
  type Kill,
} from '../tests/conformance/updates-month.ts'
import { startSmtpPeer } from '../tests/mail/smtp-peer.ts'
import { printTable } from './figures.ts'

const [PEOPLE = 2000, HOMES = 100_000, DAYS = 30] = process.argv.slice(2).map(Number)
const [MINUTE, DAY] = [60_000, 24 * 60 * 60_000]
const STEP = 15 * MINUTE
/** On a busy day, of 100,000 homes about 2,000 change. */
const SIZE = {
  people: PEOPLE,
  homes: HOMES,
  counties: COUNTIES,
  prices: 100,
  searchPrices: 10,
  rarity: 60_000,
  arrivals: Math.max(1, Math.round(HOMES / 10_000)),
}
const KILLS: readonly Kill[] = ['before', 'after', 'between']
/** One round in so many is killed. */
const KILLED = 40
/** Of the messages, in percent. */
const [DEFERRED, DROPPED] = [8, 2]
const MAIL_WORKERS = 6
const ROWS_AT_ONCE = 5000

const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(0)

const started = performance.now()
const roll = dice(20_261_019)
const fate = dice(7)
const dataDir = mkdtempSync(path.join(tmpdir(), 'keystead-month-'))
const database = await openDatabase({ dataDir })
const peer = await startSmtpPeer(() => {
  const chance = fate(100)
  if (chance < DEFERRED) return { code: 451, text: 'Try again later' }
  return chance < DEFERRED + DROPPED ? 'drop' : null
})
// Emails are sent after the month: what a worker waits for is real time.
const mailClock = { now: () => new Date(MONTH_BEGINS + 90 * DAY + performance.now() - started) }
const silent = { info: () => {}, warn: () => {}, error: () => {} }
const workers = Array.from({ length: MAIL_WORKERS }, () =>
  startMailWorker({
    queue: databaseMailQueue(database, mailClock),
    mailer: smtpMailer({ url: peer.url, from: () => ({ name: 'Homes', address: 'homes@example.com' }) }),
    log: silent,
    random: Math.random,
  }),
)

const market = new MonthMarket(SIZE, roll)
await put([...market.homes.values()], [])
const people = monthPeople(SIZE, roll)
await storePeople(database, people)
const model = new UpdatesModel(people, market.homes.values(), MONTH_BEGINS)
const filled = performance.now()

/** The lines of emails that have to arrive, by round and address. */
const expected = new Map<string, string>()
const wrong: string[] = []
const counts = { rounds: 0, changes: 0, killed: 0, emails: 0, lines: 0, deferred: 0, dropped: 0 }
for (let round = 0; round < (DAYS * DAY) / STEP; round++) {
  const now = MONTH_BEGINS + round * STEP
  if (round > 0) {
    const { changed, removed } = market.change(now)
    await put(changed, removed)
    model.notice(changed, removed, now)
    counts.changes += changed.length + removed.length
  }
  const kill = round > 0 && roll(KILLED) === 0 ? KILLS[roll(KILLS.length)]! : null
  const upTo = await monthRound({
    database,
    now,
    round,
    kill,
    isLike: (one, other) => one.id !== other.id && isLike(one, other),
    onMails: () => {
      for (const worker of workers) worker.wake()
    },
  })
  if (upTo !== undefined) counts.killed++
  if (upTo !== null)
    for (const [email, lines] of model.tell(now, upTo)) {
      expected.set(`${round} ${email}`, lines.join('\n'))
      counts.emails++
      counts.lines += lines.length
    }
  receive()
  counts.rounds++
  if (round % 96 === 95)
    console.error(
      `day ${(round + 1) / 96}: ${counts.emails} emails, ${expected.size} on their way, ${wrong.length} unexpected, ${seconds(filled, performance.now())} s`,
    )
}
const told = performance.now()
while ((await unsent()) > 0) {
  await new Promise((resolve) => setTimeout(resolve, 500))
  for (const worker of workers) worker.wake()
  receive()
}
await Promise.all(workers.map((worker) => worker.stop()))
receive()
await peer.close()
const dead = await database.db.selectFrom('outbox_mails').select('id').where('state', '=', 'dead').execute()
await database.close()
rmSync(dataDir, { recursive: true })

printTable(`A month of email updates: ${HOMES} homes, ${PEOPLE} people, ${DAYS} days`, [
  {
    rounds: counts.rounds,
    'changed homes': counts.changes,
    killed: counts.killed,
    emails: counts.emails,
    lines: counts.lines,
    deferred: counts.deferred,
    dropped: counts.dropped,
    'failed for good': dead.length,
    missing: expected.size,
    unexpected: wrong.length,
    'month, s': seconds(filled, told),
    'last emails, s': seconds(told, performance.now()),
    'memory, MB': Math.round(process.memoryUsage().rss / 1e6),
  },
])
for (const one of [
  ...wrong.map((text) => `unexpected: ${text}`),
  ...[...expected.keys()].map((key) => `missing: ${key}`),
].slice(0, 10))
  console.error(one)
process.exitCode = expected.size + wrong.length + dead.length > 0 ? 1 : 0

/** Stores homes as a feed's import does, and takes others off the site. */
async function put(changed: readonly Listing[], removed: readonly number[]): Promise<void> {
  for (let first = 0; first < Math.max(1, changed.length); first += ROWS_AT_ONCE)
    await ListingStore.write(database.db, async (store) => {
      if (first === 0) await store.remove(removed)
      await store.put(changed.slice(first, first + ROWS_AT_ONCE).map(rowsOf))
      return { changed: true }
    })
}

async function unsent(): Promise<number> {
  const waiting = database.db.selectFrom('outbox_mails').where('state', '=', 'waiting')
  return (await waiting.select((row) => row.fn.countAll<number>().as('mails')).executeTakeFirstOrThrow()).mails
}

/** Compares the emails that have arrived since the last time. */
function receive(): void {
  counts.deferred += peer.refused.splice(0).length
  counts.dropped = peer.dropped()
  for (const { raw, recipients } of peer.taken.splice(0)) {
    const round = /^Subject: Round (\d+)\r$/m.exec(raw)?.[1]
    const text = raw
      .slice(raw.indexOf('\r\n\r\n') + 4)
      .trim()
      .replaceAll('\r\n', '\n')
    const key = `${round} ${recipients.join(', ')}`
    if (expected.get(key) === text) expected.delete(key)
    else wrong.push(`${key}: ${text.slice(0, 200)}`)
  }
}
