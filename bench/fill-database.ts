// Fills the embedded database of a data folder with generated listings: node bench/fill-database.ts FOLDER COUNT
import { resolve } from 'node:path'
import type { Database } from '#adapters/database/database.ts'
import { databaseListingImport } from '#adapters/database/listings/listing-import.ts'
import { openDatabase } from '#adapters/database/open-database.ts'
import type { ImportedListing } from '#ports/server/listing-import.ts'
import { generateListings } from './generate-listings.ts'

/** Listings put in by one transaction. */
const BATCH = 5000
const SOURCE = 'generated'
/** Any time: nothing reads generated listings on from it. */
const FILLED_AT = '2026-01-01T00:00:00.000Z'

/** Stores generated listings by the import's own code. */
export async function fillDatabase(database: Pick<Database, 'db' | 'kind' | 'figures'>, count: number): Promise<void> {
  const doors = databaseListingImport(database)
  let batch: ImportedListing[] = []
  for (const listing of generateListings(count)) {
    batch.push(listing)
    if (batch.length === BATCH) {
      await doors.putBatch(SOURCE, batch)
      batch = []
    }
  }
  if (batch.length > 0) await doors.putBatch(SOURCE, batch)
  await doors.finishRun(SOURCE, { modifiedUpTo: FILLED_AT, readAt: FILLED_AT })
}

/** Fills an empty database with `count` listings. Returns how many it holds, and whether it was filled. */
export async function fillIfEmpty(
  database: Pick<Database, 'db' | 'kind' | 'figures'>,
  count: number,
): Promise<{ homes: number; filled: boolean }> {
  const { homes } = await database.db
    .selectFrom('listings')
    .select((listings) => listings.fn.countAll<number>().as('homes'))
    .executeTakeFirstOrThrow()
  if (homes > 0) return { homes, filled: false }
  await fillDatabase(database, count)
  return { homes: count, filled: true }
}

/** Removes the generated listings. */
export async function clearDatabase(database: Pick<Database, 'db' | 'kind' | 'figures'>): Promise<void> {
  const listings = databaseListingImport(database)
  await listings.removeKeys(SOURCE, [...(await listings.storedKeys(SOURCE))])
}

if (import.meta.main) {
  const [folder, count] = [process.argv[2], Number(process.argv[3])]
  if (!folder || !Number.isInteger(count)) throw new Error('Usage: node bench/fill-database.ts FOLDER COUNT')
  const started = performance.now()
  const database = await openDatabase({ dataDir: resolve(folder) })
  await fillDatabase(database, count)
  await database.close()
  console.info(`${count} listings in ${folder} after ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
