import type { Kysely, Transaction } from 'kysely'
import { hash } from 'node:crypto'
import type { HistoryEntry, Listing } from '#domain/listing/listing.ts'
import {
  continueHistory,
  firstHistory,
  joinHistories,
  resumeHistory,
  type ListingPast,
} from '#domain/listing/price-history.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import type { ImportedListing } from '#ports/server/listing-import.ts'
import type { RetentionRule } from '#ports/server/retention.ts'
import type { Database } from '../database.ts'
import { replacedColumns } from '../replaced-columns.ts'
import type { ListingHistoryRow, Schema } from '../schema.ts'
import { inChunks } from './listing-store.ts'
import { keptSince } from './removed-listings.ts'

/** Rows or keys in one statement. */
const ROWS_AT_ONCE = 250

/** A listing as it is on the site, whose history was not stored yet. */
export interface StoredOffer {
  price: number
  listed_on: string
}

/** The history of a listing that is stored now: the stored one, or its first one, with what has changed. `today`: ISO date. */
export const historyOf = (
  listing: ImportedListing,
  { before, offer, today }: { before: ListingHistoryRow | undefined; offer: StoredOffer | undefined; today: string },
): HistoryEntry[] => (before ? grow(pastOf(before), listing, today) : begin(listing, offer, today))

/** The row of a listing that is on the site. */
export const historyRow = (
  source: string,
  listing: ImportedListing,
  entries: readonly HistoryEntry[],
): ListingHistoryRow => ({
  source,
  source_key: listing.key,
  number_key: numberKey(listing),
  parcel_key: listing.homeKeys.parcel,
  address_key: listing.homeKeys.address,
  entries: JSON.stringify(entries),
  ended_on: null,
})

/** Signs of a listing's number at least: '1' and '12' number homes in more than one list. */
const MIN_NUMBER = 5

/** A listing's number with its office and market, which two systems share where one passes the other's listings on; as a digest. */
function numberKey({ listingNumber, office, market, addressHidden }: ImportedListing): string | null {
  const number = plain(listingNumber ?? '')
  if (addressHidden || number.length < MIN_NUMBER || !/\d/.test(number)) return null
  return hash('sha256', ['number', market, number, plain(office)].join('\n'), 'base64url').slice(0, 22)
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

function grow({ entries, endedOn }: ListingPast, listing: ImportedListing, today: string): HistoryEntry[] {
  return endedOn === null
    ? continueHistory(entries, listing, today)
    : resumeHistory({ entries, endedOn }, listing, today)
}

/** A price that was on the site before histories were stored is a change that we saw. */
function begin(listing: ImportedListing, offer: StoredOffer | undefined, today: string): HistoryEntry[] {
  if (!offer || offer.price === listing.price) return firstHistory(listing)
  const before = {
    ...listing,
    price: offer.price,
    listedOn: offer.listed_on,
    previousPrice: null,
    priceChangedOn: null,
  }
  return continueHistory(firstHistory(before), listing, today)
}

const pastOf = ({ entries, ended_on }: Pick<ListingHistoryRow, 'entries' | 'ended_on'>): ListingPast => ({
  entries: JSON.parse(entries) as HistoryEntry[],
  endedOn: ended_on,
})

/** The stored histories of a source's listings, by key. */
export async function selectHistories(
  db: Kysely<Schema>,
  source: string,
  keys: readonly string[],
): Promise<Map<string, ListingHistoryRow>> {
  const rows: ListingHistoryRow[] = []
  for (const some of inChunks(keys, ROWS_AT_ONCE)) {
    const found = db.selectFrom('listing_histories').selectAll().where('source', '=', source)
    rows.push(...(await found.where('source_key', 'in', some).execute()))
  }
  return new Map(rows.map((row) => [row.source_key, row]))
}

export async function putHistories(db: Transaction<Schema>, rows: readonly ListingHistoryRow[]): Promise<void> {
  for (const some of inChunks(rows, ROWS_AT_ONCE)) {
    await db
      .insertInto('listing_histories')
      .values([...some])
      .onConflict((conflict) =>
        conflict.columns(['source', 'source_key']).doUpdateSet(replacedColumns(some, ['source', 'source_key'])),
      )
      .execute()
  }
}

/** Notes that listings leave the site today, in the transaction that removes them. */
export async function endHistories(
  db: Transaction<Schema>,
  source: string,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  for (const some of inChunks(keys, ROWS_AT_ONCE)) {
    await db
      .updateTable('listing_histories')
      .set({ ended_on: newJerseyDay(now) })
      .where('source', '=', source)
      .where('source_key', 'in', some)
      .execute()
  }
}

/** A listing's history with those of the home's earlier listings; what the listing itself says where none is stored. */
export async function readHistory(
  db: Kysely<Schema>,
  {
    source,
    key,
    facts,
    signal,
  }: {
    source: string
    key: string
    facts: Omit<Listing, 'id' | 'source' | 'feed' | 'otherFeeds' | 'history'>
    signal: AbortSignal | undefined
  },
): Promise<HistoryEntry[]> {
  const histories = db.selectFrom('listing_histories')
  const own = await histories
    .selectAll()
    .where('source', '=', source)
    .where('source_key', '=', key)
    .executeTakeFirst({ signal })
  if (!own) return firstHistory(facts)
  const { entries } = pastOf(own)
  const { parcel_key: parcel, address_key: address } = own
  if (facts.addressHidden || (parcel === null && address === null)) return [...entries]
  const earlier = await histories
    .select(['entries', 'ended_on'])
    .where('ended_on', 'is not', null)
    .where((row) => row.or([row('parcel_key', '=', parcel), row('address_key', '=', address)]))
    .execute({ signal })
  return joinHistories(earlier.map(pastOf), entries)
}

/** Forgets the histories of listings that have been away for 24 months. */
export const listingHistoryRetention = ({ db }: Pick<Database, 'db'>): RetentionRule => ({
  name: 'histories of removed homes',
  removeOld: async (now) => {
    const expired = db.deleteFrom('listing_histories').where('ended_on', '<', keptSince(now))
    return Number((await expired.executeTakeFirst()).numDeletedRows)
  },
})
