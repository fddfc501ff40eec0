import type { Kysely, Transaction } from 'kysely'
import { UPDATE_CONSENT_VERSION } from '#content/update-consent.ts'
import type { UpdateFrequency } from '#domain/updates/update-frequency.ts'
import type { AccountAddresses } from '../account-addresses.ts'
import type { Schema, UpdateChoiceRow } from '../schema.ts'
import { lastNewsId } from '../updates/last-news.ts'
import { dropPushes } from '../updates/push-devices.ts'

/** What an owner's row wants emails about. */
export const choicesOf = (db: Kysely<Schema>, ownerId: string): Promise<UpdateChoiceRow[]> =>
  db.selectFrom('update_choices').selectAll().where('owner_id', '=', ownerId).orderBy('source').execute()

/** Turns emails off; with the last choice goes what the person has been told, and what waits to be sent. */
export async function removeChoice(transaction: Transaction<Schema>, ownerId: string, source: string): Promise<void> {
  await transaction.deleteFrom('update_choices').where('owner_id', '=', ownerId).where('source', '=', source).execute()
  if ((await choicesOf(transaction, ownerId)).length === 0) await endUpdates(transaction, ownerId)
}

/** For a person who wants no more updates: removes which news they have been told, and the updates that wait to be sent. */
export async function endUpdates(transaction: Transaction<Schema>, ownerId: string): Promise<void> {
  await transaction.deleteFrom('told_news').where('owner_id', '=', ownerId).execute()
  await dropPushes(transaction, ownerId)
  await transaction
    .withTables<AccountAddresses>()
    .deleteFrom('outbox_mails')
    .where('topic', '=', 'updates')
    .where('state', '=', 'waiting')
    .where('recipient', 'in', (row) =>
      row
        .selectFrom('owners')
        .innerJoin('account_users', 'account_users.id', 'owners.account_id')
        .where('owners.id', '=', ownerId)
        // What waits for an address that was never confirmed is somebody else's.
        .where('email_verified', '=', 1)
        .select('email'),
    )
    .execute()
}

/** Turns emails on, from the news after this moment; where they are on, changes how often they come, as agreed to now. */
export async function setChoice(
  transaction: Transaction<Schema>,
  {
    ownerId,
    source,
    every,
    now,
    consent = UPDATE_CONSENT_VERSION,
  }: { ownerId: string; source: string; every: UpdateFrequency; now: number; consent?: string },
): Promise<void> {
  const chosen = { every, consent_version: consent, chosen_at: now }
  await transaction
    .insertInto('update_choices')
    .values({ owner_id: ownerId, source, ...chosen, told_through: await lastNewsId(transaction), told_at: now })
    .onConflict((conflict) => conflict.columns(['owner_id', 'source']).doUpdateSet(chosen))
    .execute()
}
