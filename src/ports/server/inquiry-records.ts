import type { Inquiry } from '#domain/inquiry/inquiry.ts'
import type { MailTopic } from './mail-outbox.ts'

/** A mail about an inquiry, and how far it has come. */
export interface MailRecord {
  id: string
  topic: MailTopic
  recipient: string
  state: 'waiting' | 'sent' | 'dead'
  attempts: number
  /** Next attempt; null unless it waits. */
  dueAt: Date | null
  lastError: string | null
}

export interface InquiryRecord extends Omit<Inquiry, 'website'> {
  id: string
  receivedAt: Date
  listingId: number
  listingTitle: string
  mails: MailRecord[]
}

/** The agency's look at what has arrived. Throws what the database throws. */
export interface InquiryRecords {
  /** All inquiries, the newest first. */
  list(): Promise<InquiryRecord[]>
  /**
   * Puts given-up mails back into the outbox: those of the inquiry, or the one mail, whose id begins with this text. Returns
   * how many; a mail whose contents have been removed can't be put back.
   */
  retry(idBegin: string): Promise<number>
  /** Deletes everything a visitor with this address has sent, and the mails about it; returns how many inquiries. */
  forget(email: string): Promise<number>
}
