import type { Kysely, Transaction } from 'kysely'
import type { UpdateSubscriptions } from '#ports/server/update-subscriptions.ts'
import { answering } from '../database-errors.ts'
import type { Database } from '../database.ts'
import { lockOwner } from '../saved/owner-lock.ts'
import { endUpdates } from '../saved/update-choices.ts'
import type { Schema } from '../schema.ts'

/** What owners get emails about, in the database. Database errors go to `onError` and are answered as 'unavailable'. */
export function databaseUpdateSubscriptions(
  { db, lookups }: Pick<Database, 'db' | 'lookups'>,
  onError: (error: unknown) => void,
): UpdateSubscriptions {
  const answer = answering('We can’t change your email updates right now.', onError)
  return {
    choicesOf: (ownerId) => answer(() => selectSubscribed(lookups, ownerId)),
    stopAll: (ownerId) => answer(() => db.transaction().execute((transaction) => stopAll(transaction, ownerId))),
  }
}

async function selectSubscribed(db: Kysely<Schema>, ownerId: string) {
  const rows = await db
    .selectFrom('update_choices')
    .leftJoin('saved_searches', (join) =>
      join
        .onRef('saved_searches.owner_id', '=', 'update_choices.owner_id')
        .onRef('saved_searches.id', '=', 'update_choices.source'),
    )
    .where('update_choices.owner_id', '=', ownerId)
    .select(['source', 'every', 'name', 'position'])
    .execute()
  const searches = rows.filter(({ name }) => name !== null).sort((a, b) => a.position! - b.position!)
  const saved = (['favorites', 'similar'] as const).flatMap((about) =>
    rows.filter(({ source }) => source === about).map(({ every }) => ({ about, every })),
  )
  return [...saved, ...searches.map(({ name, every }) => ({ about: { search: name! }, every }))]
}

/** Ends all of an owner's email updates. */
export async function stopAll(transaction: Transaction<Schema>, ownerId: string): Promise<void> {
  await lockOwner(transaction, ownerId)
  await transaction.deleteFrom('update_choices').where('owner_id', '=', ownerId).execute()
  await endUpdates(transaction, ownerId)
}
