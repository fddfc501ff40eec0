// Searching generated listings in the embedded database, or in the PostgreSQL of BENCH_DATABASE_URL, beside a plain scan of an
// array: node bench/search.ts [NUMBER OF LISTINGS]… (1000 10000 100000 unless given). No answer is cached. An empty PostgreSQL is
// filled and emptied again; one with listings is measured as it is, without the scan.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#adapters/database/database.ts'
import { readingListingGateway } from '#adapters/database/listings/listing-gateway.ts'
import { openDatabase } from '#adapters/database/open-database.ts'
import { PUBLISHED_LOANS } from '#content/public-figures/published-loans.ts'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { PLACES_OF_WORK } from '#domain/commute/places-of-work.ts'
import { RAIL_LINES, type RailLine } from '#domain/commute/rail-line.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { costFactsOf, LISTED_TAXES } from '#domain/money/cost-facts.ts'
import { NO_OWN_TERMS } from '#domain/money/loan-terms.ts'
import { todayInNewJersey } from '#domain/new-jersey-time.ts'
import { searchListings, type ListingQuery } from '#domain/search/search.ts'
import { percentile, printTable } from './figures.ts'
import { clearDatabase, fillIfEmpty } from './fill-database.ts'
import { generateListings } from './generate-listings.ts'
import {
  generateQueries,
  generateRankQueries,
  withDescriptionWords,
  withFurtherFilters,
  withLeftOut,
} from './generate-queries.ts'
import { seededRandom, type SeededRandom } from './seeded-random.ts'

const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1000, 10_000, 100_000]
if (!SIZES.every((size) => Number.isInteger(size) && size > 0)) {
  throw new Error('Usage: node bench/search.ts [NUMBER OF LISTINGS]…, each a whole number above 0')
}
const QUERIES = 300
const LOOKUPS = 2000
const WARM_UP = 30
/** Listings that the scans may read in all: one of 100,000 takes ten seconds, and the ratio needs only its middle. */
const SCANNED = 300_000

/** What one call took, ms: on the clock, and of the processor in all threads of this process. */
interface Timing {
  wall: number
  processor: number
}

/** One line of the table: how long the calls took. */
async function measure<T>(
  what: string,
  inputs: readonly T[],
  call: (input: T) => unknown,
  warmUp = WARM_UP,
): Promise<Line> {
  for (const input of inputs.slice(0, warmUp)) await call(input)
  const times: Timing[] = []
  for (const input of inputs) {
    const [started, before] = [performance.now(), process.cpuUsage()]
    await call(input)
    const used = process.cpuUsage(before)
    times.push({ wall: performance.now() - started, processor: (used.user + used.system) / 1000 })
  }
  return toLine(what, times)
}

type Line = Record<string, string>

const P50 = 'p50 ms'

function toLine(what: string, times: readonly Timing[]): Line {
  const milliseconds = (values: readonly number[], share: number) => percentile(values, share).toFixed(3)
  const [wall, processor] = [times.map((time) => time.wall), times.map((time) => time.processor)]
  return {
    what,
    [P50]: milliseconds(wall, 0.5),
    'p99 ms': milliseconds(wall, 0.99),
    // With PostgreSQL this is the asking alone: its own processes do the searching.
    'p50 CPU ms': milliseconds(processor, 0.5),
    'p99 CPU ms': milliseconds(processor, 0.99),
  }
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

/** Searches without a text by a limit of the monthly cost and terms of its own, in the order of the cost. */
function withCosts(queries: readonly ListingQuery[]): ListingQuery[] {
  const random = seededRandom(17)
  const sales = queries.filter(({ filters }) => filters.search === '' && filters.market === 'sale')
  return sales.map(({ filters, page }) => {
    const down = { kind: 'percent' as const, percent: 3 + random.next() * 27 }
    const terms = { ...NO_OWN_TERMS, down, ratePct: 5 + random.next() * 3 }
    const cost = { upTo: random.pick([3000, 4000, 5500, 8000, 12_000]), withUnknown: false, terms }
    return { filters: { ...filters, cost }, sort: 'monthly-cost', page }
  })
}

/** Searches without a text by a limit of the way to work, in the order of the commute; each on at most so many rail lines. */
function withTrains(queries: readonly ListingQuery[], mostLines = 0): ListingQuery[] {
  const random = seededRandom(19)
  const plain = queries.filter(({ filters }) => filters.search === '')
  return plain.map(({ filters, page }) => {
    const to = random.pick([...PLACES_OF_WORK, 'njt-morristown', 'njt-ridgewood'])
    const train = {
      to,
      minutes: random.pick([null, 30, 45, 60, 75, 90]),
      walk: random.pick([null, 10, 15, 30]),
      lines: mostLines === 0 ? [] : linesFrom(random, random.whole(1, mostLines)),
    }
    return { filters: { ...filters, train }, sort: 'shortest-commute', page }
  })
}

const linesFrom = (random: SeededRandom, count: number): RailLine[] =>
  [...new Set(Array.from({ length: count }, () => random.pick(RAIL_LINES)))].sort()

async function measureDatabase(database: Database): Promise<Line[]> {
  const gateway = readingListingGateway(database, (error) => {
    throw error
  })
  const queries = generateQueries(QUERIES)
  const ids = await pickIds(database, LOOKUPS)
  return [
    await measure('a. search: filters, text, order, count, page and c.', queries, async (query) =>
      unwrap(await gateway.search(query)),
    ),
    await measure(
      'a. those of them without a text',
      queries.filter(({ filters }) => filters.search === ''),
      async (query) => unwrap(await gateway.search(query)),
    ),
    await measure('a. the same with one to three further filters', withFurtherFilters(queries), async (query) =>
      unwrap(await gateway.search(query)),
    ),
    await measure('a. the same with one to four upper ends or things left out', withLeftOut(queries), async (query) =>
      unwrap(await gateway.search(query)),
    ),
    await measure('a. the same with words in the description', withDescriptionWords(queries), async (query) =>
      unwrap(await gateway.search(query)),
    ),
    await measure('a. those without a text by a month’s cost, the lowest first', withCosts(queries), async (query) =>
      unwrap(await gateway.search(query)),
    ),
    await measure('a. those without a text by a way to work, the shortest first', withTrains(queries), async (query) =>
      unwrap(await gateway.search(query)),
    ),
    await measure('a. the same on one to four rail lines', withTrains(queries, 4), async (query) =>
      unwrap(await gateway.search(query)),
    ),
    await measure(
      'e. ranked by wishes: cost, commute, rooms, size and others',
      generateRankQueries(QUERIES),
      async (query) => unwrap(await gateway.rank(query)),
    ),
    await measure('counts beside the further choices', queries.slice(0, 100), async ({ filters }) =>
      unwrap(await gateway.choiceCounts(filters)),
    ),
    await measure('b. bounding box, at most 2,000 homes', generateBoxes(QUERIES), (box) => inBox(database, box)),
    await measure('c. counts beside the options alone', queries, ({ filters }) =>
      database.finder.tally({ ...filters, today: todayInNewJersey(), loans: PUBLISHED_LOANS, rides: {} }),
    ),
    await measure('d. one home by its id', ids, async (id) => unwrap(await gateway.byId(id))),
    await measure('similar homes', ids.slice(0, QUERIES), async (id) => unwrap(await gateway.similarTo(id))),
  ]
}

async function pickIds({ db }: Database, count: number): Promise<number[]> {
  const rows = await db.selectFrom('listings').select('id').execute()
  const random = seededRandom(3)
  return Array.from({ length: count }, () => random.pick(rows).id)
}

/** The domain's own search. */
function measureScan(size: number): Promise<Line> {
  const listings: Listing[] = Array.from(generateListings(size), (listing, place) => ({
    ...listing,
    priceReduction: null,
    costFacts: costFactsOf(listing, LISTED_TAXES),
    id: place + 1,
    source: 'feed',
    feed: null,
    otherFeeds: [],
    history: [],
  }))
  const scans = Math.min(QUERIES, Math.ceil(SCANNED / size))
  const queries = generateQueries(QUERIES).slice(0, scans)
  const scan = (query: ListingQuery) =>
    searchListings(listings, query, { loans: PUBLISHED_LOANS, timetable: EMBEDDED_TIMETABLE })
  return measure('the domain’s own search of an array, same answers as a.', queries, scan, 0)
}

/** How many times faster than the scan, by the middle call; only what answers the same can be compared. */
const withRatio = (line: Line, scan: Line | null): Line => ({
  ...line,
  'scan / this': scan ? (Number(scan[P50]) / Number(line[P50])).toFixed(1) : '–',
})

/** Measures at a size; false where the database already held listings and was measured as it is. */
async function measureSize(size: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'keystead-bench-'))
  const url = process.env['BENCH_DATABASE_URL']
  const database = await openDatabase({ dataDir: folder, ...(url ? { url } : {}) })
  const { homes, filled } = await fillIfEmpty(database, size)
  const [search, ...others] = await measureDatabase(database)
  const scan = filled ? await measureScan(size) : null
  const lines = [withRatio(search!, scan), ...others.map((line) => withRatio(line, null))]
  printTable(
    `Search: ${homes.toLocaleString('en-US')} listings, ${database.kind}`,
    scan ? [...lines, withRatio(scan, scan)] : lines,
  )
  if (filled) await clearDatabase(database)
  await database.close()
  rmSync(folder, { recursive: true })
  return filled
}

for (const size of SIZES) if (!(await measureSize(size))) break
