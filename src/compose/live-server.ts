import { databaseListingCatalog } from '#adapters/database/listing-catalog.ts'
import { databaseListingGateway } from '#adapters/database/listing-gateway.ts'
import { openDatabase, type Database } from '#adapters/database/open-database.ts'
import { syncSamples } from '#adapters/database/sample-seed.ts'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { ListingCatalog } from '#ports/listing-catalog.ts'
import type { ListingGateway } from '#ports/listing-gateway.ts'
import type { MailOutbox } from '#ports/mail-outbox.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { startLiveMail } from './live-mail.ts'

const clock = { now: () => new Date() }

/** What the live edition stands on; to be closed once no request is in work any more. */
export interface LiveServer {
  listings: ListingGateway
  catalog: ListingCatalog
  outbox: MailOutbox
  isReady: () => Promise<boolean>
  close: () => Promise<void>
}

/** Opens the database, brings its tables and the sample homes up to date, and begins to send what waits in the outbox. */
export async function openLiveServer(config: Config, log: Log): Promise<Result<LiveServer>> {
  const { databaseUrl, dataDir, sampleData } = config
  try {
    const database = await openDatabase(databaseUrl === null ? { dataDir } : { url: databaseUrl, dataDir })
    await syncSamples(database, sampleData)
    return ok(assemble(database, config, log))
  } catch (error) {
    const place = databaseUrl === null ? `in ${dataDir} (DATA_DIR)` : 'named by DATABASE_URL'
    return fail(unavailable(`The database ${place} cannot be opened: ${(error as Error).message}`))
  }
}

function assemble(database: Database, config: Config, log: Log): LiveServer {
  const onError = (error: unknown) => log.error({ err: error }, 'The database failed')
  const mail = startLiveMail(database, { config, clock, log, onError })
  return {
    listings: databaseListingGateway(database, onError),
    catalog: databaseListingCatalog(database, onError),
    outbox: mail.outbox,
    isReady: () => database.ready(),
    close: async () => {
      await mail.stop()
      await database.close()
    },
  }
}
