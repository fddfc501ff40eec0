import type { Kysely, Transaction } from 'kysely'
import { RETENTION } from '#content/retention.ts'
import type { StopReason } from '#domain/mail/stop-reason.ts'
import { UPDATE_TOPICS } from '#ports/server/mail-outbox.ts'
import type { RetentionRule } from '#ports/server/retention.ts'
import type { AccountAddresses } from '../account-addresses.ts'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import { stopAll } from './update-subscriptions.ts'

interface Stopped {
  address: string
  reason: StopReason
  now: Date
}

/** Ends the email updates to an address; it gets none until its owner has confirmed it anew. A bounce counts more than a complaint. */
export async function stopAddress(
  transaction: Transaction<Schema>,
  { address: written, reason, now }: Stopped,
): Promise<void> {
  const address = written.toLowerCase()
  const row = { address, reason, stopped_at: now.getTime() }
  await transaction
    .insertInto('stopped_addresses')
    .values(row)
    .onConflict((conflict) => {
      const known = conflict.column('address')
      return reason === 'bounce' ? known.doUpdateSet(row) : known.doNothing()
    })
    .execute()
  const owner = await transaction
    .withTables<AccountAddresses>()
    .selectFrom('owners')
    .innerJoin('account_users', 'account_users.id', 'owners.account_id')
    .where('email', '=', address)
    .select('owners.id')
    .executeTakeFirst()
  if (owner) await stopAll(transaction, owner.id)
  const subscribers = transaction.selectFrom('subscribers').select('owner_id').where('email', '=', address)
  const subscriber = await subscribers.executeTakeFirst()
  if (subscriber) await stopAll(transaction, subscriber.owner_id)
  await transaction.deleteFrom('update_requests').where('email', '=', address).execute()
  await transaction
    .deleteFrom('outbox_mails')
    .where('recipient', '=', address)
    .where('topic', 'in', UPDATE_TOPICS)
    .where('state', '=', 'waiting')
    .execute()
}

/** Why an address gets no email updates; null where it may get them. */
export async function whyStopped(db: Kysely<Schema>, address: string): Promise<StopReason | null> {
  const stopped = db.selectFrom('stopped_addresses').select('reason').where('address', '=', address.toLowerCase())
  return (await stopped.executeTakeFirst())?.reason ?? null
}

/**
 * Whether an address may get email updates. If so, nobody stops it before the transaction ends: `stopAddress` waits for this row, though it
 * is gone, and then finds what the transaction stored.
 */
export async function holdUnstopped(transaction: Transaction<Schema>, address: string): Promise<boolean> {
  const row = { address, reason: 'complaint', stopped_at: 0 } as const
  const held = await transaction
    .insertInto('stopped_addresses')
    .values(row)
    .onConflict((conflict) => conflict.column('address').doNothing())
    .executeTakeFirst()
  if (held.numInsertedOrUpdatedRows === 0n) return false
  await transaction.deleteFrom('stopped_addresses').where('address', '=', address).execute()
  return true
}

const DAY = 24 * 60 * 60_000

export const stoppedAddressRetention = ({ db }: Pick<Database, 'db'>): RetentionRule => ({
  name: 'addresses without email updates',
  removeOld: async (now) => {
    const before = now.getTime() - RETENTION.stoppedAddressDays * DAY
    const old = db.deleteFrom('stopped_addresses').where('stopped_at', '<', before)
    return Number((await old.executeTakeFirst()).numDeletedRows)
  },
})
