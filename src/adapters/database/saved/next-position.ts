import { sql, type Transaction } from 'kysely'
import type { Schema } from '../schema.ts'

/** Where an owner's next saved search goes, after the others. */
export async function nextPosition(transaction: Transaction<Schema>, ownerId: string): Promise<number> {
  const searches = transaction.selectFrom('saved_searches').where('owner_id', '=', ownerId)
  const last = searches.select(sql<number>`coalesce(max(position), 0)`.as('position'))
  return (await last.executeTakeFirstOrThrow()).position + 1
}
