// node bench/map.ts: what the map of a large agency costs. 100,000 homes, /api/map of the real server asked for the views of
// visitors who pan and zoom, beside an array that is scanned and grouped by supercluster. With BENCH_DATABASE_URL a PostgreSQL
// database instead of the embedded one: an empty one is filled and emptied again, one with listings is used as it is.
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import Supercluster from 'supercluster'
import { openDatabase } from '#adapters/database/open-database.ts'
import { townPoint } from '#content/gazetteer.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { costFactsOf, LISTED_TAXES } from '#domain/money/cost-facts.ts'
import { mapParamsFor, writeListingQuery } from '#domain/search/filters-url.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { isPlaced, type MapHomes, type MapQuery } from '#domain/search/map-homes.ts'
import { matches } from '#domain/search/matching.ts'
import { percentile, printTable } from './figures.ts'
import { clearDatabase, fillIfEmpty } from './fill-database.ts'
import { generateListings } from './generate-listings.ts'
import { generateMapViews } from './generate-map-views.ts'
import { cpuSeconds, serveLive } from './served-edition.ts'

const HOMES = 100_000
const VIEWS = 400
const WARM_UP = 60
const SCANS = 40

interface Answer {
  ms: number
  /** Bytes sent, and what they were before. */
  sent: number
  body: Buffer
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

function ask(url: string, { filters, zoom }: MapQuery): Promise<Answer> {
  const params = new URLSearchParams({ ...mapParamsFor(filters), zoom: String(zoom) })
  const started = performance.now()
  return new Promise((resolve, reject) => {
    get(`${url}/api/map?${params}`, { agent, headers: { 'accept-encoding': 'zstd' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part)).on('error', reject)
      response.on('end', () => {
        const ms = performance.now() - started
        const sent = Buffer.concat(parts)
        const body = response.headers['content-encoding'] === 'zstd' ? zstdDecompressSync(sent) : sent
        if (response.statusCode === 200) resolve({ ms, sent: sent.length, body })
        else reject(new Error(`${params.toString()} was answered ${response.statusCode}: ${body.toString()}`))
      })
    }).on('error', reject)
  })
}

type Line = Record<string, string | number>

/** One line of the table: the answers' delays, sizes and pieces, and the server's processor time for each. */
async function measure(what: string, url: string, pid: number, views: readonly MapQuery[]): Promise<Line> {
  const before = cpuSeconds(pid)
  const answers: Answer[] = []
  for (const view of views) answers.push(await ask(url, view))
  const cpu = ((cpuSeconds(pid) - before) * 1000) / views.length
  const pieces = answers.map(({ body }) => {
    const { homes, groups } = JSON.parse(body.toString()) as MapHomes
    return homes.length + groups.length
  })
  const times = answers.map(({ ms }) => ms)
  return {
    ...delays(what, times),
    'CPU ms': cpu.toFixed(2),
    pieces: `${percentile(pieces, 0.5)} / ${Math.max(...pieces)}`,
    'body kB': kilobytes(answers.map(({ body }) => body.length)),
    'sent kB': kilobytes(answers.map(({ sent }) => sent)),
  }
}

const delays = (what: string, times: readonly number[]): Line => ({
  what,
  'p50 ms': percentile(times, 0.5).toFixed(2),
  'p95 ms': percentile(times, 0.95).toFixed(2),
  'p99 ms': percentile(times, 0.99).toFixed(2),
})

const kilobytes = (bytes: readonly number[]) =>
  `${(percentile(bytes, 0.5) / 1000).toFixed(1)} / ${(Math.max(...bytes) / 1000).toFixed(1)}`

/** Whether a view narrows the homes by nothing but its window. */
const isUnfiltered = ({ filters }: MapQuery): boolean =>
  Object.keys(writeListingQuery({ filters: { ...filters, within: null }, sort: 'newest', page: 1 })).every((key) =>
    ['market', 'min', 'max'].includes(key),
  ) &&
  filters.price.min === EVERY_PRICE.min &&
  filters.price.max === EVERY_PRICE.max

/** The plain way, without a server around it: all homes looked through, those found grouped by supercluster. */
function measureScan(views: readonly MapQuery[]): Line {
  const homes: Listing[] = Array.from(generateListings(HOMES), (listing, place) => ({
    ...listing,
    priceReduction: null,
    costFacts: costFactsOf(listing, LISTED_TAXES),
    id: place + 1,
    source: 'feed',
    feed: null,
    otherFeeds: [],
    history: [],
  }))
  const times = views.map(({ filters, zoom }) => {
    const started = performance.now()
    const found = homes.filter((home) => matches(home, filters, { townAt: townPoint })).filter(isPlaced)
    const index = new Supercluster({ radius: 64, extent: 512, maxZoom: 20 })
    index.load(
      found.map(({ id, location: { lat, lng } }) => ({
        type: 'Feature',
        properties: { id },
        geometry: { type: 'Point', coordinates: [lng, lat] },
      })),
    )
    JSON.stringify(index.getClusters([-180, -85, 180, 85], zoom))
    return performance.now() - started
  })
  return { ...delays('scan of an array, supercluster', times), 'CPU ms': '', pieces: '', 'body kB': '', 'sent kB': '' }
}

const folder = mkdtempSync(path.join(tmpdir(), 'keystead-bench-'))
const databaseUrl = process.env['BENCH_DATABASE_URL']
const open = () => openDatabase({ dataDir: folder, ...(databaseUrl ? { url: databaseUrl } : {}) })
const views = generateMapViews(VIEWS + WARM_UP)
const measured = views.slice(WARM_UP)
const [plain, filtered] = [measured.filter(isUnfiltered), measured.filter((view) => !isUnfiltered(view))]
const database = await open()
const { homes, filled } = await fillIfEmpty(database, HOMES)
await database.close()
try {
  const server = await serveLive(
    folder,
    databaseUrl ? { DATABASE_URL: databaseUrl, SESSION_SECRET: 'x'.repeat(32) } : {},
  )
  const lines: Line[] = []
  try {
    for (const view of views.slice(0, WARM_UP)) await ask(server.url, view)
    lines.push(await measure('first time, without filters', server.url, server.pid, plain))
    lines.push(await measure('first time, with filters', server.url, server.pid, filtered))
    lines.push(await measure('asked again', server.url, server.pid, measured))
  } finally {
    agent.destroy()
    await server.stop()
  }
  const scan = filled ? measureScan(measured.slice(0, SCANS)) : null
  if (scan) lines.push(scan)
  printTable(
    `Map: ${homes.toLocaleString('en-US')} listings, ${database.kind}; views of a window of 1280 × 800 at zooms 8 to 14`,
    lines.map((line) => ({
      ...line,
      'scan / this': scan ? (Number(scan['p50 ms']) / Number(line['p50 ms'])).toFixed(1) : '–',
    })),
  )
} finally {
  if (databaseUrl && filled) {
    const emptied = await open()
    await clearDatabase(emptied)
    await emptied.close()
  }
  rmSync(folder, { recursive: true })
}
