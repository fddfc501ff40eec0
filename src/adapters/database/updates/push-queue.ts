import { randomUUID } from 'node:crypto'
import type { PushNotice } from '#domain/updates/push-notice.ts'
import type { Clock } from '#ports/clock.ts'
import type { ClaimedPush, PushQueue } from '#ports/server/push-queue.ts'
import type { AccountSessions } from '../account-addresses.ts'
import type { Database } from '../database.ts'
import { queueClock } from '../queue-clock.ts'
import { isSignedIn } from './push-devices.ts'

/** The waiting notifications as workers see them; on PostgreSQL workers of several instances pass over each other's rows. */
export function databasePushQueue(
  { db, lookups, kind }: Pick<Database, 'db' | 'lookups' | 'kind'>,
  clock: Clock,
): PushQueue {
  return {
    now: queueClock({ db, kind }, clock),
    claim: (limit, now, leaseUntil) =>
      db.transaction().execute(async (transaction) => {
        const due = transaction
          .selectFrom('outbox_pushes')
          .select('id')
          .where('due_at', '<=', now.getTime())
          .orderBy('due_at')
          .limit(limit)
        const rows = await (kind === 'postgres' ? due.forUpdate().skipLocked() : due).execute()
        if (rows.length === 0) return []
        const ids = rows.map(({ id }) => id)
        await transaction
          .updateTable('outbox_pushes')
          .set((row) => ({ due_at: leaseUntil.getTime(), lease: randomUUID(), attempts: row('attempts', '+', 1) }))
          .where('id', 'in', ids)
          .execute()
        const claimed = await transaction
          .withTables<AccountSessions>()
          .selectFrom('outbox_pushes')
          .innerJoin('push_devices', 'push_devices.session_id', 'outbox_pushes.session_id')
          .innerJoin('account_sessions', 'account_sessions.id', 'push_devices.session_id')
          .where((row) => isSignedIn(row, now))
          .selectAll('outbox_pushes')
          .select(['endpoint', 'p256dh', 'auth', 'site_key'])
          .where('outbox_pushes.id', 'in', ids)
          .execute()
        // Those of a browser that has been signed out meanwhile are for nobody.
        const over = ids.filter((id) => !claimed.some((one) => one.id === id))
        if (over.length > 0) await transaction.deleteFrom('outbox_pushes').where('id', 'in', over).execute()
        return claimed.map(
          ({ id, lease, contents, attempts, created_at, site_key, endpoint, p256dh, auth }): ClaimedPush => ({
            id,
            lease: lease!,
            to: { endpoint, p256dh, auth },
            siteKey: site_key,
            notice: JSON.parse(contents) as PushNotice,
            attempt: attempts,
            createdAt: new Date(created_at),
          }),
        )
      }),
    async settle(settled) {
      await db.transaction().execute(async (transaction) => {
        for (const { claimed, outcome } of settled) {
          if (outcome.state === 'gone')
            // Its notifications go with it. The browser may have given another address meanwhile.
            await transaction.deleteFrom('push_devices').where('endpoint', '=', claimed.to.endpoint).execute()
          else if (outcome.state === 'over')
            await transaction.deleteFrom('outbox_pushes').where('id', '=', claimed.id).execute()
          else
            await transaction
              .updateTable('outbox_pushes')
              .set({ due_at: outcome.dueAt.getTime(), lease: null })
              .where('id', '=', claimed.id)
              .where('lease', '=', claimed.lease)
              .execute()
        }
      })
    },
    async release(now) {
      await db
        .updateTable('outbox_pushes')
        .set({ due_at: now.getTime(), lease: null })
        .where('lease', 'is not', null)
        .execute()
    },
    async nextDue() {
      const first = lookups.selectFrom('outbox_pushes').select('due_at').orderBy('due_at').limit(1)
      const due = (await first.executeTakeFirst())?.due_at
      return due === undefined ? null : new Date(due)
    },
  }
}
