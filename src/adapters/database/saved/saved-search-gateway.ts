import { randomUUID } from 'node:crypto'
import { valueOrThrow } from '#domain/result.ts'
import { keptParams, readKeptSearch } from '#domain/saved/kept-search.ts'
import { checkSavedSearch } from '#domain/saved/saved-search-check.ts'
import { MAX_SAVED_SEARCHES, TOO_MANY_SEARCHES } from '#domain/saved/saved-search.ts'
import type { SavedSearch } from '#domain/saved/saved-search.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import type { Owner } from '#ports/server/saved-items.ts'
import { refuse, type Answering } from '../database-errors.ts'
import type { OwnerRow, SavedSearchRow } from '../schema.ts'
import { nextPosition } from './next-position.ts'
import type { OwnerStore } from './owner-store.ts'
import { removeChoice } from './update-choices.ts'

/** One owner's searches in the database. */
export function databaseSavedSearchGateway(owners: OwnerStore, owner: Owner, answer: Answering): SavedSearchGateway {
  return {
    list: () => answer(async () => (await searchesOf(owners, await owners.find(owner))).map(toSavedSearch)),
    add: (name, filters, liked) =>
      answer(async () => {
        const checked = valueOrThrow(checkSavedSearch(name, filters, liked))
        const saved = { id: randomUUID(), ...checked, dateCreated: owners.today() }
        return owners.change(owner, async (transaction, ownerId) => {
          const known = await transaction
            .selectFrom('saved_searches')
            .selectAll()
            .where('owner_id', '=', ownerId)
            .where('name', '=', saved.name)
            .where('search', '=', toRow(ownerId, saved, 0).search)
            .executeTakeFirst()
          if (known) return toSavedSearch(known)
          const { count } = await transaction
            .selectFrom('saved_searches')
            .select((row) => row.fn.countAll<number>().as('count'))
            .where('owner_id', '=', ownerId)
            .executeTakeFirstOrThrow()
          if (count >= MAX_SAVED_SEARCHES) refuse(TOO_MANY_SEARCHES)
          const position = await nextPosition(transaction, ownerId)
          await transaction
            .insertInto('saved_searches')
            .values(toRow(ownerId, saved, position))
            .execute()
          return saved
        })
      }),
    remove: (id) =>
      answer(() =>
        owners.change(owner, async (transaction, ownerId) => {
          await transaction.deleteFrom('saved_searches').where('owner_id', '=', ownerId).where('id', '=', id).execute()
          await removeChoice(transaction, ownerId, id)
        }),
      ),
  }
}

/** The saved searches of an owner's row in their order; the samples where there is no row yet. */
export async function searchesOf(
  owners: OwnerStore,
  row: OwnerRow | undefined,
): Promise<readonly Omit<SavedSearchRow, 'owner_id'>[]> {
  if (!row) return owners.seeds.searches
  const rows = owners.lookups.selectFrom('saved_searches').selectAll()
  return rows.where('owner_id', '=', row.id).orderBy('position').execute()
}

export const toSavedSearch = ({
  id,
  name,
  search,
  created_on,
}: Pick<SavedSearchRow, 'id' | 'name' | 'search' | 'created_on'>): SavedSearch => ({
  id,
  name,
  ...readKeptSearch(JSON.parse(search) as Record<string, string>),
  dateCreated: created_on,
})

const toRow = (
  ownerId: string,
  { id, name, dateCreated, ...search }: SavedSearch,
  position: number,
): SavedSearchRow => ({
  owner_id: ownerId,
  id,
  position,
  name,
  search: JSON.stringify(keptParams(search)),
  created_on: dateCreated,
  seeded: 0,
})
