import type { Kysely, Transaction } from 'kysely'
import { knownHome, newsSince, type KnownHome } from '#domain/updates/home-news.ts'
import type { Database } from '../database.ts'
import { selectSummaries } from '../listings/listing-queries.ts'
import { inChunks } from '../listings/listing-store.ts'
import { readAll, readSummary } from '../listings/stored-listing.ts'
import { replacedColumns } from '../replaced-columns.ts'
import type { KnownHomeRow, Schema } from '../schema.ts'
import { lastNewsId } from './last-news.ts'

/** Homes compared in one transaction. */
const HOMES_AT_ONCE = 500

interface NoticeParts {
  db: Database['db']
  now: Date
  /** Told of stored listings that cannot be read. */
  onError: (error: unknown) => void
}

/**
 * Compares the homes that have changed since the last time with what was known of them, and writes down what happened. The first
 * time, and after a time in which nobody wanted to know, it only notes how they are. Returns the number of news.
 */
export async function noticeNews(parts: NoticeParts): Promise<number> {
  const { db } = parts
  const { version } = await db.selectFrom('listing_state').select('version').executeTakeFirstOrThrow()
  const { listings_version: known } = await db
    .selectFrom('update_turn')
    .select('listings_version')
    .executeTakeFirstOrThrow()
  const wanted = await db.selectFrom('update_choices').select('owner_id').limit(1).executeTakeFirst()
  if (!wanted) {
    if (known !== null) await setVersion(db, null)
    return 0
  }
  if (known === version) return 0
  if (known === null) await forgetHomes(db)
  let count = 0
  for (const ids of inChunks(await idsToCompare(db, known, version), HOMES_AT_ONCE))
    count += await db
      .transaction()
      .execute((transaction) => compare(transaction, ids, { ...parts, silent: known === null }))
  await setVersion(db, version)
  return count
}

const setVersion = (db: Kysely<Schema>, version: number | null) =>
  db.updateTable('update_turn').set({ listings_version: version }).execute()

/** Without subscribers nothing is tracked, so start over. */
async function forgetHomes(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('known_homes').execute()
}

/**
 * The homes that may have changed; all of them where the log of changes doesn't reach back so far. Those on the site come first: a
 * home that is listed anew in the moment in which its old listing goes has never been away.
 */
async function idsToCompare(db: Kysely<Schema>, known: number | null, version: number): Promise<number[]> {
  const first = await db
    .selectFrom('listing_changes')
    .select((row) => row.fn.min('version').as('version'))
    .executeTakeFirstOrThrow()
  // Without rows the database answers null.
  const oldest = first.version as number | null
  const logged = known !== null && oldest !== null && oldest <= known + 1
  const changed = logged ? await changedSince(db, known, version) : null
  const shown = await shownAmong(db, changed)
  const present = new Set(shown)
  return [...shown, ...(changed ?? (await knownIds(db))).filter((id) => !present.has(id))]
}

async function changedSince(db: Kysely<Schema>, known: number, version: number): Promise<number[]> {
  const rows = db.selectFrom('listing_changes').select('listing_id').distinct()
  const found = await rows.where('version', '>', known).where('version', '<=', version).orderBy('listing_id').execute()
  return found.map((row) => row.listing_id)
}

async function shownAmong(db: Kysely<Schema>, ids: readonly number[] | null): Promise<number[]> {
  const rows = db.selectFrom('listings').select('id').orderBy('id')
  if (ids === null) return (await rows.execute()).map(({ id }) => id)
  const found: number[] = []
  for (const some of inChunks(ids, HOMES_AT_ONCE))
    found.push(...(await rows.where('id', 'in', some).execute()).map(({ id }) => id))
  return found
}

const knownIds = async (db: Kysely<Schema>): Promise<number[]> =>
  (await db.selectFrom('known_homes').select('listing_id').orderBy('listing_id').execute()).map((row) => row.listing_id)

interface Comparing extends NoticeParts {
  /** Notes how the homes are, and makes no news of it. */
  silent: boolean
}

async function compare(
  transaction: Transaction<Schema>,
  ids: readonly number[],
  { now, onError, silent }: Comparing,
): Promise<number> {
  const known = await transaction.selectFrom('known_homes').selectAll().where('listing_id', 'in', ids).execute()
  const knownById = new Map(known.map((row) => [row.listing_id, row]))
  const homes = readAll(await selectSummaries(transaction, ids).execute(), readSummary, onError)
  const keys = await homeKeys(transaction, ids)
  const earlier = await earlierListings(transaction, [...new Set([...keys.values()].flat())])
  let last = await lastNewsId(transaction)
  const [rows, news]: [KnownHomeRow[], Schema['home_news'][]] = [[], []]
  for (const home of homes) {
    const own = knownById.get(home.id)
    const [homeKey = null] = keys.get(home.id) ?? []
    const before = lastSeen(
      own,
      (keys.get(home.id) ?? []).flatMap((key) => earlier.get(key) ?? []),
    )
    const current = knownHome(home)
    if (!own || !isSame(fromRow(own), current)) rows.push(toRow(home.id, homeKey, current, now))
    if (silent) continue
    for (const one of newsSince(before ? fromRow(before) : null, { ...current, listedOn: home.listedOn }, now))
      news.push({ id: ++last, listing_id: home.id, news: JSON.stringify(one), noticed_at: now.getTime() })
  }
  const present = new Set(homes.map(({ id }) => id))
  for (const row of known)
    if (!present.has(row.listing_id) && row.status !== 'unlisted')
      rows.push({ ...row, status: 'unlisted', seen_at: now.getTime() })
  if (rows.length > 0) await putKnown(transaction, rows)
  if (news.length > 0) await transaction.insertInto('home_news').values(news).execute()
  return news.length
}

/** The listing under which a home was last on the site: another's, where its own has been away. */
function lastSeen(own: KnownHomeRow | undefined, others: readonly KnownHomeRow[]): KnownHomeRow | undefined {
  const isShown = (row: KnownHomeRow) => row.status !== 'unlisted'
  if (own && isShown(own)) return own
  const all = own ? [own, ...others] : [...others]
  return all.sort((a, b) => Number(isShown(b)) - Number(isShown(a)) || b.seen_at - a.seen_at)[0]
}

const isSame = (one: KnownHome, other: KnownHome): boolean => JSON.stringify(one) === JSON.stringify(other)

const fromRow = ({ price, status, open_houses }: KnownHomeRow): KnownHome => ({
  price,
  status: status as KnownHome['status'],
  openHouses: JSON.parse(open_houses) as string[],
})

const toRow = (listing_id: number, home_key: string | null, { price, status, openHouses }: KnownHome, now: Date) => ({
  listing_id,
  home_key,
  price,
  status,
  open_houses: JSON.stringify(openHouses),
  seen_at: now.getTime(),
})

/** What the listings of these homes have in common with others of the same home, the surest first. */
async function homeKeys(db: Kysely<Schema>, ids: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('listings')
    .innerJoin('listing_histories', (join) =>
      join
        .onRef('listing_histories.source', '=', 'listings.source')
        .onRef('listing_histories.source_key', '=', 'listings.source_key'),
    )
    .select(['listings.id', 'parcel_key', 'address_key'])
    .where('listings.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, [row.parcel_key, row.address_key].filter((key) => key !== null)]))
}

/** The listings known under each of these keys. */
async function earlierListings(db: Kysely<Schema>, keys: readonly string[]): Promise<Map<string, KnownHomeRow[]>> {
  const found: KnownHomeRow[] = []
  for (const some of inChunks(keys, HOMES_AT_ONCE)) {
    const rows = db.selectFrom('known_homes').selectAll().where('home_key', 'in', some)
    found.push(...(await rows.execute()))
  }
  return Map.groupBy(found, (row) => row.home_key!)
}

const putKnown = (db: Transaction<Schema>, rows: KnownHomeRow[]): Promise<unknown> =>
  db
    .insertInto('known_homes')
    .values(rows)
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(replacedColumns(rows, ['listing_id'])))
    .execute()
