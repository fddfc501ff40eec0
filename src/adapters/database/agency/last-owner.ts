import type { Transaction } from 'kysely'
import type { Problem } from '#domain/result.ts'
import { refuse } from '../database-errors.ts'
import type { Schema } from '../schema.ts'

export const LAST_OWNER: Problem = { kind: 'conflict', message: 'Make someone else an owner first.' }

/**
 * Holds the owners' rows until the transaction ends, so that of two who lower each other at the same moment one waits, and then finds that the
 * other is the last. Throws a 'conflict' if nobody but `without` is an owner.
 */
export async function keepAnOwner(transaction: Transaction<Schema>, without: string): Promise<void> {
  const owners = transaction
    .updateTable('agency_members')
    .set((row) => ({ version: row.ref('version') }))
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
  await owners.execute()
  const others = transaction.selectFrom('agency_members').select('id').where('role', '=', 'owner')
  const other = await others.where('removed_at', 'is', null).where('id', '<>', without).executeTakeFirst()
  if (!other) refuse(LAST_OWNER)
}
