import type { Kysely, Transaction } from 'kysely'
import { UPDATE_TOPICS, type MailTopic } from '#ports/server/mail-outbox.ts'
import type { SubscribedUpdate, Subscription, UpdateSubscriptions } from '#ports/server/update-subscriptions.ts'
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
    of: (ownerId) => answer(async () => selectSubscription(lookups, await currentOwner(lookups, ownerId))),
    stopAll: (ownerId) =>
      answer(() =>
        db.transaction().execute(async (transaction) => {
          // First, since an account may be taking them over: this waits until it has.
          await lockOwner(transaction, ownerId)
          const current = await currentOwner(transaction, ownerId)
          await stopAll(transaction, current)
          return selectSubscription(transaction, current)
        }),
      ),
  }
}

/** The account's owner where one has taken over the subscriber's searches. */
async function currentOwner(db: Kysely<Schema>, ownerId: string): Promise<string> {
  const adopted = db.selectFrom('adopted_subscribers').select('owner_id').where('former_id', '=', ownerId)
  return (await adopted.executeTakeFirst())?.owner_id ?? ownerId
}

async function selectSubscription(db: Kysely<Schema>, ownerId: string): Promise<Subscription> {
  const owners = db.selectFrom('owners').select('id').where('id', '=', ownerId).where('account_id', 'is not', null)
  const account = await owners.executeTakeFirst()
  return { choices: await selectSubscribed(db, ownerId), hasAccount: account !== undefined }
}

async function selectSubscribed(db: Kysely<Schema>, ownerId: string): Promise<SubscribedUpdate[]> {
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

/** Ends all of an owner's email updates. Of an address without an account nothing is left. */
export async function stopAll(transaction: Transaction<Schema>, ownerId: string): Promise<void> {
  await lockOwner(transaction, ownerId)
  const subscribers = transaction.selectFrom('subscribers').select('email').where('owner_id', '=', ownerId)
  const subscriber = await subscribers.executeTakeFirst()
  if (subscriber) {
    await transaction.deleteFrom('owners').where('id', '=', ownerId).execute()
    await forgetAddress(transaction, subscriber.email, UPDATE_TOPICS)
    return
  }
  await transaction.deleteFrom('update_choices').where('owner_id', '=', ownerId).execute()
  await endUpdates(transaction, ownerId)
}

/**
 * Ends the emails to an address without an account, and what it asked for, at the operator's command. False where there was nothing. Emails that an
 * account gets stay.
 */
export async function endSubscription(transaction: Transaction<Schema>, email: string): Promise<boolean> {
  const subscribers = transaction.selectFrom('subscribers').select('owner_id').where('email', '=', email)
  const subscriber = await subscribers.executeTakeFirst()
  if (subscriber) await stopAll(transaction, subscriber.owner_id)
  const requests = await forgetAddress(transaction, email, ['confirm-updates'])
  return subscriber !== undefined || requests > 0n
}

/** Deletes what else there is of an address without an account: its requests, whose number is returned, and emails that were sent there or wait. */
async function forgetAddress(
  transaction: Transaction<Schema>,
  email: string,
  topics: readonly MailTopic[],
): Promise<bigint> {
  const requests = transaction.deleteFrom('update_requests').where('email', '=', email)
  const { numDeletedRows } = await requests.executeTakeFirst()
  await transaction.deleteFrom('outbox_mails').where('topic', 'in', topics).where('recipient', '=', email).execute()
  return numDeletedRows
}
