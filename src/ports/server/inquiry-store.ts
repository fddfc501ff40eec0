import type { Inquiry } from '#domain/inquiry/inquiry.ts'
import type { Result } from '#domain/result.ts'
import type { OutgoingMail } from './mail-outbox.ts'

/** An inquiry as it is kept. */
export interface StoredInquiry {
  id: string
  /** Made by the form; unique. */
  key: string
  /** Equal for the same words about the same listing. */
  contentHash: string
  receivedAt: Date
  listingId: number
  listingTitle: string
  inquiry: Inquiry
}

/** Storing inquiries. 'unavailable' where the database fails. */
export interface InquiryStore {
  /** The content hash of the inquiry stored under a key, or null. */
  hashOf(key: string): Promise<Result<string | null>>
  /** Stores the inquiry with its mails, whole or not at all; false, and nothing stored, where its key is there already. */
  put(inquiry: StoredInquiry, mails: readonly OutgoingMail[]): Promise<Result<boolean>>
}
