import { randomUUID } from 'node:crypto'
import type { Mail } from '#domain/mail/mail.ts'
import type { Clock } from '#ports/clock.ts'
import type { ClaimedMail, MailQueue, SettledMail } from '#ports/server/mail-queue.ts'
import type { Database } from '../database.ts'
import { queueClock } from '../queue-clock.ts'
import type { OutboxMailRow } from '../schema.ts'
import { stopAddress } from '../updates/stopped-addresses.ts'

/** Waiting mails looked at in one call, the latest first: those a clock has put off for too long are among them. */
const CAPPED_AT_ONCE = 500

/**
 * The outbox as workers see it. On PostgreSQL workers of several instances pass over each other's rows, and the time is the
 * database's; the embedded database has one process, whose `clock` it goes by.
 */
export function databaseMailQueue(
  { db, lookups, kind }: Pick<Database, 'db' | 'lookups' | 'kind'>,
  clock: Clock,
): MailQueue {
  return {
    now: queueClock({ db, kind }, clock),
    async claim(limit, now, leaseUntil) {
      const due = db
        .selectFrom('outbox_mails')
        .select('id')
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now.getTime())
        .orderBy('due_at')
        .limit(limit)
      const rows = await db
        .with('due', () => (kind === 'postgres' ? due.forUpdate().skipLocked() : due))
        .updateTable('outbox_mails')
        .set((row) => ({ due_at: leaseUntil.getTime(), lease: randomUUID(), attempts: row('attempts', '+', 1) }))
        .where('id', 'in', (row) => row.selectFrom('due').select('id'))
        .returningAll()
        .execute()
      return rows.map(fromRow)
    },
    async isCurrent({ id, lease }) {
      const mail = lookups.selectFrom('outbox_mails').select('id').where('id', '=', id).where('lease', '=', lease)
      return (await mail.where('state', '=', 'waiting').executeTakeFirst()) !== undefined
    },
    async settle(settled, now) {
      await db.transaction().execute(async (transaction) => {
        // First, because it locks people, and everybody locks people before their mails.
        for (const address of goneAddresses(settled)) await stopAddress(transaction, { address, reason: 'bounce', now })
        for (const { claimed, outcome } of settled) {
          const mine = transaction
            .updateTable('outbox_mails')
            .set(changes({ claimed, outcome }, now))
            .where('id', '=', claimed.id)
            .where('state', '=', 'waiting')
          await (outcome.state === 'sent' ? mine : mine.where('lease', '=', claimed.lease)).execute()
        }
      })
    },
    async release(now) {
      await db
        .updateTable('outbox_mails')
        .set({ due_at: now.getTime(), lease: null })
        .where('state', '=', 'waiting')
        .where('lease', 'is not', null)
        .execute()
    },
    async capWaits(now, longest) {
      const waiting = await lookups
        .selectFrom('outbox_mails')
        .select(['id', 'due_at', 'attempts', 'lease', 'topic'])
        .where('state', '=', 'waiting')
        .where('due_at', '>', now.getTime())
        .orderBy('due_at', 'desc')
        .limit(CAPPED_AT_ONCE)
        .execute()
      for (const { id, due_at, attempts, lease, topic } of waiting) {
        const latest = now.getTime() + longest({ attempts, isClaimed: lease !== null, topic })
        if (due_at <= latest) continue
        await db
          .updateTable('outbox_mails')
          .set({ due_at: latest })
          .where('id', '=', id)
          .where('state', '=', 'waiting')
          .where('due_at', '=', due_at)
          .execute()
      }
    },
    async nextDue() {
      const next = await lookups
        .selectFrom('outbox_mails')
        .select((row) => row.fn.min('due_at').as('due_at'))
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow()
      // Without rows the database answers null.
      const due = next.due_at as number | null
      return due === null ? null : new Date(due)
    },
  }
}

/** In one order, so that two workers don't wait for each other. */
const goneAddresses = (settled: readonly SettledMail[]): string[] =>
  settled
    .flatMap(({ claimed: { mail }, outcome }) =>
      outcome.state === 'dead' && outcome.noSuchAddress ? mail.to.map(({ address }) => address) : [],
    )
    .toSorted()

function changes({ claimed, outcome }: SettledMail, now: Date): Partial<OutboxMailRow> {
  const { state } = outcome
  const last_error = state === 'sent' ? null : outcome.reason
  if (state === 'waiting') return { due_at: outcome.dueAt.getTime(), lease: null, last_error }
  const settled = { state, lease: null, last_error, settled_at: now.getTime() }
  return claimed.secretUntil ? { ...settled, contents: null } : settled
}

const fromRow = (row: OutboxMailRow): ClaimedMail => ({
  id: row.id,
  lease: row.lease!,
  topic: row.topic,
  mail: JSON.parse(row.contents!) as Mail,
  attempt: row.attempts,
  secretUntil: row.secret_until === null ? null : new Date(row.secret_until),
})
