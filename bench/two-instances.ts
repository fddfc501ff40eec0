// node bench/two-instances.ts: two instances of the built live edition on a PostgreSQL server of their own, behind a
// round-robin front, read and written while one is killed every 30 s and the database is restarted twice.
// BENCH_SECONDS: how long (300).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startCluster } from '../tests/conformance/postgres-cluster.ts'
import { startKilledServer, type KilledServer } from '../tests/durability/killed-server.ts'
import { startSmtpPeer } from '../tests/mail/smtp-peer.ts'
import { percentile, printTable } from './figures.ts'
import { startFront } from './round-robin-front.ts'
import { countLost, startVisitors, type Outcome } from './site-visitors.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] || 300)
const KILL_EVERY = 30
/** After a restart of the database the instances connect anew, ms. */
const SETTLING = 3000

/** A kill or a restart, from its beginning to its end. */
interface Outage {
  from: number
  to: number
}

async function during(outages: Outage[], work: () => Promise<void>): Promise<void> {
  const from = performance.now()
  // Open until it is over.
  const outage = { from, to: Infinity }
  outages.push(outage)
  await work()
  outage.to = performance.now() + SETTLING
}

const isWithin = (outages: readonly Outage[]) => (outcome: Outcome) =>
  outages.some(({ from, to }) => outcome.to >= from && outcome.from <= to)

const folder = mkdtempSync(path.join(tmpdir(), 'keystead-bench-'))
const cluster = await startCluster()
const peer = await startSmtpPeer(() => null)
const env = { DATABASE_URL: cluster.url, SESSION_SECRET: 'x'.repeat(32), SAMPLE_DATA: 'on', SMTP_URL: peer.url }
const startInstance = (place: number) => startKilledServer(path.join(folder, String(place)), env)
const instances: KilledServer[] = [await startInstance(0), await startInstance(1)]
const front = await startFront(instances.map(({ url }) => url))
const outages: Outage[] = []

async function replaceInstance(place: number): Promise<void> {
  await during(outages, async () => {
    await instances[place]!.kill()
    const instance = await startInstance(place)
    instances[place] = instance
    front.instances[place] = instance.url
  })
}

async function restartDatabase(): Promise<void> {
  await during(outages, async () => {
    await cluster.stop('fast')
    await cluster.start()
  })
}

const visitors = startVisitors(front.url, { readers: 4, writers: 2, pauseMs: 100 })
const started = performance.now()
const at = async (second: number, work: () => Promise<void>) => {
  await pause(Math.max(0, started + second * 1000 - performance.now()))
  await work()
}
let kills = 0
const killing = async () => {
  for (let second = KILL_EVERY; second < SECONDS - 10; second += KILL_EVERY) {
    await at(second, () => replaceInstance(kills++ % 2))
  }
}
const restarting = async () => {
  for (const share of [0.35, 0.65]) await at(SECONDS * share, restartDatabase)
}
await Promise.all([killing(), restarting(), pause(SECONDS * 1000)])
await visitors.stop()
const mails = await sendTheRest()
const kept = await countLost(cluster.url, visitors)
await Promise.all(instances.map((instance) => instance.stop()))
front.close()
await peer.close()
await cluster.remove()
rmSync(folder, { recursive: true, force: true })

/** Ends the leases of killed instances, which last five minutes, and waits until nothing is left to send. */
async function sendTheRest() {
  const client = new pg.Client(cluster.url)
  await client.connect()
  await pause(SETTLING)
  await client.query(`update outbox_mails set due_at = 0, lease = null where state = 'waiting' and lease is not null`)
  const count = async (condition: string) =>
    Number((await client.query(`select count(*) as n from outbox_mails where ${condition}`)).rows[0].n)
  for (let wait = 0; wait < 60 && (await count(`state = 'waiting'`)) > 0; wait++) await pause(1000)
  const attempts = await client.query<{ id: string; attempts: number }>('select id, attempts from outbox_mails')
  await client.end()
  const taken = Map.groupBy(peer.taken, ({ id }) => id.split('@')[0]!)
  const again = attempts.rows.filter(({ id }) => (taken.get(id)?.length ?? 0) > 1)
  return {
    stored: attempts.rows.length,
    missing: attempts.rows.filter(({ id }) => !taken.has(id)).length,
    again: again.length,
    doubled: again.filter((mail) => mail.attempts < 2).length,
  }
}

const outside = visitors.outcomes.filter((outcome) => !isWithin(outages)(outcome))
const failed = (outcomes: readonly Outcome[]) => outcomes.filter(({ status }) => status === 0 || status >= 500)
const rate = (outcomes: readonly Outcome[]) =>
  outcomes.length === 0 ? '0.00 %' : `${((100 * failed(outcomes).length) / outcomes.length).toFixed(2)} %`
const times = (kind: Outcome['kind']) =>
  outside.filter((outcome) => outcome.kind === kind).map(({ from, to }) => to - from)

printTable(`Two instances on PostgreSQL, ${SECONDS} s: ${kills} kills, 2 restarts of the database`, [
  { what: 'requests', number: visitors.outcomes.length },
  { what: 'writes acknowledged', number: kept.acknowledged },
  { what: 'acknowledged and lost', number: kept.lost },
  { what: 'inquiries stored twice', number: kept.doubled },
  { what: 'errors in all', number: rate(visitors.outcomes) },
  { what: 'errors outside kills and restarts', number: rate(outside) },
  { what: 'mails', number: mails.stored },
  { what: 'mails not sent', number: mails.missing },
  { what: 'mails sent twice', number: mails.doubled },
  { what: 'mails sent again after a kill, with their Message-ID', number: mails.again },
  { what: 'reads, p99 ms', number: percentile(times('read'), 0.99).toFixed(0) },
  { what: 'writes, p99 ms', number: percentile(times('write'), 0.99).toFixed(0) },
])
const worst = Map.groupBy(failed(outside), ({ path: where, status }) => `${status} ${where}`)
if (worst.size > 0)
  printTable(
    'Errors outside',
    [...worst].map(([what, some]) => ({ what, number: some.length })),
  )
