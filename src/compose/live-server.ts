import { accountRetention } from '#adapters/accounts/account-retention.ts'
import type { AccountTables } from '#adapters/accounts/account-tables.ts'
import { openAccounts } from '#adapters/accounts/accounts.ts'
import { inquiryRetention } from '#adapters/database/inquiry-retention.ts'
import { databaseInquiryStore } from '#adapters/database/inquiry-store.ts'
import { databaseKeeping } from '#adapters/database/keeping.ts'
import { databaseListingCatalog } from '#adapters/database/listing-catalog.ts'
import { databaseListingGateway } from '#adapters/database/listing-gateway.ts'
import { openDatabase, type Database } from '#adapters/database/open-database.ts'
import { syncSamples } from '#adapters/database/sample-seed.ts'
import { visitorRetention } from '#adapters/database/visitor-retention.ts'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { Accounts } from '#ports/accounts.ts'
import type { Clock } from '#ports/clock.ts'
import type { Keeping } from '#ports/keeping.ts'
import type { ListingCatalog } from '#ports/listing-catalog.ts'
import type { ListingGateway } from '#ports/listing-gateway.ts'
import type { MailOutbox } from '#ports/mail-outbox.ts'
import type { Config } from '#server/config.ts'
import { createInquiryDesk, type InquiryDesk } from '#server/inquiries/inquiry-desk.ts'
import { inquiryMails } from '#server/inquiries/inquiry-mails.ts'
import type { Log } from '#server/log.ts'
import { startRetention } from '#server/retention.ts'
import { siteAddress } from '#server/site-address.ts'
import { siteSecret } from '#server/site-secret.ts'
import { agentTools } from '#server/voice/agent-tools.ts'
import type { RunVoiceTool } from '#server/voice/tool-webhook.ts'
import { startLiveMail } from './live-mail.ts'

const clock: Clock = { now: () => new Date() }

/** What the live edition stands on; to be closed once no request is in work any more. */
export interface LiveServer {
  listings: ListingGateway
  catalog: ListingCatalog
  inquiries: InquiryDesk
  runVoiceTool: RunVoiceTool
  accounts: Accounts
  keeping: Keeping
  outbox: MailOutbox
  clock: Clock
  isReady: () => Promise<boolean>
  close: () => Promise<void>
}

/** Opens the database, brings its tables and the sample homes up to date, and begins to send what waits in the outbox. */
export async function openLiveServer(config: Config, log: Log): Promise<Result<LiveServer>> {
  const { databaseUrl, dataDir, sampleData } = config
  try {
    const database = await openDatabase(databaseUrl === null ? { dataDir } : { url: databaseUrl, dataDir })
    await syncSamples(database, sampleData)
    return ok(await assemble(database, config, log))
  } catch (error) {
    const place = databaseUrl === null ? `in ${dataDir} (DATA_DIR)` : 'named by DATABASE_URL'
    return fail(unavailable(`The database ${place} cannot be opened: ${(error as Error).message}`))
  }
}

async function assemble(database: Database, config: Config, log: Log): Promise<LiveServer> {
  const onError = (error: unknown) => log.error({ err: error }, 'The database failed')
  const secret = siteSecret(config)
  const mail = await startLiveMail(database, { config, clock, log, onError })
  const listings = databaseListingGateway(database, onError)
  const db = database.db.withTables<AccountTables>()
  const accounts = openAccounts({
    db,
    clock,
    outbox: mail.outbox,
    secret,
    siteAddress: siteAddress(config),
    onError,
  })
  const rules = [...inquiryRetention(database), ...mail.retention, visitorRetention(database), ...accountRetention(db)]
  const retention = startRetention({ rules, clock, log })
  const inquiries = createInquiryDesk({
    store: databaseInquiryStore(database, { onMails: mail.wake, onError }),
    listings,
    mailsFor: inquiryMails({ agency: config.inquiriesTo, siteAddress: siteAddress(config) }),
    clock,
  })
  return {
    listings,
    catalog: databaseListingCatalog(database, onError),
    inquiries,
    runVoiceTool: agentTools({ listings, inquiries, clock }),
    accounts,
    keeping: databaseKeeping(database, { clock, sampleData: config.sampleData, secret, onError }),
    outbox: mail.outbox,
    clock,
    isReady: () => database.ready(),
    close: async () => {
      await retention.stop()
      await accounts.close()
      await mail.stop()
      await database.close()
    },
  }
}
