import { accountRetention } from '#adapters/accounts/account-retention.ts'
import type { AccountTables } from '#adapters/accounts/account-tables.ts'
import { openAccounts } from '#adapters/accounts/accounts.ts'
import { auditRetention } from '#adapters/database/agency/audit-log.ts'
import { invitationRetention } from '#adapters/database/agency/invitation-store.ts'
import { agencySessionRetention } from '#adapters/database/agency/session-store.ts'
import type { Database } from '#adapters/database/database.ts'
import { inquiryRetention } from '#adapters/database/inquiries/inquiry-retention.ts'
import { databaseInquiryStore } from '#adapters/database/inquiries/inquiry-store.ts'
import { postgresRateLimitStore } from '#adapters/database/limits/rate-limit-store.ts'
import { readLogo } from '#adapters/database/listings/feed-displays.ts'
import { databaseHomesByTown } from '#adapters/database/listings/homes-by-town.ts'
import { databaseListingCatalog } from '#adapters/database/listings/listing-catalog.ts'
import { databaseListingGateway } from '#adapters/database/listings/listing-gateway.ts'
import { listingHistoryRetention } from '#adapters/database/listings/listing-histories.ts'
import { startProjectionRebuild } from '#adapters/database/listings/projection-rebuild.ts'
import { removedListingRetention } from '#adapters/database/listings/removed-listings.ts'
import { databaseOperationFigures } from '#adapters/database/operation-figures.ts'
import type { PostgresOptions } from '#adapters/database/postgres/open-postgres.ts'
import { databaseSavedItems } from '#adapters/database/saved/saved-items.ts'
import { visitorRetention } from '#adapters/database/saved/visitor-retention.ts'
import { lockDataFolder } from '#adapters/database/sqlite/data-lock.ts'
import { newsRetention } from '#adapters/database/updates/news-retention.ts'
import { stoppedAddressRetention } from '#adapters/database/updates/stopped-addresses.ts'
import { databaseUpdateRequests, updateRequestRetention } from '#adapters/database/updates/update-requests.ts'
import { databaseUpdateSubscriptions } from '#adapters/database/updates/update-subscriptions.ts'
import { embeddedPlaces } from '#adapters/embedded-places/embedded-places.ts'
import { assignableMembers, caseOpening } from '#application/inquiries/case-opening.ts'
import { answererIn } from '#application/inquiries/inquiry-answerer.ts'
import { createInquiryDesk, type InquiryDesk } from '#application/inquiries/inquiry-desk.ts'
import { inquiryMails } from '#application/inquiries/inquiry-mails.ts'
import { memoryRateLimits } from '#application/limits/memory-limits.ts'
import { sharedRateLimits } from '#application/limits/shared-limits.ts'
import { startRetention } from '#application/retention.ts'
import { createUpdateDesk, type UpdateDesk } from '#application/updates/update-desk.ts'
import { ownerOf, subscriberId } from '#application/updates/update-link.ts'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { AgencyServices } from '#http/agency/agency-parts.ts'
import type { SiteTowns } from '#http/site-towns.ts'
import type { VoiceParts } from '#http/voice/voice-parts.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { PlaceGateway } from '#ports/browser/place-gateway.ts'
import type { Clock, MonotonicClock } from '#ports/clock.ts'
import type { Accounts } from '#ports/server/accounts.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { ReadFeedLogo } from '#ports/server/feed-display.ts'
import type { FeedWatch } from '#ports/server/feed-watch.ts'
import type { SampleWatch } from '#ports/server/home-origins.ts'
import type { ListingCatalog } from '#ports/server/listing-catalog.ts'
import type { Log } from '#ports/server/log.ts'
import type { MailOutbox } from '#ports/server/mail-outbox.ts'
import type { OperationFigures } from '#ports/server/metrics.ts'
import type { PictureStore } from '#ports/server/picture-store.ts'
import type { PushDevices } from '#ports/server/push-devices.ts'
import type { RateLimits } from '#ports/server/rate-limits.ts'
import type { SavedItems } from '#ports/server/saved-items.ts'
import type { UpdateSubscriptions } from '#ports/server/update-subscriptions.ts'
import type { Config } from '#process/config.ts'
import { openDataFolder } from '#process/data-folder.ts'
import { siteAddress } from '#process/site-address.ts'
import { siteSecret } from '#process/site-secret.ts'
import { startAgencySide } from './live-agency-side.ts'
import { SAMPLE_SOURCE } from './live-agency.ts'
import { openLiveDatabase } from './live-database.ts'
import { startLiveFeeds } from './live-feeds.ts'
import { BUILT_IN_FIGURES, type LiveFigures } from './live-figures.ts'
import { startLiveMail } from './live-mail.ts'
import { startLivePictures } from './live-pictures.ts'
import { startLivePush } from './live-push.ts'
import { settleSamples, watchSamples } from './live-samples.ts'
import { liveTowns } from './live-towns.ts'
import { startLiveUpdates } from './live-updates.ts'
import { liveVoice } from './live-voice.ts'
import { pictureSettings } from './picture-sources.ts'

const clock: Clock = { now: () => new Date() }
const monotonic: MonotonicClock = { elapsed: () => performance.now() }

/** What the live edition's handler needs; to be closed once no request is open. */
export interface LiveServer {
  listings: ListingGateway
  towns: SiteTowns
  /** Equal as long as no listing has changed; null if it can't be read. */
  listingsVersion: () => Promise<number | null>
  catalog: ListingCatalog
  places: PlaceGateway
  readFeedLogo: ReadFeedLogo
  inquiries: InquiryDesk
  voice: VoiceParts
  accounts: Accounts
  savedItems: SavedItems
  subscriptions: UpdateSubscriptions
  updateDesk: UpdateDesk
  /** Whose email updates a link is about; null for a wrong link. */
  ownerOfUpdates: (token: string) => string | null
  pushDevices: PushDevices
  agencyServices: AgencyServices
  outbox: MailOutbox
  feeds: FeedWatch
  samples: SampleWatch
  /** Copies of feeds' pictures. */
  pictureStore: PictureStore
  /** Whether pages show pictures from other hosts. */
  linksPictures: boolean
  clock: Clock
  monotonic: MonotonicClock
  rateLimits: RateLimits
  isReady: () => Promise<Result<void>>
  operation: OperationFigures
  close: () => Promise<void>
}

/**
 * Opens the database, updates its tables and the sample homes, and starts the workers for mails and pictures and the daily retention. On a data
 * folder with the embedded database it is the only server; 'unavailable' says why it can't start.
 */
export async function openLiveServer(
  config: Config,
  log: Log,
  figures: ServerFigures = BUILT_IN_FIGURES,
  agency: AgencySource = SAMPLE_SOURCE,
): Promise<Result<LiveServer>> {
  const folder = config.databaseUrl === null ? openDataFolder(config.dataDir) : ok(undefined)
  if (!folder.ok) return folder
  const secret = siteSecret(config)
  if (!secret.ok) return secret
  const locked = config.databaseUrl === null ? lockDataFolder(config.dataDir, clock.now()) : ok({ release: () => {} })
  if (!locked.ok) return locked
  const opened = await openLiveDatabase(config, { ...replicas(config, log), figures: figures.listings })
  if (!opened.ok) {
    locked.value.release()
    return opened
  }
  const database = opened.value
  const close = async () => {
    await database.close()
    locked.value.release()
  }
  try {
    const ready = await database.ready()
    const settled = ready.ok ? await settleSamples(database, config) : ok(undefined)
    if (!settled.ok) {
      await close()
      return settled
    }
    if (!ready.ok)
      log.error({ reason: ready.problem.message }, 'The database is read-only; the site serves stored data')
    const server = await assemble(database, { config, secret: secret.value, figures, agency, log })
    return ok({ ...server, close: () => server.close().then(close) })
  } catch (error) {
    await close()
    return fail(unavailable((error as Error).message))
  }
}

/** The public figures, as far as the database and the voice agent compute with them. */
type ServerFigures = Pick<LiveFigures, 'listings' | 'gateway' | 'ofHomes'>

/** Where listings are read from; the log says which replicas are in use. */
const replicas = ({ databaseReadUrl }: Config, log: Log): Omit<PostgresOptions, 'url'> => ({
  ...(databaseReadUrl === null ? {} : { readUrl: databaseReadUrl }),
  onReplica: ({ replica, used }) =>
    used
      ? log.info({ replica }, 'This replica serves listings')
      : log.warn({ replica }, 'Replica left out: it’s lagging or not responding'),
})

interface ServerParts {
  config: Config
  secret: string
  figures: ServerFigures
  agency: AgencySource
  log: Log
}

/** Everything over an open database, which its `close` leaves open. */
async function assemble(
  database: Database,
  { config, secret, figures, agency, log }: ServerParts,
): Promise<LiveServer> {
  const onError = (error: unknown) => log.error({ err: error }, 'The database failed')
  const mail = await startLiveMail(database, { config, agency, clock, log, onError })
  const listings = databaseListingGateway(database, onError)
  const db = database.db.withTables<AccountTables>()
  const accounts = openAccounts({
    db,
    clock,
    outbox: mail.outbox,
    agency,
    secret,
    siteAddress: siteAddress(config),
    onError,
  })
  const rules = [
    ...inquiryRetention(database),
    ...mail.retention,
    visitorRetention(database),
    removedListingRetention(database),
    listingHistoryRetention(database),
    newsRetention(database),
    stoppedAddressRetention(database),
    updateRequestRetention(database),
    ...accountRetention(db),
    agencySessionRetention(database),
    invitationRetention(database),
    auditRetention(database),
  ]
  const feeds = await startLiveFeeds(database, { config, log })
  const samples = await watchSamples(database, config, log)
  const { sourceOf, showsOtherHosts } = pictureSettings(config)
  const rebuild = startProjectionRebuild(database, { log, ruleOf: (source) => sourceOf(source).rule })
  const pictures = await startLivePictures(database, { config, sourceOf, clock, log, onError })
  const retention = startRetention({ rules, clock, log })
  const push = await startLivePush(database, { agency, secret, clock, log, onError })
  const savedItems = databaseSavedItems(database, {
    clock,
    startsWithSamples: () => samples.shown() > 0,
    secret,
    onError,
  })
  const updates = startLiveUpdates(database, {
    agency,
    adoptSubscribers: () => savedItems.adoptSubscribers(),
    secret,
    siteAddress: siteAddress(config),
    clock,
    log,
    onMails: () => {
      mail.wake()
      push.wake()
    },
    onError,
  })
  const rateLimits = liveRateLimits(database, secret, onError)
  const agencyPages = startAgencySide(database, {
    accounts: accounts.members,
    outbox: mail.outbox,
    agency,
    siteAddress: siteAddress(config),
    clock,
    onMails: mail.wake,
    onError,
    listings,
    rateLimits,
    log,
  })
  const inquiries = createInquiryDesk({
    store: databaseInquiryStore(database, { onMails: mail.wake, onError }),
    listings,
    answererOf: answererIn(agency),
    opening: caseOpening(agency, assignableMembers(agencyPages.members)),
    mailsFor: inquiryMails({ agency, recipients: config.inquiriesTo, siteAddress: siteAddress(config) }),
    clock,
    rateLimits,
  })
  return {
    listings,
    towns: liveTowns(databaseHomesByTown(database, onError), figures),
    listingsVersion: () => database.changes.version().catch(() => null),
    catalog: databaseListingCatalog(database, onError),
    places: embeddedPlaces(async () => ok(figures.listings.timetable)),
    readFeedLogo: (name) => readLogo(database.listingLookups, name),
    inquiries,
    voice: liveVoice(config.voice, { agency, listings, inquiries, figures, clock }),
    accounts,
    savedItems,
    subscriptions: databaseUpdateSubscriptions(database, onError),
    updateDesk: createUpdateDesk({
      requests: databaseUpdateRequests(database, {
        ownerIdOf: (email) => subscriberId(email, secret),
        clock,
        onMails: mail.wake,
        onError,
      }),
      agency,
      siteAddress: siteAddress(config),
      clock,
    }),
    ownerOfUpdates: (token) => ownerOf(token, secret),
    pushDevices: push.devices,
    agencyServices: agencyPages,
    outbox: mail.outbox,
    pictureStore: pictures.store,
    linksPictures: showsOtherHosts,
    clock,
    monotonic,
    rateLimits,
    feeds: feeds.watch,
    samples,
    isReady: () => database.ready(),
    operation: databaseOperationFigures(database),
    close: async () => {
      await agencyPages.stop()
      await updates.stop()
      await push.stop()
      samples.stop()
      await feeds.stop()
      await rebuild.stop()
      await pictures.stop()
      await retention.stop()
      await accounts.close()
      await mail.stop()
    },
  }
}

/** The instances on one PostgreSQL share their counters; the embedded database has one process. */
const liveRateLimits = (database: Database, secret: string, onError: (error: unknown) => void): RateLimits =>
  database.kind === 'postgres'
    ? sharedRateLimits({ store: postgresRateLimitStore(database, secret), clock: monotonic, onError })
    : memoryRateLimits(monotonic)
