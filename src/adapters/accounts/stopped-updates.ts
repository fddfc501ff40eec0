import type { StopReason } from '#domain/mail/stop-reason.ts'
import type { AccountDatabase } from './account-tables.ts'

/** Why and when an address was stopped from getting email updates; null where it may get them. */
export async function stoppedUpdates(
  db: AccountDatabase,
  email: string,
): Promise<{ reason: StopReason; since: string } | null> {
  const found = db.selectFrom('stopped_addresses').selectAll().where('address', '=', email)
  const row = await found.executeTakeFirst()
  return row ? { reason: row.reason, since: new Date(row.stopped_at).toISOString() } : null
}

/** Lets an address get email updates again, because its owner has confirmed it. */
export async function allowUpdates(transaction: AccountDatabase, email: string): Promise<void> {
  await transaction.deleteFrom('stopped_addresses').where('address', '=', email).execute()
}
