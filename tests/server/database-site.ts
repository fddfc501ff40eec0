import type { AccountTables } from '#adapters/accounts/account-tables.ts'
import { openAccounts } from '#adapters/accounts/accounts.ts'
import { databaseInquiryStore } from '#adapters/database/inquiries/inquiry-store.ts'
import { readLogo } from '#adapters/database/listings/feed-displays.ts'
import { databaseListingCatalog } from '#adapters/database/listings/listing-catalog.ts'
import { databaseListingGateway } from '#adapters/database/listings/listing-gateway.ts'
import { syncSamples } from '#adapters/database/listings/sample-seed.ts'
import { databaseSavedItems } from '#adapters/database/saved/saved-items.ts'
import { caseOpening } from '#application/inquiries/case-opening.ts'
import { answererIn } from '#application/inquiries/inquiry-answerer.ts'
import { createInquiryDesk } from '#application/inquiries/inquiry-desk.ts'
import { inquiryMails } from '#application/inquiries/inquiry-mails.ts'
import { memoryRateLimits } from '#application/limits/memory-limits.ts'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { ok } from '#domain/result.ts'
import { openTestDatabase } from '../conformance/test-databases.ts'
import { sourceOf } from '../second-agency.ts'
import { testSite, type TestSiteParts } from './test-site.ts'

const SITE = 'http://homes.test'
const LIGHT_HASH = { memory: 32, passes: 1, parallelism: 1 }

/** The site in this process with every port on an embedded database of its own; `errors` holds what the database refused. */
export async function openDatabaseSite(given: TestSiteParts = {}) {
  const { database, remove } = await openTestDatabase('sqlite')
  await syncSamples(database, true)
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const clock = { now: () => new Date() }
  const rateLimits = memoryRateLimits({ elapsed: () => performance.now() })
  const outbox = { enqueue: async () => ok(undefined) }
  const secret = 'only for tests, only for tests, only for tests'
  const db = database.db.withTables<AccountTables>()
  const accounts = openAccounts({
    db,
    agency: sourceOf(SAMPLE_AGENCY),
    clock,
    outbox,
    secret,
    siteAddress: SITE,
    hashCost: LIGHT_HASH,
    onError,
  })
  const listings = databaseListingGateway(database, onError)
  const inquiries = createInquiryDesk({
    store: databaseInquiryStore(database, { onMails: () => {}, onError }),
    listings,
    answererOf: answererIn(sourceOf(SAMPLE_AGENCY)),
    opening: caseOpening(sourceOf(SAMPLE_AGENCY), async () => ok([])),
    mailsFor: inquiryMails({
      agency: sourceOf(SAMPLE_AGENCY),
      recipients: [{ name: '', address: 'agency@example.com' }],
      siteAddress: SITE,
    }),
    clock,
    rateLimits,
  })
  const savedItems = databaseSavedItems(database, { clock, startsWithSamples: () => true, secret, onError })
  const catalog = databaseListingCatalog(database, onError)
  const readFeedLogo = (name: string) => readLogo(database.listingLookups, name)
  const site = testSite({
    listings,
    catalog,
    readFeedLogo,
    inquiries,
    accounts,
    savedItems,
    clock,
    rateLimits,
    ...given,
  })
  return {
    ...site,
    errors,
    close: async () => {
      await accounts.close()
      await remove()
    },
  }
}

export type DatabaseSite = Awaited<ReturnType<typeof openDatabaseSite>>
