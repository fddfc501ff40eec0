// node bench/database-sizes.ts [COUNT…]: what searches and maps of the embedded database, or of the PostgreSQL of
// BENCH_DATABASE_URL (an empty database), cost by the number of homes: the table of docs/operations.md. A folder instead of a
// number: the embedded database in it, as it is.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readingListingGateway } from '#adapters/database/listings/listing-gateway.ts'
import { openDatabase } from '#adapters/database/open-database.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { percentile, printTable } from './figures.ts'
import { clearDatabase, fillDatabase } from './fill-database.ts'
import { generateMapViews } from './generate-map-views.ts'
import { generateQueries } from './generate-queries.ts'

const SIZES = ['18', '1000', '100000']
const ASKED = 300
/** The columns are built once a search takes less than this, ms. */
const FROM_COLUMNS = 250

type Line = Record<string, string | number>

const url = process.env['BENCH_DATABASE_URL']
const open = (dataDir: string) => openDatabase({ dataDir, ...(url ? { url } : {}) })

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function fill(folder: string, count: number): Promise<string> {
  const database = await open(folder)
  const ms = await timed(() => fillDatabase(database, count))
  await database.close()
  return ((count * 1000) / ms).toFixed(0)
}

/** Opens the database anew, so that nothing is in memory, and asks. */
async function measure(folder: string): Promise<Line> {
  const started = performance.now()
  const database = await open(folder)
  const gateway = readingListingGateway(database, (error) => {
    throw error
  })
  const first = { filters: defaultFilters(), sort: 'newest', page: 1 } as const
  await gateway.search(first)
  const firstMs = performance.now() - started
  while ((await timed(() => gateway.search({ ...first, sort: 'beds' }))) > FROM_COLUMNS);
  const builtMs = performance.now() - started
  const [searches, maps]: [number[], number[]] = [[], []]
  for (const query of generateQueries(ASKED)) searches.push(await timed(() => gateway.search(query)))
  for (const view of generateMapViews(ASKED)) maps.push(await timed(() => gateway.onMap(view)))
  const rss = process.memoryUsage.rss() / 1e6
  await database.close()
  const both = (times: readonly number[]) =>
    `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.99).toFixed(0)}`
  return {
    'search ms': both(searches),
    'map ms': both(maps),
    'first search ms': firstMs.toFixed(0),
    'columns after ms': builtMs.toFixed(0),
    'RSS MB': rss.toFixed(0),
  }
}

/** Fills in one process and measures in another: memory of the import doesn't count. */
function inNewProcess(folder: string): Line {
  const { stdout, stderr } = spawnSync(process.execPath, [import.meta.filename, '--measure', folder], {
    encoding: 'utf8',
  })
  if (stderr && !stdout) throw new Error(stderr)
  return JSON.parse(stdout) as Line
}

async function measureSize(size: string): Promise<Line> {
  const count = Number(size)
  if (Number.isNaN(count)) return { homes: size, ...inNewProcess(resolve(size)) }
  const folder = mkdtempSync(join(tmpdir(), 'keystead-bench-'))
  const rate = await fill(folder, count)
  const line = { homes: size, ...inNewProcess(folder), 'imported/s': rate }
  if (url) {
    const database = await open(folder)
    await clearDatabase(database)
    await database.close()
  }
  rmSync(folder, { recursive: true })
  return line
}

if (process.argv[2] === '--measure') console.log(JSON.stringify(await measure(process.argv[3]!)))
else {
  const sizes = process.argv.length > 2 ? process.argv.slice(2) : SIZES
  for (const size of sizes) printTable('Search and map by the number of homes', [await measureSize(size)])
}
