// Searching 1,000, 10,000 and 100,000 generated listings in the embedded database, or in the PostgreSQL of BENCH_DATABASE_URL
// (an empty database), beside a plain scan of an array. Nothing is remembered between the answers.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readingListingGateway } from '#adapters/database/listing-gateway.ts'
import { openDatabase, type Database } from '#adapters/database/open-database.ts'
import type { ListingSummary } from '#domain/listing.ts'
import { searchListings } from '#domain/search.ts'
import { clearDatabase, fillDatabase } from './fill-database.ts'
import { generateListings } from './generate-listings.ts'
import { generateQueries } from './generate-queries.ts'
import { seededRandom } from './seeded-random.ts'

const SIZES = [1000, 10_000, 100_000]
const QUERIES = 300
const LOOKUPS = 2000
const WARM_UP = 50

interface Figures {
  what: string
  times: Timing[]
}

/** What one call took, ms: on the clock, and of the processor in all threads of this process. */
interface Timing {
  wall: number
  processor: number
}

async function measure<T>(what: string, inputs: readonly T[], call: (input: T) => unknown): Promise<Figures> {
  for (const input of inputs.slice(0, WARM_UP)) await call(input)
  const times: Timing[] = []
  for (const input of inputs) {
    const [started, before] = [performance.now(), process.cpuUsage()]
    await call(input)
    const used = process.cpuUsage(before)
    times.push({ wall: performance.now() - started, processor: (used.user + used.system) / 1000 })
  }
  return { what, times }
}

function percentile(values: readonly number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(3)
}

function print({ what, times }: Figures): void {
  const [wall, processor] = [times.map((time) => time.wall), times.map((time) => time.processor)]
  const cells = [wall, processor].flatMap((values) => [percentile(values, 0.5), percentile(values, 0.99)])
  console.info(`${what.padEnd(52)}${cells.map((cell) => cell.padStart(10)).join('')}`)
}

/** The part of the map in view, degrees WGS 84; between a street and the whole region. */
interface Box {
  south: number
  north: number
  west: number
  east: number
}

function generateBoxes(count: number): Box[] {
  const random = seededRandom(11)
  return Array.from({ length: count }, () => {
    const size = random.pick([1, 0.4, 0.15, 0.05])
    const [lat, lng] = [40.7 + random.next() * 0.5, -74.9 + random.next() * 0.9]
    return { south: lat - 0.3 * size, north: lat + 0.3 * size, west: lng - 0.5 * size, east: lng + 0.5 * size }
  })
}

/** At most as many homes as a map can show. */
const ON_MAP = 2000

const inBox = ({ searches }: Database, box: Box) =>
  searches
    .selectFrom('listings')
    .select(['id', 'lat', 'lng', 'price'])
    .where('lat', '>=', box.south)
    .where('lat', '<=', box.north)
    .where('lng', '>=', box.west)
    .where('lng', '<=', box.east)
    .limit(ON_MAP)
    .execute()

function unwrap<T>(result: { ok: true; value: T } | { ok: false; problem: { message: string } }): T {
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}

async function measureDatabase(database: Database): Promise<void> {
  const gateway = readingListingGateway(database, (error) => {
    throw error
  })
  const queries = generateQueries(QUERIES)
  const { highest } = await database.db
    .selectFrom('listings')
    .select((listings) => listings.fn.max('id').as('highest'))
    .executeTakeFirstOrThrow()
  const lowest = 1001
  const random = seededRandom(3)
  const ids = Array.from({ length: LOOKUPS }, () => random.whole(lowest, highest))
  const boxes = generateBoxes(QUERIES)
  print(
    await measure('a. search: filters, text, order, count, page, c.', queries, async (query) =>
      unwrap(await gateway.search(query)),
    ),
  )
  print(await measure('b. bounding box, at most 2,000 homes', boxes, (box) => inBox(database, box)))
  print(await measure('c. counts beside the options alone', queries, ({ filters }) => database.finder.tally(filters)))
  print(await measure('d. one home by its id', ids, async (id) => unwrap(await gateway.byId(id))))
  print(await measure('   similar homes', ids.slice(0, QUERIES), async (id) => unwrap(await gateway.similarTo(id))))
}

async function measureScan(size: number): Promise<void> {
  const listings: ListingSummary[] = Array.from(generateListings(size), (listing, place) => ({
    ...listing,
    id: place + 1,
  }))
  const queries = generateQueries(QUERIES).slice(0, size > 10_000 ? 30 : QUERIES)
  print(
    await measure('   plain scan of an array (the domain’s search)', queries, (query) =>
      searchListings(listings, query),
    ),
  )
}

async function measureSize(size: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'keystead-bench-'))
  const url = process.env['BENCH_DATABASE_URL']
  const database = await openDatabase({ dataDir: folder, ...(url ? { url } : {}) })
  await fillDatabase(database, size)
  console.info(
    `\n${`${size.toLocaleString('en-US')} listings, ${database.kind} (ms)`.padEnd(52)}  wall p50  wall p99   cpu p50   cpu p99`,
  )
  await measureDatabase(database)
  await measureScan(size)
  await clearDatabase(database)
  await database.close()
  rmSync(folder, { recursive: true })
}

for (const size of SIZES) await measureSize(size)
