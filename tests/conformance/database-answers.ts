import type { AccountTables } from '#adapters/accounts/account-tables.ts'
import { openAccounts } from '#adapters/accounts/accounts.ts'
import type { Database } from '#adapters/database/database.ts'
import { databaseInquiryRecords } from '#adapters/database/inquiries/inquiry-records.ts'
import { databaseListingCatalog } from '#adapters/database/listings/listing-catalog.ts'
import { databaseListingGateway } from '#adapters/database/listings/listing-gateway.ts'
import { databaseListingImport } from '#adapters/database/listings/listing-import.ts'
import { databaseSavedItems } from '#adapters/database/saved/saved-items.ts'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { ok, valueOrThrow } from '#domain/result.ts'
import { readListingQuery } from '#domain/search/filters-from-url.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { Owner } from '#ports/server/saved-items.ts'
import { sourceOf } from '../second-agency.ts'
import { withoutMemory } from './database-harness.ts'

const SECRET = 'only for tests, only for tests, only for tests'
const EMAIL = 'ana@example.com'
const PASSWORD = 'hedge-otter-Lamp-42'
/** SHA-256 of visitors' cookies. */
const VISITORS = { seededVisitor: 'a1', lister: 'b2', unknownVisitor: 'c3' }
const clock = { now: () => new Date('2026-11-20T18:00:00Z') }

type Params = Record<string, string>

/** The searches and maps that are asked for, as parameters of the site's addresses. */
export interface Questions {
  searches: { params: Params }[]
  maps: { params: Params; zoom: number }[]
}

const rethrow = (error: unknown): never => {
  throw error
}

/** Everything that a database of tests/fixtures answers, in the form of its answers.json. */
export async function answersOf(opened: Database, questions: Questions) {
  const database = withoutMemory(opened)
  const imports = databaseListingImport(database)
  return {
    listings: await listingAnswers(database, questions),
    feedRuns: Object.fromEntries(
      await Promise.all(['reso-sample', 'fixture-feed'].map(async (feed) => [feed, await imports.lastModified(feed)])),
    ) as Record<string, string | null>,
    kept: await savedAnswers(database),
    account: await accountAnswer(database),
    inquiries: await databaseInquiryRecords(database, clock).list(),
    outbox: await outboxAnswer(database),
  }
}

async function listingAnswers(database: Database, { searches, maps }: Questions) {
  const gateway = databaseListingGateway(database, rethrow)
  const catalog = databaseListingCatalog(database, rethrow)
  const entries = valueOrThrow(await catalog.between(1, valueOrThrow(await catalog.highestId())))
  const ofEach = async <T>(read: (id: number) => Promise<T>) =>
    Object.fromEntries(await Promise.all(entries.map(async ({ id }) => [id, await read(id)] as const)))
  const { featured, budget } = valueOrThrow(await gateway.home())
  return {
    searches: await Promise.all(searches.map(({ params }) => searchAnswer(gateway, params))),
    maps: await Promise.all(maps.map(({ params, zoom }) => mapAnswer(gateway, params, zoom))),
    byId: await ofEach(async (id) => valueOrThrow(await gateway.byId(id))),
    similar: await ofEach(async (id) => valueOrThrow(await gateway.similarTo(id)).map((home) => home.id)),
    home: { featured: featured.map(({ id }) => id), budget },
    catalog: entries,
  }
}

async function searchAnswer(gateway: ListingGateway, params: Params) {
  const { query } = readListingQuery(params)
  const { listings, ...page } = valueOrThrow(await gateway.search(query))
  return { params, filters: query.filters, ...page, ids: listings.map(({ id }) => id) }
}

async function mapAnswer(gateway: ListingGateway, params: Params, zoom: number) {
  const { filters } = readListingQuery(params).query
  const { homes, groups } = valueOrThrow(await gateway.onMap({ filters, zoom }))
  // The middle of a cluster is a sum of fractions: the engines differ in its last digit.
  const round = (degrees: number) => Number(degrees.toFixed(9))
  const rounded = groups.map(({ at, ...group }) => ({ ...group, at: { lat: round(at.lat), lng: round(at.lng) } }))
  return { params, zoom, ids: homes.map(({ id }) => id), groups: rounded }
}

async function savedAnswers(database: Database) {
  const items = databaseSavedItems(database, { clock, startsWithSamples: () => true, secret: SECRET, onError: rethrow })
  const owners: Record<string, Owner> = {
    account: { account: await accountId(database) },
    ...Object.fromEntries(Object.entries(VISITORS).map(([name, hash]) => [name, { visitor: hash.repeat(32) }])),
  }
  const answers: Record<string, unknown> = {}
  for (const [name, owner] of Object.entries(owners)) {
    const favorites = items.favorites(owner)
    const sharing = valueOrThrow(await favorites.sharing())
    const listed = valueOrThrow(await favorites.list())
    // Email updates are newer than the databases here.
    const { emailUpdates: _, ...everything } = valueOrThrow(await items.everythingOf(owner))
    answers[name] = {
      favorites: listed.map(({ listing, dateAdded, note }) => ({ id: listing.id, dateAdded, note })),
      favoriteIds: valueOrThrow(await favorites.ids()),
      sharing,
      shared: sharing && valueOrThrow(await favorites.shared(sharing)).homes.map(({ id }) => id),
      savedSearches: valueOrThrow(await items.savedSearches(owner).list()),
      everything,
    }
  }
  return answers
}

async function accountId({ db }: Database): Promise<string> {
  const users = db.withTables<AccountTables>().selectFrom('account_users').select('id')
  return (await users.executeTakeFirstOrThrow()).id
}

/** The account's facts; its password opens it. */
async function accountAnswer(database: Database) {
  const accounts = openAccounts({
    agency: sourceOf(SAMPLE_AGENCY),
    db: database.db.withTables<AccountTables>(),
    clock,
    outbox: { enqueue: async () => ok(undefined) },
    secret: SECRET,
    siteAddress: '',
    onError: rethrow,
  })
  const { sessions: _, ...facts } = valueOrThrow(await accounts.facts(await accountId(database)))
  const answer = valueOrThrow(await accounts.signIn(EMAIL, PASSWORD, 'a test'))
  if (!('session' in answer)) throw new Error('No code was expected')
  valueOrThrow(await accounts.signOut(answer.session))
  await accounts.close()
  return facts
}

async function outboxAnswer({ db }: Database) {
  const rows = await db.selectFrom('outbox_mails').selectAll().orderBy('created_at').orderBy('topic').execute()
  return rows.map(({ contents, lease, ...row }) => ({
    ...row,
    // The script that wrote the first of them made ids at random.
    id: undefined,
    lease: lease === null ? null : 'held',
    // Links hold a random token.
    contents: contents === null ? null : row.secret_until === null ? (JSON.parse(contents) as unknown) : 'secret',
  }))
}
