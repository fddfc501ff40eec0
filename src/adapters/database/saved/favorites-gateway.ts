import { sql, type Kysely, type Transaction } from 'kysely'
import { checkFields } from '#domain/form/check-fields.ts'
import { isListingId } from '#domain/listing/listing-id.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { notFound, valueOrThrow } from '#domain/result.ts'
import {
  FavoriteNoteSchema,
  MAX_FAVORITES,
  NOT_A_FAVORITE,
  placeAfter,
  RemovedFavoriteSchema,
  TOO_MANY_FAVORITES,
  type RemovedFavorite,
} from '#domain/saved/favorite.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { Owner } from '#ports/server/saved-items.ts'
import { refuse, type Answering } from '../database-errors.ts'
import { selectSummaries } from '../listings/listing-queries.ts'
import { readAll, readSummary } from '../listings/stored-listing.ts'
import type { FavoriteRow, OwnerRow, Schema } from '../schema.ts'
import { removeGuests, sharedUnder } from './list-guests.ts'
import type { OwnerStore } from './owner-store.ts'
import { newShare, shareHash, shareToken } from './share-tokens.ts'

interface FavoritesParts {
  owners: OwnerStore
  owner: Owner
  answer: Answering
  /** Signs the tokens of shared lists. */
  secret: string
}

/** One owner's favorites in the database. */
export function databaseFavoritesGateway({ owners, owner, answer, secret }: FavoritesParts): FavoritesGateway {
  return {
    list: () =>
      answer(async () => {
        const saved = await savedBy(owners, await owners.find(owner))
        const homes = await summariesOf(owners, saved)
        return saved.flatMap(({ listing_id, added_on, note }) => {
          const listing = homes.get(listing_id)
          return listing ? [{ listing, dateAdded: added_on, note }] : []
        })
      }),
    ids: () =>
      answer(async () => (await savedBy(owners, await owners.find(owner))).map(({ listing_id }) => listing_id)),
    add: (id) =>
      answer(() =>
        owners.change(owner, async (transaction, ownerId) => {
          await refuseUnlisted(transaction, id)
          await refuseTooMany(transaction, ownerId, id)
          await put(transaction, { owner_id: ownerId, listing_id: id, added_on: owners.today() })
        }),
      ),
    remove: (id) =>
      answer(() =>
        owners.change(owner, async (transaction, ownerId) => {
          const removed = removedFrom(await rowsOf(transaction, ownerId), id)
          if (removed) await ofOwner(transaction.deleteFrom('favorites'), ownerId, id).execute()
          return removed
        }),
      ),
    putBack: (id, favorite) =>
      answer(() =>
        owners.change(owner, async (transaction, ownerId) => {
          const removed = valueOrThrow(checkFields(RemovedFavoriteSchema, { ...favorite }))
          await refuseUnlisted(transaction, id)
          await refuseTooMany(transaction, ownerId, id)
          await insertAtPlace(transaction, { ownerId, id, removed })
        }),
      ),
    setNote: (id, text) =>
      answer(() =>
        owners.change(owner, async (transaction, ownerId) => {
          const { note } = valueOrThrow(checkFields(FavoriteNoteSchema, { note: text }))
          const noted = transaction.updateTable('favorites').set({ note, seeded: 0 })
          const { numUpdatedRows } = await ofOwner(noted, ownerId, id).executeTakeFirst()
          if (numUpdatedRows === 0n) refuse(NOT_A_FAVORITE)
        }),
      ),
    share: () =>
      answer(() =>
        owners.change(owner, async (transaction, ownerId) => {
          const row = await transaction.selectFrom('owners').selectAll().where('id', '=', ownerId).executeTakeFirst()
          const open = openToken(row, secret)
          if (open !== null) return open
          await removeGuests(transaction, ownerId)
          const share = newShare(secret)
          await transaction.updateTable('owners').set(share).where('id', '=', ownerId).execute()
          return shareToken(share.share_seed, secret)
        }),
      ),
    unshare: () =>
      answer(() =>
        owners.transact(async (transaction) => {
          const ownerId = await owners.lockKnown(transaction, owner)
          if (ownerId === null) return
          await removeGuests(transaction, ownerId)
          const closed = { share_seed: null, share_hash: null }
          await transaction.updateTable('owners').set(closed).where('id', '=', ownerId).execute()
        }),
      ),
    sharing: () => answer(async () => openToken(await owners.find(owner), secret)),
    shared: (token) =>
      answer(async () => {
        const other = await sharedUnder(owners.lookups, token)
        const saved = await savedBy(owners, other)
        const homes = await summariesOf(owners, saved)
        return {
          homes: saved.flatMap(({ listing_id }) => homes.get(listing_id) ?? []),
          mayAnswer: other.answers_open === 1,
        }
      }),
  }
}

/** The saved homes of an owner's row in their order; the samples where there is no row yet. */
export async function savedBy(
  owners: OwnerStore,
  row: OwnerRow | undefined,
): Promise<readonly Omit<FavoriteRow, 'owner_id'>[]> {
  return row ? rowsOf(owners.lookups, row.id) : owners.seeds.favorites
}

const rowsOf = (db: Kysely<Schema>, ownerId: string): Promise<FavoriteRow[]> =>
  db.selectFrom('favorites').selectAll().where('owner_id', '=', ownerId).orderBy('position').execute()

/** The summaries of those homes that are still listed, by id. */
export async function summariesOf(
  owners: OwnerStore,
  saved: readonly Pick<FavoriteRow, 'listing_id'>[],
): Promise<Map<number, ListingSummary>> {
  if (saved.length === 0) return new Map()
  const ids = saved.map(({ listing_id }) => listing_id)
  const rows = await selectSummaries(owners.lookups, ids).execute()
  return new Map(readAll(rows, readSummary, owners.onError).map((summary) => [summary.id, summary]))
}

/** The token of a shared list; null where it isn't shared, or was shared under another secret. */
function openToken(row: OwnerRow | undefined, secret: string): string | null {
  if (!row || row.share_seed === null) return null
  const token = shareToken(row.share_seed, secret)
  return shareHash(token) === row.share_hash ? token : null
}

async function refuseUnlisted(transaction: Transaction<Schema>, id: number): Promise<void> {
  const listed =
    isListingId(id) && (await transaction.selectFrom('listings').select('id').where('id', '=', id).executeTakeFirst())
  if (!listed) refuse(notFound('There is no listing with this number.'))
}

async function refuseTooMany(transaction: Transaction<Schema>, ownerId: string, id: number): Promise<void> {
  const { others } = await transaction
    .selectFrom('favorites')
    .select((row) => row.fn.countAll<number>().as('others'))
    .where('owner_id', '=', ownerId)
    .where('listing_id', '<>', id)
    .executeTakeFirstOrThrow()
  if (others >= MAX_FAVORITES) refuse(TOO_MANY_FAVORITES)
}

/** Saves a home at the end of the list. */
async function put(
  transaction: Transaction<Schema>,
  row: Pick<FavoriteRow, 'owner_id' | 'listing_id' | 'added_on'>,
): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from favorites where owner_id = ${row.owner_id})`
  await transaction
    .insertInto('favorites')
    .values({ ...row, position, note: '', seeded: 0 })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'listing_id']).doUpdateSet({ position, added_on: row.added_on, seeded: 0 }),
    )
    .execute()
}

/** What a list loses with a home; null where it isn't in the list. */
function removedFrom(rows: readonly FavoriteRow[], id: number): RemovedFavorite | null {
  const place = rows.findIndex(({ listing_id }) => listing_id === id)
  if (place < 0) return null
  const { added_on, note } = rows[place]!
  return { dateAdded: added_on, note, ahead: rows.slice(0, place).map(({ listing_id }) => listing_id) }
}

/** Saves a home at the place it had, unless it is saved again. The homes behind it move by one. */
async function insertAtPlace(
  transaction: Transaction<Schema>,
  { ownerId, id, removed }: { ownerId: string; id: number; removed: RemovedFavorite },
): Promise<void> {
  const rows = await rowsOf(transaction, ownerId)
  const ids = rows.map(({ listing_id }) => listing_id)
  if (ids.includes(id)) return
  const place = placeAfter(ids, removed.ahead)
  const position = place === 0 ? (rows[0]?.position ?? 0) : rows[place - 1]!.position + 1
  await transaction
    .updateTable('favorites')
    .set((row) => ({ position: row('position', '+', 1) }))
    .where('owner_id', '=', ownerId)
    .where('position', '>=', position)
    .execute()
  const { dateAdded, note } = removed
  await transaction
    .insertInto('favorites')
    .values({ owner_id: ownerId, listing_id: id, position, added_on: dateAdded, note, seeded: 0 })
    .execute()
}

/** Narrows a change to one home of one owner. */
function ofOwner<Q extends { where(column: 'owner_id' | 'listing_id', operator: '=', value: string | number): Q }>(
  query: Q,
  ownerId: string,
  id: number,
): Q {
  return query.where('owner_id', '=', ownerId).where('listing_id', '=', id)
}
