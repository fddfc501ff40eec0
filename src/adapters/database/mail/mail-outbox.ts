import type { Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Clock } from '#ports/clock.ts'
import type { MailOutbox, OutgoingMail } from '#ports/server/mail-outbox.ts'
import { answering } from '../database-errors.ts'
import type { Database } from '../database.ts'
import type { OutboxMailRow, Schema } from '../schema.ts'

export interface MailOutboxParts {
  clock: Clock
  /** Called after a mail has been stored, to wake the mail worker. */
  onStored: () => void
  onError: (error: unknown) => void
}

/** The outbox for mails that belong to no inquiry. Database errors go to `onError`. */
export function databaseMailOutbox(
  { db }: Pick<Database, 'db'>,
  { clock, onStored, onError }: MailOutboxParts,
): MailOutbox {
  const answer = answering('We can’t store the email right now.', onError)
  return {
    async enqueue(mail) {
      const stored = await answer(() => putMails(db, [mail], { now: clock.now(), inquiryId: null }))
      if (stored.ok) onStored()
      return stored
    },
  }
}

/**
 * Puts mails into the outbox, in the transaction that is passed in as `db`: they are sent only if it commits. Whoever
 * commits it wakes the worker afterwards.
 */
export async function putMails(
  db: Kysely<Schema>,
  mails: readonly OutgoingMail[],
  { now, inquiryId }: { now: Date; inquiryId: string | null },
): Promise<void> {
  const rows = mails.map((mail) => ({ ...toRow(mail, now), inquiry_id: inquiryId }))
  await db.insertInto('outbox_mails').values(rows).execute()
}

/** Puts one mail into the outbox under an id, to be sent at `dueAt`, in the transaction that is passed in. */
export async function putMail(
  db: Kysely<Schema>,
  mail: OutgoingMail,
  { id, inquiryId, now, dueAt }: { id: string; inquiryId: string | null; now: Date; dueAt: Date },
): Promise<void> {
  const row = { ...toRow(mail, now), id, inquiry_id: inquiryId, due_at: dueAt.getTime() }
  await db.insertInto('outbox_mails').values(row).execute()
}

const toRow = ({ topic, mail, secretUntil }: OutgoingMail, now: Date): OutboxMailRow => ({
  id: randomUUID(),
  topic,
  inquiry_id: null,
  recipient: mail.to.map(({ address }) => address).join(', '),
  contents: JSON.stringify(mail),
  secret_until: secretUntil?.getTime() ?? null,
  state: 'waiting',
  attempts: 0,
  created_at: now.getTime(),
  due_at: now.getTime(),
  lease: null,
  settled_at: null,
  last_error: null,
})
