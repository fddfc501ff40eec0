import type { Kysely, Transaction } from 'kysely'
import type { BatchCounts, ImportedListing, ListingImport } from '#ports/server/listing-import.ts'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import { noteReasons, standingOf } from './import-reasons.ts'
import { contentHash, SAMPLE_SOURCE, toRows, type ListingRows } from './listing-rows.ts'
import { inChunks, ListingStore, vacuumListings } from './listing-store.ts'
import { rememberRemoved, takeFormerIds } from './removed-listings.ts'
import type { ListingFacts } from './stored-listing.ts'

/** Keys looked up by one statement. */
const KEYS_AT_ONCE = 500

/** Stores the listings of feeds. Each call is one transaction; throws what the database throws. */
export function databaseListingImport({ db, kind }: Pick<Database, 'db' | 'kind'>): ListingImport {
  return {
    putBatch: (source, listings) => putBatch(db, feed(source), listings),
    storedKeys: async (source) => {
      const rows = await db.selectFrom('listings').select('source_key').where('source', '=', source).execute()
      return new Set(rows.map((row) => row.source_key))
    },
    removeKeys: (source, keys) => removeWhere(db, feed(source), { among: keys, gone: () => true }),
    removeAllBut: (source, keys) => removeWhere(db, feed(source), { among: null, gone: (key) => !keys.has(key) }),
    lastModified: async (source) => {
      const run = await db
        .selectFrom('feed_runs')
        .select('modified_up_to')
        .where('source', '=', source)
        .executeTakeFirst()
      return run?.modified_up_to ?? null
    },
    finishRun: async (source, modifiedUpTo) => {
      await db
        .insertInto('feed_runs')
        .values({ source, modified_up_to: modifiedUpTo })
        .onConflict((conflict) => conflict.column('source').doUpdateSet({ modified_up_to: modifiedUpTo }))
        .execute()
      if (kind === 'postgres') await vacuumListings(db)
    },
    noteReasons: (source, notes) => noteReasons(db, feed(source), notes),
    standingOf: (key) => standingOf(db, key),
  }
}

function feed(source: string): string {
  if (source === SAMPLE_SOURCE) throw new Error(`A feed may not be named '${SAMPLE_SOURCE}'`)
  return source
}

/** A stored listing as the import needs it. */
interface Known {
  id: number
  source_key: string
  content_hash: string
}

async function putBatch(
  db: Kysely<Schema>,
  source: string,
  listings: readonly ImportedListing[],
): Promise<BatchCounts> {
  const byKey = new Map(listings.map((listing) => [listing.key, listing]))
  const { counts } = await ListingStore.write(db, async (store, transaction) => {
    const known = new Map<string, Known>()
    for (const row of await selectKnown(transaction, source, [...byKey.keys()])) known.set(row.source_key, row)
    const fresh = [...byKey.values()].filter(({ key }) => !known.has(key))
    const ids = await idsFor(fresh, { source, store, transaction })
    const added = fresh.map((listing) => rowsOf(ids.get(listing.key)!, source, listing))
    const changed = [...byKey.values()].flatMap((listing) => changedRows(known.get(listing.key), source, listing))
    await store.put([...added, ...changed])
    return {
      changed: added.length + changed.length > 0,
      counts: { added: added.length, changed: changed.length, unchanged: byKey.size - added.length - changed.length },
    }
  })
  return counts
}

/** The ids of listings that are not stored, by key: those they had before they were removed, or new ones. */
async function idsFor(
  fresh: readonly ImportedListing[],
  { source, store, transaction }: { source: string; store: ListingStore; transaction: Transaction<Schema> },
): Promise<Map<string, number>> {
  const keys = fresh.map(({ key }) => key)
  const former = await takeFormerIds(transaction, source, keys)
  const newcomers = keys.filter((key) => !former.has(key))
  const taken = await store.takeIds(newcomers.length)
  return new Map([...former, ...newcomers.map((key, index) => [key, taken[index]!] as const)])
}

function changedRows(known: Known | undefined, source: string, listing: ImportedListing): ListingRows[] {
  if (!known) return []
  const { key: _, ...facts } = listing
  return known.content_hash === contentHash(facts) ? [] : [rowsOf(known.id, source, listing)]
}

function rowsOf(id: number, source: string, { key, ...facts }: ImportedListing): ListingRows {
  return toRows(id, { source, key }, facts satisfies ListingFacts)
}

async function selectKnown(db: Kysely<Schema>, source: string, keys: readonly string[]): Promise<Known[]> {
  const known: Known[] = []
  for (const some of inChunks(keys, KEYS_AT_ONCE)) {
    const rows = db.selectFrom('listings').select(['id', 'source_key', 'content_hash']).where('source', '=', source)
    known.push(...(await rows.where('source_key', 'in', some).execute()))
  }
  return known
}

/** Removes a source's listings whose key is `gone`: among these keys, or among all of them where `among` is null. */
async function removeWhere(
  db: Kysely<Schema>,
  source: string,
  { among, gone }: { among: readonly string[] | null; gone: (key: string) => boolean },
): Promise<number> {
  const { removed } = await ListingStore.write(db, async (store, transaction) => {
    const stored = among
      ? await selectKnown(transaction, source, [...new Set(among)])
      : await transaction.selectFrom('listings').select(['id', 'source_key']).where('source', '=', source).execute()
    const ids = stored.filter((row) => gone(row.source_key)).map((row) => row.id)
    await rememberRemoved(transaction, ids, new Date())
    await store.remove(ids)
    return { changed: ids.length > 0, removed: ids.length }
  })
  return removed
}
