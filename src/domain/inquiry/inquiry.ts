import type { TourRequest } from './tour.ts'

/** The message field's initial text, also after sending (specification section 3). */
export const DEFAULT_INQUIRY_MESSAGE = "I'm interested in this property and would like more information."

/** A visitor's question about a home. */
export interface Inquiry {
  name: string
  /** Empty only in a request for a call that gives none. */
  email: string
  /** Empty when not given. */
  phone: string
  message: string
  tour: TourRequest | null
  /** Version of the consent text that the visitor was shown. */
  consent: string
  /** Version of the notice on whom an agent works for that the visitor was shown; null: none was shown. */
  agencyNotice: string | null
  /** Honeypot: hidden from people, filled in by bots. Empty in a person's inquiry. */
  website: string
}

/** What the visitor learns of an inquiry that has been taken. */
export interface TakenInquiry {
  /** The name of who answers; null: an agent of the firm, nobody in particular. */
  answeredBy: string | null
}
