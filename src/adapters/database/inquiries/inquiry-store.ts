import type { Transaction } from 'kysely'
import type { InquiryStore, StoredInquiry } from '#ports/server/inquiry-store.ts'
import { openCase } from '../agency/case-opening.ts'
import { answering } from '../database-errors.ts'
import type { Database } from '../database.ts'
import { putMails } from '../mail/mail-outbox.ts'
import type { InquiryRow, Schema } from '../schema.ts'
import { groupedCommits, type Write } from '../sqlite/grouped-commits.ts'
import { whyStopped } from '../updates/stopped-addresses.ts'

export interface InquiryStoreParts {
  /** Called after mails have been stored, to wake the mail worker. */
  onMails: () => void
  onError: (error: unknown) => void
}

/** Inquiries in the database, with their mails in its outbox. Database errors go to `onError`. */
export function databaseInquiryStore(
  { db, lookups, kind }: Pick<Database, 'db' | 'lookups' | 'kind'>,
  { onMails, onError }: InquiryStoreParts,
): InquiryStore {
  const answer = answering('We can’t take messages right now.', onError)
  // PostgreSQL groups commits of its connections itself.
  const commit = kind === 'sqlite' ? groupedCommits(db) : <T>(write: Write<T>) => db.transaction().execute(write)
  return {
    find: (key) =>
      answer(async () => {
        const query = lookups.selectFrom('inquiries').select(['id', 'content_hash']).where('idempotency_key', '=', key)
        const row = await query.executeTakeFirst()
        return row ? { id: row.id, contentHash: row.content_hash } : null
      }),
    put: (inquiry, mails, opened) =>
      answer(async () => {
        const stored = await commit(async (transaction) => {
          const inserted = await transaction
            .insertInto('inquiries')
            .values(toRow(inquiry))
            .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
            .executeTakeFirst()
          if (!inserted.numInsertedOrUpdatedRows) return false
          await openCase(transaction, inquiry, opened)
          await putMails(transaction, mails, { now: inquiry.receivedAt, inquiryId: inquiry.id })
          await giveUpBounced(transaction, inquiry)
          return true
        })
        if (stored) onMails()
        return stored
      }),
  }
}

/** An acknowledgement to an address from which emails came back isn't sent, unless the operator retries it. */
async function giveUpBounced(transaction: Transaction<Schema>, { id, inquiry, receivedAt }: StoredInquiry) {
  if ((await whyStopped(transaction, inquiry.email)) !== 'bounce') return
  const last_error = 'An earlier email to this address came back'
  await transaction
    .updateTable('outbox_mails')
    .set({ state: 'dead', settled_at: receivedAt.getTime(), last_error })
    .where('inquiry_id', '=', id)
    .where('topic', '=', 'acknowledgement')
    .execute()
}

/** Stands in the column for a request for a call; listings count from 1. */
const NO_LISTING = 0

const toRow = ({ inquiry, ...stored }: StoredInquiry): InquiryRow => ({
  id: stored.id,
  idempotency_key: stored.key,
  content_hash: stored.contentHash,
  received_at: stored.receivedAt.getTime(),
  listing_id: stored.listingId ?? NO_LISTING,
  listing_title: stored.listingTitle,
  name: inquiry.name,
  email: inquiry.email,
  phone: inquiry.phone,
  message: inquiry.message,
  tour_day: inquiry.tour?.day ?? null,
  tour_slot: inquiry.tour?.slot ?? null,
  consent_version: inquiry.consent,
  agency_notice_version: inquiry.agencyNotice,
})
