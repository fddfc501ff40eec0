import type { Transaction } from 'kysely'
import type { Schema } from '../schema.ts'

/** Holds an owner's row, as every change of what is saved does, until the transaction ends. */
export async function lockOwner(transaction: Transaction<Schema>, ownerId: string): Promise<void> {
  const owner = transaction.updateTable('owners').set((row) => ({ changed_on: row.ref('changed_on') }))
  await owner.where('id', '=', ownerId).execute()
}
