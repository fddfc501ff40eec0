import type { Inquiry } from '#domain/inquiry/inquiry.ts'
import type { Result } from '#domain/result.ts'
import type { OutgoingMail } from './mail-outbox.ts'

/** An inquiry as stored. */
export interface StoredInquiry {
  id: string
  /** The form's idempotency key; unique. */
  key: string
  /** Equal for the same text about the same listing. */
  contentHash: string
  receivedAt: Date
  /** Null for a request for a call, which is about no home. */
  listingId: number | null
  listingTitle: string
  inquiry: Inquiry
}

/** How the agency begins with an inquiry. */
export interface OpenedCase {
  /** The member it is given to; null: nobody's. */
  assigneeId: string | null
  /** When the time to answer is over. */
  dueAt: Date
}

/** Stores inquiries. 'unavailable' if the database fails. */
export interface InquiryStore {
  /** The inquiry stored under a key, or null. */
  find(key: string): Promise<Result<Pick<StoredInquiry, 'id' | 'contentHash'> | null>>
  /** Stores the inquiry, its case, and its mails in one transaction; false, and nothing stored, if the key exists. */
  put(inquiry: StoredInquiry, mails: readonly OutgoingMail[], opened: OpenedCase): Promise<Result<boolean>>
}
