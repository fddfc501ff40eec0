import type { Kysely, Transaction } from 'kysely'
import { RETENTION } from '#content/retention.ts'
import type { StopReason } from '#domain/mail/stop-reason.ts'
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
    .where('topic', '=', 'updates')
    .where('state', '=', 'waiting')
    .execute()
}

/** Why an address gets no email updates; null where it may get them. */
export async function whyStopped(db: Kysely<Schema>, address: string): Promise<StopReason | null> {
  const stopped = db.selectFrom('stopped_addresses').select('reason').where('address', '=', address.toLowerCase())
  return (await stopped.executeTakeFirst())?.reason ?? null
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
