import type { Transaction } from 'kysely'
import { mergeFavorites, mergeSearches } from '#domain/saved/merge-saved-items.ts'
import { inChunks } from '../listings/listing-store.ts'
import type { FavoriteRow, SavedSearchRow, Schema } from '../schema.ts'
import type { OwnerStore } from './owner-store.ts'
import { toSavedSearch } from './saved-search-gateway.ts'

const ROWS_AT_ONCE = 250

/** Makes everything of a visitor the account's, if that has nothing yet; else it gets the additions, by the domain's rule. */
export function bringAlong(owners: OwnerStore, account: string, visitor: string): Promise<void> {
  return owners.transact(async (transaction) => {
    const visitorId = await owners.lockKnown(transaction, { visitor })
    if (visitorId === null) return
    const first = await owners.claim(transaction, { account })
    if (first === null)
      return bringTogether(transaction, (await owners.lockKnown(transaction, { account }))!, visitorId)
    // The visitor's row becomes the account's: a shared list keeps its link.
    await transaction.deleteFrom('owners').where('id', '=', first).execute()
    const moved = { account_id: account, visitor_hash: null }
    await transaction.updateTable('owners').set(moved).where('id', '=', visitorId).execute()
  })
}

async function bringTogether(transaction: Transaction<Schema>, accountId: string, visitorId: string): Promise<void> {
  const [homes, added] = [await favoritesOf(transaction, accountId), await favoritesOf(transaction, visitorId)]
  await replaceFavorites(transaction, accountId, mergeFavorites(homes, added))
  const [searches, others] = [await searchesOf(transaction, accountId), await searchesOf(transaction, visitorId)]
  await replaceSearches(transaction, accountId, mergeSearches(searches, others))
  await transaction.deleteFrom('owners').where('id', '=', visitorId).execute()
}

const favoritesOf = async (transaction: Transaction<Schema>, ownerId: string) => {
  const rows = transaction.selectFrom('favorites').selectAll().where('owner_id', '=', ownerId).orderBy('position')
  return (await rows.execute()).map(({ listing_id, added_on, note, seeded }) => ({
    listingId: listing_id,
    dateAdded: added_on,
    note,
    seeded: seeded === 1,
  }))
}

const searchesOf = async (transaction: Transaction<Schema>, ownerId: string) => {
  const rows = transaction.selectFrom('saved_searches').selectAll().where('owner_id', '=', ownerId).orderBy('position')
  return (await rows.execute()).map((row) => ({ ...toSavedSearch(row), seeded: row.seeded === 1, row }))
}

async function replaceFavorites(
  transaction: Transaction<Schema>,
  ownerId: string,
  favorites: Awaited<ReturnType<typeof favoritesOf>>,
): Promise<void> {
  await transaction.deleteFrom('favorites').where('owner_id', '=', ownerId).execute()
  const rows = favorites.map(({ listingId, dateAdded, note, seeded }, position): FavoriteRow => ({
    owner_id: ownerId,
    listing_id: listingId,
    position,
    added_on: dateAdded,
    note,
    seeded: seeded ? 1 : 0,
  }))
  for (const some of inChunks(rows, ROWS_AT_ONCE)) await transaction.insertInto('favorites').values(some).execute()
}

async function replaceSearches(
  transaction: Transaction<Schema>,
  ownerId: string,
  searches: Awaited<ReturnType<typeof searchesOf>>,
): Promise<void> {
  await transaction.deleteFrom('saved_searches').where('owner_id', '=', ownerId).execute()
  const rows = searches.map(({ row }, position): SavedSearchRow => ({ ...row, owner_id: ownerId, position }))
  for (const some of inChunks(rows, ROWS_AT_ONCE)) await transaction.insertInto('saved_searches').values(some).execute()
}
