import type { ExpressionBuilder, Kysely, Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import { SESSION_MAX_SECONDS } from '#content/retention.ts'
import { UNKNOWN_DEVICE } from '#domain/account/device-words.ts'
import type { PushNotice } from '#domain/updates/push-notice.ts'
import type { Clock } from '#ports/clock.ts'
import type { PushDevices } from '#ports/server/push-devices.ts'
import type { AccountSessions } from '../account-addresses.ts'
import { answering } from '../database-errors.ts'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'

/** Browsers of one account that are told of one update, the latest added. */
const MOST_TOLD = 20

export interface PushDevicesParts {
  siteKey: string
  clock: Clock
  onError: (error: unknown) => void
}

/** The browsers that get notifications, in the database. Database errors go to `onError` and are answered as 'unavailable'. */
export function databasePushDevices(
  { db, lookups }: Pick<Database, 'db' | 'lookups'>,
  { siteKey, clock, onError }: PushDevicesParts,
): PushDevices {
  const answer = answering('We can’t change your notifications right now.', onError)
  return {
    siteKey,
    list: (accountId, sessionId) =>
      answer(async () => {
        const rows = await devicesOf(lookups, accountId, clock.now()).orderBy('added_at').execute()
        return rows.map(({ id, device }) => ({ id, device: device ?? UNKNOWN_DEVICE, current: id === sessionId }))
      }),
    add: (sessionId, { endpoint, p256dh, auth }) =>
      answer(() =>
        db.transaction().execute(async (transaction) => {
          // Somebody else may have signed in to the same browser after a session that was over.
          await transaction
            .deleteFrom('push_devices')
            .where((row) => row.or([row('endpoint', '=', endpoint), row('session_id', '=', sessionId)]))
            .execute()
          await transaction
            .insertInto('push_devices')
            .values({
              session_id: sessionId,
              endpoint,
              p256dh,
              auth,
              site_key: siteKey,
              added_at: clock.now().getTime(),
            })
            .execute()
        }),
      ),
    remove: (accountId, sessionId) =>
      answer(async () => {
        await db
          .withTables<AccountSessions>()
          .deleteFrom('push_devices')
          .where('session_id', '=', sessionId)
          .where('session_id', 'in', (row) =>
            row.selectFrom('account_sessions').select('id').where('user_id', '=', accountId),
          )
          .execute()
      }),
  }
}

/** An account's browsers that get notifications: those that are signed in at `now`. */
export const devicesOf = (db: Kysely<Schema>, accountId: string, now: Date) =>
  db
    .withTables<AccountSessions>()
    .selectFrom('push_devices')
    .innerJoin('account_sessions', 'account_sessions.id', 'push_devices.session_id')
    .where('user_id', '=', accountId)
    .where((row) => isSignedIn(row, now))
    .select(['account_sessions.id', 'device', 'added_at'])

/** Whether a session holds at `now`. */
export const isSignedIn = (row: ExpressionBuilder<Schema & AccountSessions, 'account_sessions'>, now: Date) =>
  row.and([
    row('account_sessions.expires_at', '>', now.toISOString()),
    row('account_sessions.created_at', '>', new Date(now.getTime() - SESSION_MAX_SECONDS * 1000).toISOString()),
  ])

/** Stores a notification for each browser of an owner, in the transaction that stores the email; whoever commits it wakes the worker. */
export async function putPushes(
  transaction: Transaction<Schema>,
  ownerId: string,
  notice: PushNotice,
  now: Date,
): Promise<void> {
  const owner = transaction.selectFrom('owners').select('account_id').where('id', '=', ownerId)
  const accountId = (await owner.executeTakeFirst())?.account_id
  if (typeof accountId !== 'string') return
  const devices = await devicesOf(transaction, accountId, now).orderBy('added_at', 'desc').limit(MOST_TOLD).execute()
  if (devices.length === 0) return
  const at = now.getTime()
  const rows = devices.map(({ id }) => ({
    id: randomUUID(),
    session_id: id,
    contents: JSON.stringify(notice),
    attempts: 0,
    created_at: at,
    due_at: at,
    lease: null,
  }))
  await transaction.insertInto('outbox_pushes').values(rows).execute()
}

/** Removes the notifications of an owner that wait. */
export async function dropPushes(transaction: Transaction<Schema>, ownerId: string): Promise<void> {
  await transaction
    .withTables<AccountSessions>()
    .deleteFrom('outbox_pushes')
    .where('session_id', 'in', (row) =>
      row
        .selectFrom('account_sessions')
        .innerJoin('owners', 'owners.account_id', 'account_sessions.user_id')
        .where('owners.id', '=', ownerId)
        .select('account_sessions.id'),
    )
    .execute()
}
