import { sql, type Kysely } from 'kysely'
import type { Clock } from '#ports/clock.ts'
import type { MailEvent, MailEvents } from '#ports/server/mail-events.ts'
import type { AccountAddresses } from '../account-addresses.ts'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import { stopAddress } from '../updates/stopped-addresses.ts'

/** Bounces and complaints, in the database. Those of emails to the agency stop nothing. */
export const databaseMailEvents = ({ db }: Pick<Database, 'db'>, clock: Clock): MailEvents => ({
  note: ({ kind, about }) =>
    db.transaction().execute(async (transaction) => {
      const address = await knownAddress(transaction, about)
      if (address === null) return false
      await stopAddress(transaction, { address, reason: kind, now: clock.now() })
      return true
    }),
})

async function knownAddress(db: Kysely<Schema>, about: MailEvent['about']): Promise<string | null> {
  const mails = db.selectFrom('outbox_mails').select('recipient').where('topic', '<>', 'inquiry').limit(1)
  if ('mailId' in about)
    return (await mails.where('id', '=', about.mailId).executeTakeFirst())?.recipient.toLowerCase() ?? null
  const address = about.address.trim().toLowerCase()
  const accounts = db.withTables<AccountAddresses>().selectFrom('account_users').select('id')
  const known =
    (await accounts.where('email', '=', address).executeTakeFirst()) ??
    (await mails.where(sql`lower(recipient)`, '=', address).executeTakeFirst())
  return known ? address : null
}
