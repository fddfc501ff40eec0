import { sql } from 'kysely'
import type { TourRequest } from '#domain/inquiry/tour.ts'
import type { Clock } from '#ports/clock.ts'
import type { InquiryRecord, InquiryRecords, MailRecord } from '#ports/server/inquiry-records.ts'
import type { Database } from '../database.ts'
import type { InquiryRow, OutboxMailRow } from '../schema.ts'
import { whyStopped } from '../updates/stopped-addresses.ts'
import { endSubscription } from '../updates/update-subscriptions.ts'

/** Inquiries and the state of their mails, from the database. */
export const databaseInquiryRecords = ({ db }: Pick<Database, 'db'>, clock: Clock): InquiryRecords => ({
  async list() {
    const inquiries = await db
      .selectFrom('inquiries')
      .selectAll()
      .orderBy('received_at', 'desc')
      .orderBy('id')
      .execute()
    const mails = await db
      .selectFrom('outbox_mails')
      .select(['id', 'topic', 'inquiry_id', 'recipient', 'state', 'attempts', 'due_at', 'last_error'])
      .where('inquiry_id', 'is not', null)
      .orderBy('topic', 'desc')
      .execute()
    const byInquiry = Map.groupBy(mails, (mail) => mail.inquiry_id)
    return inquiries.map((row) => toRecord(row, byInquiry.get(row.id) ?? []))
  },
  async retry(idBegin) {
    const now = clock.now().getTime()
    const begins = (id: 'id' | 'inquiry_id') => sql<boolean>`substr(${sql.ref(id)}, 1, ${idBegin.length}) = ${idBegin}`
    const { numUpdatedRows } = await db
      .updateTable('outbox_mails')
      .set({ state: 'waiting', attempts: 0, due_at: now, settled_at: null })
      .where('state', '=', 'dead')
      .where('contents', 'is not', null)
      .where((row) => row.or([begins('id'), begins('inquiry_id')]))
      .executeTakeFirst()
    return Number(numUpdatedRows)
  },
  forget: (email) =>
    db.transaction().execute(async (transaction) => {
      const address = email.trim().toLowerCase()
      const hadUpdates = await endSubscription(transaction, address)
      const theirs = transaction.deleteFrom('inquiries').where(sql`lower(email)`, '=', address)
      const inquiries = Number((await theirs.executeTakeFirst()).numDeletedRows)
      const stopped = transaction.deleteFrom('stopped_addresses').where('address', '=', address)
      await stopped.where('reason', '<>', 'complaint').execute()
      return { inquiries, hadUpdates, hasComplained: (await whyStopped(transaction, address)) !== null }
    }),
})

type MailState = Pick<OutboxMailRow, 'id' | 'topic' | 'recipient' | 'state' | 'attempts' | 'due_at' | 'last_error'>

const toRecord = (row: InquiryRow, mails: readonly MailState[]): InquiryRecord => ({
  id: row.id,
  receivedAt: new Date(row.received_at),
  listingId: row.listing_id,
  listingTitle: row.listing_title,
  name: row.name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  tour: row.tour_day === null ? null : ({ day: row.tour_day, slot: row.tour_slot } as TourRequest),
  consent: row.consent_version,
  agencyNotice: row.agency_notice_version,
  mails: mails.map(toMailRecord),
})

const toMailRecord = (mail: MailState): MailRecord => ({
  id: mail.id,
  topic: mail.topic,
  recipient: mail.recipient,
  state: mail.state,
  attempts: mail.attempts,
  dueAt: mail.state === 'waiting' ? new Date(mail.due_at) : null,
  lastError: mail.last_error,
})
