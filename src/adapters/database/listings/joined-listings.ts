import type { Transaction } from 'kysely'
import { groupHomes, type HomeRecord } from '#domain/listing/same-home.ts'
import { selectPictures } from '../pictures/listing-pictures.ts'
import { asGiven } from '../pictures/shown-pictures.ts'
import type { JoinedListingRow, Schema } from '../schema.ts'
import { toRows, type Derivation, type GivenFacts } from './listing-rows.ts'
import { inChunks, type ListingStore } from './listing-store.ts'
import { encodeFacts, readFacts } from './stored-listing.ts'

/** Values in one statement. */
const ROWS_AT_ONCE = 500
/** The place of a feed that nobody has put in order: behind those that have one. */
const LAST_PLACE = 1_000_000
const MARKS = ['number_key', 'parcel_key', 'address_key'] as const

/** A listing by its feed and its key there. */
export interface ListingOrigin {
  source: string
  key: string
}

interface JoiningParts {
  store: ListingStore
  transaction: Transaction<Schema>
  derivationOf: (source: string) => Derivation
}

/** A listing on the site: shown itself (`leader` null) or by another listing. */
interface Standing extends HomeRecord {
  leader: number | null
}

/**
 * Joins listings with those of other feeds that are the same home, in the transaction that has changed them: the leading one is shown, the
 * others wait. Those that no longer are the same home are shown again. Returns whether anything that visitors see has changed.
 */
export async function joinHomes(parts: JoiningParts, touched: readonly ListingOrigin[]): Promise<boolean> {
  const standings = await standingsAround(parts.transaction, touched)
  let changed = false
  for (const group of groupHomes(standings.filter(({ marks, leader }) => marks.length > 0 || leader !== null))) {
    const [leader, ...others] = group as [Standing, ...Standing[]]
    changed = (await lead(parts, leader)) || changed
    for (const other of others) changed = (await follow(parts, other, leader.id)) || changed
  }
  return changed
}

/** Every listing on the site that shares its home with another feed's, or has before. */
export async function sharedHomes(transaction: Transaction<Schema>): Promise<ListingOrigin[]> {
  const found: { source: string; source_key: string }[] = await transaction
    .selectFrom('joined_listings')
    .select(['source', 'source_key'])
    .execute()
  for (const mark of MARKS) {
    const shared = transaction
      .selectFrom('listing_histories')
      .select(mark)
      .where('ended_on', 'is', null)
      .where(mark, 'is not', null)
      .groupBy(mark)
      .having(({ fn }) => fn.count('source').distinct(), '>', 1)
    const rows = transaction.selectFrom('listing_histories').select(['source', 'source_key'])
    found.push(...(await rows.where('ended_on', 'is', null).where(mark, 'in', shared).execute()))
  }
  return found.map(({ source, source_key }) => ({ source, key: source_key }))
}

/** The listings that listings stand for which leave the site. */
export async function followersOf(
  transaction: Transaction<Schema>,
  leaders: readonly number[],
): Promise<ListingOrigin[]> {
  const followers: ListingOrigin[] = []
  for (const ids of inChunks(leaders, ROWS_AT_ONCE)) {
    const rows = transaction.selectFrom('joined_listings').select(['source', 'source_key'])
    for (const row of await rows.where('leader_id', 'in', ids).execute())
      followers.push({ source: row.source, key: row.source_key })
  }
  return followers
}

/** These listings, all they share a mark with, and those they stand for or that stand for them. */
async function standingsAround(
  transaction: Transaction<Schema>,
  touched: readonly ListingOrigin[],
): Promise<Standing[]> {
  const found = new Map<string, Standing>()
  let next = await standingsOf(transaction, touched)
  while (next.length > 0) {
    const fresh = next.filter((one) => !found.has(nameOf(one)))
    for (const one of fresh) found.set(nameOf(one), one)
    next = fresh.length === 0 ? [] : await neighborsOf(transaction, fresh)
  }
  return [...found.values()]
}

const nameOf = ({ source, key }: ListingOrigin): string => `${source}\n${key}`

async function neighborsOf(transaction: Transaction<Schema>, of: readonly Standing[]): Promise<Standing[]> {
  const marks = [...new Set(of.flatMap((one) => one.marks))]
  const origins: ListingOrigin[] = await followersOf(
    transaction,
    of.flatMap(({ id, leader }) => (leader === null ? [id] : [leader])),
  )
  for (const some of inChunks(marks, ROWS_AT_ONCE)) {
    const rows = await transaction
      .selectFrom('listing_histories')
      .select(['source', 'source_key'])
      .where('ended_on', 'is', null)
      .where((row) => row.or(MARKS.map((mark) => row(mark, 'in', some))))
      .execute()
    origins.push(...rows.map(({ source, source_key }) => ({ source, key: source_key })))
  }
  return standingsOf(transaction, origins)
}

async function standingsOf(transaction: Transaction<Schema>, origins: readonly ListingOrigin[]): Promise<Standing[]> {
  const places = new Map(
    (await transaction.selectFrom('feed_places').selectAll().execute()).map(({ source, place }) => [source, place]),
  )
  const bySource = new Map<string, string[]>()
  for (const { source, key } of origins) bySource.set(source, [...(bySource.get(source) ?? []), key])
  const found: Standing[] = []
  for (const [source, keys] of bySource) {
    const place = places.get(source) ?? LAST_PLACE
    for (const some of inChunks([...new Set(keys)], ROWS_AT_ONCE))
      for (const row of await selectStandings(transaction, source, some))
        found.push({ source, key: row.source_key, place, id: row.id, leader: row.leader, marks: marksOf(row) })
  }
  return found
}

async function selectStandings(transaction: Transaction<Schema>, source: string, keys: readonly string[]) {
  const histories = transaction
    .selectFrom('listing_histories')
    .where('listing_histories.source', '=', source)
    .where('listing_histories.source_key', 'in', keys)
  const shown = await histories
    .innerJoin('listings', (join) =>
      join
        .onRef('listings.source', '=', 'listing_histories.source')
        .onRef('listings.source_key', '=', 'listing_histories.source_key'),
    )
    .select(['listings.id', 'listings.source_key', ...MARKS])
    .execute()
  const joined = await histories
    .innerJoin('joined_listings', (join) =>
      join
        .onRef('joined_listings.source', '=', 'listing_histories.source')
        .onRef('joined_listings.source_key', '=', 'listing_histories.source_key'),
    )
    .select(['joined_listings.id', 'joined_listings.source_key', 'leader_id as leader', ...MARKS])
    .execute()
  return [...shown.map((row) => ({ ...row, leader: null })), ...joined]
}

const marksOf = (row: Record<(typeof MARKS)[number], string | null>): string[] =>
  MARKS.map((mark) => row[mark]).filter((mark) => mark !== null)

/** Shows a listing itself. */
async function lead({ store, transaction, derivationOf }: JoiningParts, one: Standing): Promise<boolean> {
  if (one.leader === null) return false
  const row = await transaction
    .deleteFrom('joined_listings')
    .where('source', '=', one.source)
    .where('source_key', '=', one.key)
    .returning('facts')
    .executeTakeFirstOrThrow()
  await store.put([toRows(one.id, one, fromText(row.facts), derivationOf(one.source))])
  const isGone =
    (await transaction.selectFrom('listings').select('id').where('id', '=', one.leader).executeTakeFirst()) ===
    undefined
  if (isGone) await moveSaved(transaction, one.leader, one.id)
  return true
}

/** Lets another listing stand for this one; what visitors have saved of it goes there. */
async function follow({ store, transaction }: JoiningParts, one: Standing, leader: number): Promise<boolean> {
  if (one.leader === leader) return false
  if (one.leader === null) {
    await transaction
      .insertInto('joined_listings')
      .values(await takeDown(transaction, one, leader))
      .execute()
    await store.remove([one.id])
  } else {
    const row = transaction.updateTable('joined_listings').set({ leader_id: leader })
    await row.where('source', '=', one.source).where('source_key', '=', one.key).execute()
  }
  await moveSaved(transaction, one.id, leader)
  return true
}

/** A shown listing as it waits. */
async function takeDown(transaction: Transaction<Schema>, one: Standing, leader_id: number): Promise<JoinedListingRow> {
  const row = await transaction
    .selectFrom('listings')
    .innerJoin('listing_contents', 'listing_contents.listing_id', 'listings.id')
    .select(['listings.id', 'content_hash', 'price', 'listed_on', 'summary', 'details'])
    .where('listings.id', '=', one.id)
    .executeTakeFirstOrThrow()
  const copied = await selectPictures(transaction, [one.id])
  const { id, content_hash, price, listed_on } = row
  const facts = toText(asGiven(readFacts(row), copied.get(one.id)))
  return { source: one.source, source_key: one.key, id, leader_id, content_hash, price, listed_on, facts }
}

const toText = (facts: Parameters<typeof encodeFacts>[0] & GivenFacts): string =>
  JSON.stringify({ ...encodeFacts(facts), originals: facts.originals ?? null })

function fromText(text: string): GivenFacts {
  const { originals, ...stored } = JSON.parse(text) as {
    summary: string
    details: string
    originals: GivenFacts['originals'] | null
  }
  const facts = readFacts({ id: 0, ...stored })
  return originals === null || originals === undefined ? facts : { ...facts, originals }
}

/** Favorites and answers on shared lists keep meaning the same home. Where both ids are saved, the one that is shown stays. */
async function moveSaved(transaction: Transaction<Schema>, from: number, to: number): Promise<void> {
  for (const [table, owner] of [
    ['favorites', 'owner_id'],
    ['list_answers', 'guest_id'],
  ] as const) {
    const rows = await transaction
      .selectFrom(table)
      .select(owner as never)
      .where('listing_id', '=', to)
      .execute()
    const taken = rows.map((row) => (row as Record<string, string>)[owner]!)
    const there = transaction.deleteFrom(table).where('listing_id', '=', from)
    if (taken.length > 0) await there.where(owner as never, 'in', taken as never).execute()
    await transaction.updateTable(table).set({ listing_id: to }).where('listing_id', '=', from).execute()
  }
}
