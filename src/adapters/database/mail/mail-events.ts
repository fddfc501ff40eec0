import type { Kysely } from 'kysely'
import type { Clock } from '#ports/clock.ts'
import type { MailEvent, MailEvents } from '#ports/server/mail-events.ts'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import { stopAddress } from '../updates/stopped-addresses.ts'

/** Bounces and complaints, in the database. Those of emails to the agency stop nothing. */
export const databaseMailEvents = ({ db }: Pick<Database, 'db'>, clock: Clock): MailEvents => ({
  note: ({ kind, about }) =>
    db.transaction().execute(async (transaction) => {
      const address = await addressOf(transaction, about)
      if (address === null) return false
      await stopAddress(transaction, { address, reason: kind, now: clock.now() })
      return true
    }),
})

/** The address of an email of the outbox; one that the operator names is believed, since the site may have deleted all it knew of it. */
async function addressOf(db: Kysely<Schema>, about: MailEvent['about']): Promise<string | null> {
  if ('address' in about) return about.address
  const mails = db.selectFrom('outbox_mails').select('recipient').where('topic', '<>', 'inquiry')
  return (await mails.where('id', '=', about.mailId).executeTakeFirst())?.recipient ?? null
}
