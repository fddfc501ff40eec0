import type { Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import { fail, ok, unavailable } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { MailOutbox, OutgoingMail } from '#ports/server/mail-outbox.ts'
import type { Database } from '../open-database.ts'
import type { OutboxMailRow, Schema } from '../schema.ts'

export interface MailOutboxParts {
  clock: Clock
  /** Called after a mail has been stored: one may be sent now. */
  onStored: () => void
  onError: (error: unknown) => void
}

/** The outbox for mails that stand alone. What the database throws goes to `onError`. */
export function databaseMailOutbox(
  { db }: Pick<Database, 'db'>,
  { clock, onStored, onError }: MailOutboxParts,
): MailOutbox {
  return {
    async enqueue(mail) {
      try {
        await putMails(db, [mail], { now: clock.now(), inquiryId: null })
      } catch (error) {
        onError(error)
        return fail(unavailable('The mail cannot be stored right now.'))
      }
      onStored()
      return ok(undefined)
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
