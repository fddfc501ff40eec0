// node bench/search-during-import.ts [FOLDER]: how long searches in the embedded database wait while a feed is imported beside
// them. 5,000 homes change, come or go, in the feed's transactions; without a folder, beside 100,000 generated ones.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Database } from '#adapters/database/database.ts'
import { readingListingGateway } from '#adapters/database/listings/listing-gateway.ts'
import { databaseListingImport } from '#adapters/database/listings/listing-import.ts'
import { openDatabase } from '#adapters/database/open-database.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingQuery } from '#domain/search/search.ts'
import type { ImportedListing } from '#ports/server/listing-import.ts'
import { percentile, printTable } from './figures.ts'
import { fillDatabase } from './fill-database.ts'
import { generateListings } from './generate-listings.ts'
import { generateQueries } from './generate-queries.ts'

const HOMES = 100_000
const CHANGED = 3000
const ADDED = 2000
/** Homes of one transaction, as the feed stores them. */
const BATCH = 500
const SOURCE = 'generated'
/** Searches that go on at the same time. */
const VISITORS = 2
const QUERIES = generateQueries(300)
const QUIET_MS = 3000
/** Searches are answered from the columns once one takes less than this, ms. */
const FROM_COLUMNS = 250

type Line = Record<string, string | number>

/** Searches one after another until `isOver`; the time of each, ms. */
async function searchUntil(database: Database, isOver: () => boolean, from: number): Promise<number[]> {
  const gateway = readingListingGateway(database, (error) => {
    throw error
  })
  const waits: number[] = []
  for (let at = from; !isOver(); at++) {
    const started = performance.now()
    await gateway.search(QUERIES[at % QUERIES.length]!)
    waits.push(performance.now() - started)
  }
  return waits
}

/** What searches wait while `work` goes on; without work, for a second. */
async function measure(what: string, database: Database, work: () => Promise<unknown>): Promise<Line> {
  const state = { isOver: false }
  const [started, before] = [performance.now(), process.cpuUsage()]
  const searching = Array.from({ length: VISITORS }, (_, at) => searchUntil(database, () => state.isOver, at * 100))
  await work()
  const seconds = (performance.now() - started) / 1000
  state.isOver = true
  const waits = (await Promise.all(searching)).flat()
  const { user, system } = process.cpuUsage(before)
  return {
    what,
    searches: waits.length,
    'p50 ms': percentile(waits, 0.5).toFixed(1),
    'p99 ms': percentile(waits, 0.99).toFixed(1),
    'longest ms': Math.max(...waits).toFixed(1),
    'took s': seconds.toFixed(1),
    'CPU s': ((user + system) / 1e6).toFixed(1),
    'RSS MB': Math.round(process.memoryUsage.rss() / 1e6),
  }
}

const pause = (ms: number) => new Promise((passed) => setTimeout(passed, ms))

async function put(database: Database, listings: readonly ImportedListing[]): Promise<void> {
  const feed = databaseListingImport(database)
  for (let at = 0; at < listings.length; at += BATCH) await feed.putBatch(SOURCE, listings.slice(at, at + BATCH))
}

async function measureFirst(database: Database, started: number): Promise<Line> {
  const query: ListingQuery = { filters: defaultFilters(), sort: 'newest', page: 1 }
  const opened = performance.now() - started
  const gateway = readingListingGateway(database, () => {})
  await gateway.search(query)
  return { opened: opened.toFixed(0), 'first search': (performance.now() - started).toFixed(0) }
}

/** Searches until the columns are built, and then every query once. */
async function warmUp(database: Database): Promise<void> {
  const gateway = readingListingGateway(database, () => {})
  for (let took = Infinity; took > FROM_COLUMNS;) {
    const started = performance.now()
    await gateway.search({ filters: { ...defaultFilters(), beds: 3 }, sort: 'beds', page: 2 })
    took = performance.now() - started
  }
  for (const query of QUERIES) await gateway.search(query)
}

async function bench(folder: string): Promise<void> {
  const started = performance.now()
  const database = await openDatabase({ dataDir: folder })
  printTable('Start, ms', [await measureFirst(database, started)])
  await warmUp(database)
  const changed = Array.from(generateListings(CHANGED), (home) => ({
    ...home,
    price: home.price + 1000 + Math.random(),
  }))
  const added = Array.from(generateListings(ADDED, 2), (home) => ({
    ...home,
    key: `N${home.key}`,
    title: `New ${home.title}`,
  }))
  const keys = added.map(({ key }) => key)
  printTable('Searches in the embedded database during an import', [
    await measure('nothing imported', database, () => pause(QUIET_MS)),
    await measure(`${CHANGED} changed`, database, () => put(database, changed)),
    await measure(`${ADDED} added`, database, () => put(database, added)),
    await measure(`${ADDED} removed`, database, () => databaseListingImport(database).removeKeys(SOURCE, keys)),
  ])
  await database.close()
}

const given = process.argv[2]
if (given) await bench(resolve(given))
else {
  const folder = mkdtempSync(join(tmpdir(), 'keystead-bench-'))
  const database = await openDatabase({ dataDir: folder })
  await fillDatabase(database, HOMES)
  await database.close()
  await bench(folder)
  rmSync(folder, { recursive: true })
}
