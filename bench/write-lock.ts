// node bench/write-lock.ts: how long requests take while another process holds the embedded database's write lock, on the built
// live edition: health, a search, a home and a page, while inquiries keep arriving.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { madeInquiry } from '../tests/conformance/inquiry-gateway.ts'
import { percentile, printTable } from './figures.ts'
import { serveLive } from './served-edition.ts'

const HELD_S = 10
const ROUNDS_PER_S = 10
/** Every round asks all of these, every fifth also sends an inquiry. */
const PATHS = ['/healthz', '/api/listings?q=garden', '/api/listings/1', '/listings/1']
const INQUIRY_EVERY = 5
const BAR_MS = 50

let clients = 0
/** Each request comes from a network of its own. */
const network = () => {
  const client = clients++
  return { 'x-forwarded-for': `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}` }
}

interface Taken {
  what: string
  status: number
  ms: number
}

async function timed(what: string, ask: () => Promise<Response>): Promise<Taken> {
  const started = performance.now()
  const answer = await ask()
  await answer.arrayBuffer()
  return { what, status: answer.status, ms: performance.now() - started }
}

const send = (url: string): Promise<Response> =>
  fetch(`${url}/api/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...network() },
    body: JSON.stringify({ listingId: 1, key: crypto.randomUUID(), inquiry: madeInquiry() }),
  })

/** Asks at a steady rate without waiting for earlier answers. */
async function load(url: string): Promise<Taken[]> {
  const started = performance.now()
  const taken: Promise<Taken>[] = []
  for (let round = 0; round < HELD_S * ROUNDS_PER_S; round++) {
    const pause = started + (round * 1000) / ROUNDS_PER_S - performance.now()
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    for (const asked of PATHS) taken.push(timed(asked, () => fetch(url + asked, { headers: network() })))
    if (round % INQUIRY_EVERY === 0) taken.push(timed('POST /api/inquiries', () => send(url)))
  }
  return Promise.all(taken)
}

async function measure(url: string, lockFile: string | null): Promise<Record<string, string | number>[]> {
  const other = lockFile === null ? null : new DatabaseSync(lockFile)
  other?.exec('BEGIN IMMEDIATE')
  const release = setTimeout(() => other?.exec('COMMIT'), HELD_S * 1000)
  const taken = await load(url)
  clearTimeout(release)
  other?.close()
  return [...Map.groupBy(taken, ({ what }) => what)].map(([what, some]) => {
    const times = some.map(({ ms }) => ms)
    const count = (status: number) => some.filter((one) => one.status === status).length
    return {
      what: `${lockFile === null ? 'free' : 'held'}: ${what}`,
      number: some.length,
      answered: count(200) + count(201),
      refused: count(503),
      'p50 ms': percentile(times, 0.5).toFixed(1),
      'p99 ms': percentile(times, 0.99).toFixed(1),
      'slowest ms': Math.max(...times).toFixed(1),
      [`p99 / ${BAR_MS} ms`]: (percentile(times, 0.99) / BAR_MS).toFixed(2),
    }
  })
}

const data = mkdtempSync(path.join(tmpdir(), 'keystead-bench-'))
const server = await serveLive(data, { TRUST_PROXY: 'loopback' })
try {
  // Warm-up.
  await load(server.url)
  printTable(`While another process holds the write lock for ${HELD_S} s`, [
    ...(await measure(server.url, null)),
    ...(await measure(server.url, path.join(data, 'keystead.db'))),
  ])
} finally {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
}
