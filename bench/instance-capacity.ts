// node bench/instance-capacity.ts: what requests cost one instance of the built live edition, a replica that it reads and
// the primary, in processor time, on servers of their own. BENCH_HOMES: how many homes (20000).
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#adapters/database/open-database.ts'
import { apiParamsFor } from '#domain/search/filters-url.ts'
import { startCluster, startReplica, type PostgresCluster } from '../tests/conformance/postgres-cluster.ts'
import { printTable } from './figures.ts'
import { fillDatabase } from './fill-database.ts'
import { generateQueries } from './generate-queries.ts'
import { cpuSeconds, serveLive, type ServedEdition } from './served-edition.ts'

const HOMES = Number(process.env['BENCH_HOMES'] || 20_000)
const REQUESTS = 300

/** Ticks a second of /proc/PID/stat (USER_HZ, fixed by Linux's interface). */
const TICKS_PER_SECOND = 100

/** Processor seconds of a server: of its processes, and of those that have ended. */
function serverSeconds({ folder }: PostgresCluster): number {
  const postmaster = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]!
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const ticks = processes.map((pid) => {
    const fields = statOf(pid)
    if (pid !== postmaster && fields[1] !== postmaster) return 0
    // utime and stime; of the postmaster also those of processes it has waited for.
    return fields.slice(11, pid === postmaster ? 15 : 13).reduce((sum, field) => sum + Number(field), 0)
  })
  return ticks.reduce((sum, some) => sum + some, 0) / TICKS_PER_SECOND
}

/** The fields of /proc/PID/stat after the command's name; none of a process that has ended. */
function statOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}

const primary = await startCluster()
const database = await openDatabase({ url: primary.url, dataDir: '' })
await fillDatabase(database, HOMES)
const homes = await database.db.selectFrom('listings').select('id').orderBy('id', 'desc').limit(REQUESTS).execute()
await database.close()
const replica = await startReplica(primary)
const folder = mkdtempSync(path.join(tmpdir(), 'keystead-bench-'))
const site = await serveLive(folder, {
  DATABASE_URL: primary.url,
  DATABASE_READ_URL: replica.url,
  SESSION_SECRET: 'x'.repeat(32),
  TRUST_PROXY: 'loopback',
})

let networks = 0

/** Asks one after the other, each from a network of its own; processor ms for each request. */
async function measure(what: string, addresses: readonly string[], { pid, url }: ServedEdition) {
  const spent = () => [cpuSeconds(pid), serverSeconds(replica), serverSeconds(primary)]
  const before = spent()
  for (const address of addresses) {
    const network = networks++
    const headers = { 'x-forwarded-for': `10.0.${(network >> 8) & 255}.${network & 255}`, 'accept-encoding': 'br' }
    const answer = await fetch(`${url}${address}`, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${address} was answered ${answer.status}`)
  }
  const [instance, read, written] = spent().map((after, place) => (after - before[place]!) / addresses.length)
  return {
    what,
    'instance, ms': (instance! * 1000).toFixed(2),
    'replica, ms': (read! * 1000).toFixed(2),
    'primary, ms': (written! * 1000).toFixed(2),
    'a core of the instance, 1/s': (1 / instance!).toFixed(0),
    'a core of the replica, 1/s': read! > 0 ? (1 / read!).toFixed(0) : '–',
  }
}

const searches = generateQueries(2 * REQUESTS).map((query) => new URLSearchParams(apiParamsFor(query)).toString())
const [warm, fresh] = [searches.slice(0, REQUESTS), searches.slice(REQUESTS)]
await measure('warm-up', ['/', '/listings', ...warm.map((query) => `/api/listings?${query}`)], site)
const lines = [
  await measure(
    'searches by the API, each the first time',
    fresh.map((query) => `/api/listings?${query}`),
    site,
  ),
  await measure(
    'pages of search results, each the first time',
    warm.map((query) => `/listings?${query}`),
    site,
  ),
  await measure(
    'homes, each the first time',
    homes.map(({ id }) => `/listings/${id}`),
    site,
  ),
  await measure('one page, again and again', Array<string>(REQUESTS).fill('/listings'), site),
]
await site.stop()
await replica.remove()
await primary.remove()
rmSync(folder, { recursive: true, force: true })
printTable(`Processor time for each request, ${HOMES.toLocaleString('en-US')} homes on PostgreSQL`, lines)
