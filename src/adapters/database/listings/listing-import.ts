import { sql, type Kysely, type Transaction } from 'kysely'
import { priceReduction } from '#domain/listing/price-history.ts'
import { todayInNewJersey } from '#domain/new-jersey-time.ts'
import type { BatchCounts, Fingerprint, ImportedListing, ListingImport } from '#ports/server/listing-import.ts'
import type { PictureRule } from '#ports/server/picture-rule.ts'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import { storeDisplay } from './feed-displays.ts'
import { noteReasons, standingOf } from './import-reasons.ts'
import { followersOf, joinHomes, sharedHomes } from './joined-listings.ts'
import { endHistories, historyOf, historyRow, putHistories, selectHistories } from './listing-histories.ts'
import { contentHash, SAMPLE_SOURCE, toRows, type Derivation } from './listing-rows.ts'
import { inChunks, ListingStore, vacuumListings } from './listing-store.ts'
import { putFingerprints, selectFingerprints } from './record-fingerprints.ts'
import { rememberRemoved, takeFormerIds } from './removed-listings.ts'

/** Keys looked up by one statement. */
const KEYS_AT_ONCE = 500

/** Pictures are linked unless a rule says otherwise. */
export const ALL_LINKED: PictureRules = () => 'link'

/** The rule for the pictures of each source. */
export type PictureRules = (source: string) => PictureRule

/** Stores the listings of feeds. Each call is one transaction; throws what the database throws. */
export function databaseListingImport(
  { db, kind, figures }: Pick<Database, 'db' | 'kind' | 'figures'>,
  ruleOf: PictureRules = ALL_LINKED,
): ListingImport {
  const derivationOf = (source: string): Derivation => ({ rule: ruleOf(source), ...figures })
  return {
    putBatch: (source, listings, fingerprints = new Map()) =>
      putBatch(db, { source: feed(source), derivationOf }, listings, fingerprints),
    fingerprints: (source) => selectFingerprints(db, source, derivationOf(source)),
    storedKeys: async (source) => {
      const shown = db.selectFrom('listings').select('source_key').where('source', '=', source)
      const joined = db.selectFrom('joined_listings').select('source_key').where('source', '=', source)
      const rows = await shown.unionAll(joined).execute()
      return new Set(rows.map((row) => row.source_key))
    },
    removeKeys: (source, keys) => removeKeys(db, { source: feed(source), derivationOf }, keys),
    setLead: (order) => setLead(db, derivationOf, order),
    lastModified: async (source) => {
      const run = await db
        .selectFrom('feed_runs')
        .select('modified_up_to')
        .where('source', '=', source)
        .executeTakeFirst()
      return run?.modified_up_to ?? null
    },
    finishRun: async (source, run) => {
      await finishRun(db, source, run)
      if (kind === 'postgres') await vacuumListings(db)
    },
    storeDisplay: (source, display) => storeDisplay(db, feed(source), display),
    noteReasons: (source, notes) => noteReasons(db, feed(source), notes),
    standingOf: (key) => standingOf(db, key),
  }
}

/** Where the time is shown, it is part of what visitors see: the version of the listings rises. */
async function finishRun(
  db: Kysely<Schema>,
  source: string,
  { modifiedUpTo, readAt }: { modifiedUpTo: string | null; readAt: string },
): Promise<void> {
  await ListingStore.write(db, async (_, transaction) => {
    if (modifiedUpTo === null) {
      await transaction.updateTable('feed_runs').set({ read_at: readAt }).where('source', '=', source).execute()
    } else {
      const run = { modified_up_to: modifiedUpTo, read_at: readAt }
      await transaction
        .insertInto('feed_runs')
        .values({ source, ...run })
        .onConflict((conflict) => conflict.column('source').doUpdateSet(run))
        .execute()
    }
    const displays = transaction.selectFrom('feed_displays').select('source').where('source', '=', source)
    const shown = await displays.where('shows_time', '=', 1).executeTakeFirst()
    return { changed: shown !== undefined }
  })
}

function feed(source: string): string {
  if (source === SAMPLE_SOURCE) throw new Error(`A feed may not be named "${SAMPLE_SOURCE}"`)
  return source
}

/** A stored listing as the import needs it, shown or joined to another feed's. */
interface Known {
  id: number
  source_key: string
  content_hash: string
  price: number
  listed_on: string
  /** Null where no history is stored. */
  began: string | null
  /** 1 where another feed's listing is shown in its place. */
  joined: number
}

/** A feed, and what the rows of each feed are derived by. */
interface DerivedSource {
  source: string
  derivationOf: (source: string) => Derivation
}

async function putBatch(
  db: Kysely<Schema>,
  { source, derivationOf }: DerivedSource,
  listings: readonly ImportedListing[],
  fingerprints: ReadonlyMap<string, Fingerprint>,
): Promise<BatchCounts> {
  const byKey = new Map(listings.map((listing) => [listing.key, listing]))
  const derivation = derivationOf(source)
  const { counts } = await ListingStore.write(db, async (store, transaction) => {
    const known = new Map<string, Known>()
    for (const row of await selectKnown(transaction, source, [...byKey.keys()])) known.set(row.source_key, row)
    const fresh = [...byKey.values()].filter(({ key }) => !known.has(key))
    const ids = await idsFor(fresh, { source, store, transaction })
    const changed = [...byKey.values()].filter((listing) => hasChanged(known.get(listing.key), listing, derivation))
    const idOf = (key: string) => ids.get(key) ?? known.get(key)!.id
    const written = [...fresh, ...changed]
    await takeFromJoined(
      transaction,
      source,
      changed.map(({ key }) => key),
    )
    await putListings(written, { source, derivation, store, transaction, known, idOf })
    const waiting = new Set(changed.map(({ key }) => key))
    const shown = [...byKey.keys()].filter((key) => waiting.has(key) || known.get(key)?.joined !== 1)
    await putFingerprints(
      transaction,
      derivation,
      shown.map((key) => ({ id: idOf(key), fingerprint: fingerprints.get(key) })),
    )
    await joinHomes(
      { store, transaction, derivationOf },
      written.map(({ key }) => ({ source, key })),
    )
    return {
      changed: fresh.length + changed.length > 0,
      counts: { added: fresh.length, changed: changed.length, unchanged: byKey.size - fresh.length - changed.length },
    }
  })
  return counts
}

interface Writing {
  source: string
  derivation: Derivation
  store: ListingStore
  transaction: Transaction<Schema>
  known: ReadonlyMap<string, Known>
  idOf: (key: string) => number
}

/** Stores listings with their histories. */
async function putListings(listings: readonly ImportedListing[], writing: Writing): Promise<void> {
  const { source, derivation, store, transaction, known, idOf } = writing
  const keys = listings.map(({ key }) => key)
  const before = await selectHistories(transaction, source, keys)
  const today = todayInNewJersey()
  const grown = listings.map((listing) => {
    const history = historyOf(listing, { before: before.get(listing.key), offer: known.get(listing.key), today })
    const facts = { ...factsOf(listing), priceReduction: priceReduction(history) }
    return {
      rows: toRows(idOf(listing.key), { source, key: listing.key }, facts, derivation),
      history: historyRow(source, listing, history),
    }
  })
  await store.put(grown.map(({ rows }) => rows))
  await putHistories(
    transaction,
    grown.map(({ history }) => history),
  )
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

/** Also a home that was stored before histories were: its next reading begins one. */
const hasChanged = (known: Known | undefined, listing: ImportedListing, derivation: Derivation): boolean =>
  known !== undefined && (known.began === null || known.content_hash !== contentHash(factsOf(listing), derivation))

function factsOf(listing: ImportedListing): Omit<ImportedListing, 'key' | 'homeKeys'> {
  const { key: _, homeKeys: __, ...facts } = listing
  return facts
}

async function selectKnown(db: Kysely<Schema>, source: string, keys: readonly string[]): Promise<Known[]> {
  const known: Known[] = []
  for (const some of inChunks(keys, KEYS_AT_ONCE)) {
    const rows = db
      .selectFrom('listings')
      .leftJoin('listing_histories', (join) =>
        join
          .onRef('listing_histories.source', '=', 'listings.source')
          .onRef('listing_histories.source_key', '=', 'listings.source_key'),
      )
      .select(['id', 'listings.source_key', 'content_hash', 'price', 'listed_on', 'listing_histories.source as began'])
      .select(sql.lit(0).as('joined'))
    known.push(...(await rows.where('listings.source', '=', source).where('listings.source_key', 'in', some).execute()))
    const joined = db.selectFrom('joined_listings').select(['id', 'source_key', 'content_hash', 'price', 'listed_on'])
    const waiting = await joined.where('source', '=', source).where('source_key', 'in', some).execute()
    known.push(...waiting.map((row) => ({ ...row, began: source, joined: 1 })))
  }
  return known
}

async function removeKeys(
  db: Kysely<Schema>,
  { source, derivationOf }: DerivedSource,
  keys: readonly string[],
): Promise<number> {
  const { removed } = await ListingStore.write(db, async (store, transaction) => {
    const leaving = await selectKnown(transaction, source, [...new Set(keys)])
    const ids = leaving.map((row) => row.id)
    const sourceKeys = leaving.map((row) => row.source_key)
    const now = new Date()
    await rememberRemoved(
      transaction,
      leaving.map(({ id, source_key }) => ({ source, source_key, id })),
      now,
    )
    await endHistories(transaction, source, sourceKeys, now)
    await takeFromJoined(transaction, source, sourceKeys)
    const followers = await followersOf(transaction, ids)
    await store.remove(ids)
    // Another feed still has the home.
    await joinHomes({ store, transaction, derivationOf }, followers)
    return { changed: ids.length > 0, removed: ids.length }
  })
  return removed
}

/** Forgets that another feed's listings stand for these: they leave, or are stored anew. */
async function takeFromJoined(
  transaction: Transaction<Schema>,
  source: string,
  keys: readonly string[],
): Promise<void> {
  for (const some of inChunks(keys, KEYS_AT_ONCE)) {
    const rows = transaction.deleteFrom('joined_listings').where('source', '=', source)
    await rows.where('source_key', 'in', some).execute()
  }
}

/** Stores the order in which feeds lead, and joins homes anew where it is another one. */
async function setLead(
  db: Kysely<Schema>,
  derivationOf: DerivedSource['derivationOf'],
  order: readonly string[],
): Promise<void> {
  const places = order.map((source, place) => ({ source, place }))
  await ListingStore.write(db, async (store, transaction) => {
    const before = await transaction.selectFrom('feed_places').select(['source', 'place']).orderBy('place').execute()
    if (JSON.stringify(before) === JSON.stringify(places)) return { changed: false }
    await transaction.deleteFrom('feed_places').execute()
    if (places.length > 0) await transaction.insertInto('feed_places').values(places).execute()
    return { changed: await joinHomes({ store, transaction, derivationOf }, await sharedHomes(transaction)) }
  })
}
