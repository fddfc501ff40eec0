import { databaseListingCatalog } from '#adapters/database/listing-catalog.ts'
import { databaseListingGateway } from '#adapters/database/listing-gateway.ts'
import { openDatabase, type Database } from '#adapters/database/open-database.ts'
import { syncSamples } from '#adapters/database/sample-seed.ts'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { ListingCatalog } from '#ports/listing-catalog.ts'
import type { ListingGateway } from '#ports/listing-gateway.ts'
import type { Config } from '#server/config.ts'

/** What the live edition stands on; to be closed once no request is in work any more. */
export interface LiveServer {
  listings: ListingGateway
  catalog: ListingCatalog
  isReady: () => Promise<boolean>
  close: () => Promise<void>
}

/** Opens the database, brings its tables and the sample homes up to date; what it throws later goes to `onError`. */
export async function openLiveServer(
  { databaseUrl, dataDir, sampleData }: Pick<Config, 'databaseUrl' | 'dataDir' | 'sampleData'>,
  onError: (error: unknown) => void,
): Promise<Result<LiveServer>> {
  try {
    const database = await openDatabase(databaseUrl === null ? { dataDir } : { url: databaseUrl, dataDir })
    await syncSamples(database, sampleData)
    return ok(assemble(database, onError))
  } catch (error) {
    const place = databaseUrl === null ? `in ${dataDir} (DATA_DIR)` : 'named by DATABASE_URL'
    return fail(unavailable(`The database ${place} cannot be opened: ${(error as Error).message}`))
  }
}

const assemble = (database: Database, onError: (error: unknown) => void): LiveServer => ({
  listings: databaseListingGateway(database, onError),
  catalog: databaseListingCatalog(database, onError),
  isReady: () => database.ready(),
  close: () => database.close(),
})
