import type { Inquiry } from '#domain/inquiry/inquiry.ts'
import type { MailTopic } from './mail-outbox.ts'

/** A mail about an inquiry and its state. */
export interface MailRecord {
  id: string
  topic: MailTopic
  recipient: string
  state: 'waiting' | 'sent' | 'dead'
  attempts: number
  /** Next attempt; null unless it is waiting. */
  dueAt: Date | null
  lastError: string | null
}

export interface InquiryRecord extends Omit<Inquiry, 'website'> {
  id: string
  receivedAt: Date
  /** 0 for a request for a call. */
  listingId: number
  listingTitle: string
  mails: MailRecord[]
}

export interface Forgotten {
  /** The number of inquiries deleted. */
  inquiries: number
  /** Whether the address got email updates without an account, or had asked for some. */
  hadUpdates: boolean
  /** Its owner reported an email as spam: that is kept for a time, so that nobody can ask for updates there. */
  hasComplained: boolean
}

/** The stored inquiries, for the agency's command line. Throws what the database throws. */
export interface InquiryRecords {
  /** All inquiries, newest first. */
  list(): Promise<InquiryRecord[]>
  /**
   * Puts given-up mails back into the outbox: those of the inquiry, or the one mail, whose id starts with this text. Returns
   * how many. A mail whose contents were removed can't be put back.
   */
  retry(idPrefix: string): Promise<number>
  /** Deletes all inquiries from this email address with the mails about them, and ends email updates that it gets without an account. */
  forget(email: string): Promise<Forgotten>
}
