import { databaseListingImport } from '#adapters/database/listings/listing-import.ts'
import { openDatabase } from '#adapters/database/open-database.ts'
import { FeedError } from '#application/feed-import/feed-read.ts'
import type { ListingImport } from '#ports/server/listing-import.ts'
import type { Config } from '#process/config.ts'

/** Where imported listings go; to be closed when the run is over. */
export interface FeedStore {
  listings: ListingImport
  close(): Promise<void>
}

/**
 * Opens the live edition's database for an import, with its tables up to date.
 *
 * @throws FeedError when it cannot be opened.
 */
export async function openFeedStore({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<FeedStore> {
  try {
    const database = await openDatabase(databaseUrl === null ? { dataDir } : { url: databaseUrl, dataDir })
    return { listings: databaseListingImport(database), close: () => database.close() }
  } catch (error) {
    const place = databaseUrl === null ? `in ${dataDir} (DATA_DIR)` : 'named by DATABASE_URL'
    throw new FeedError(`The database ${place} cannot be opened: ${(error as Error).message}`, { cause: error })
  }
}
