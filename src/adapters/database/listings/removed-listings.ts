import type { Transaction } from 'kysely'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import type { RetentionRule } from '#ports/server/retention.ts'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import { inChunks } from './listing-store.ts'

/** How long what is known of a removed home is kept for its return, months. */
const RETURN_MONTHS = 24

/** The ISO date in New Jersey since which removed homes are remembered. */
export function keptSince(now: Date): string {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - RETURN_MONTHS)
  return newJerseyDay(since)
}

/** Ids or keys in one statement. */
const ROWS_AT_ONCE = 500

/** Remembers the ids of stored listings that are about to be removed, in the transaction that removes them. */
export async function rememberRemoved(
  transaction: Transaction<Schema>,
  leaving: readonly { source: string; source_key: string; id: number }[],
  now: Date,
): Promise<void> {
  const removed_on = newJerseyDay(now)
  for (const some of inChunks(leaving, ROWS_AT_ONCE)) {
    await transaction
      .insertInto('removed_listings')
      .values(some.map(({ source, source_key, id }) => ({ source, source_key, listing_id: id, removed_on })))
      .onConflict((conflict) =>
        conflict.columns(['source', 'source_key']).doUpdateSet((row) => ({
          listing_id: row.ref('excluded.listing_id'),
          removed_on: row.ref('excluded.removed_on'),
        })),
      )
      .execute()
  }
}

/** The ids that removed listings of a source had, by their keys; they are forgotten here, for they are listed again. */
export async function takeFormerIds(
  transaction: Transaction<Schema>,
  source: string,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const former = new Map<string, number>()
  for (const some of inChunks(keys, ROWS_AT_ONCE)) {
    const returned = await transaction
      .deleteFrom('removed_listings')
      .where('source', '=', source)
      .where('source_key', 'in', some)
      .returning(['source_key', 'listing_id'])
      .execute()
    for (const { source_key, listing_id } of returned) former.set(source_key, listing_id)
  }
  return former
}

/** Forgets the ids of homes that have been away for 24 months. */
export const removedListingRetention = ({ db }: Pick<Database, 'db'>): RetentionRule => ({
  name: 'ids of removed homes',
  removeOld: async (now) => {
    const expired = db.deleteFrom('removed_listings').where('removed_on', '<', keptSince(now))
    return Number((await expired.executeTakeFirst()).numDeletedRows)
  },
})
