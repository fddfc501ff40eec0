import type { TourRequest } from './tour.ts'

/** What the message field holds at first and after sending (specification section 3). */
export const DEFAULT_INQUIRY_MESSAGE = "I'm interested in this property and would like more information."

/** A visitor's question about a home. */
export interface Inquiry {
  name: string
  email: string
  /** Empty when not given. */
  phone: string
  message: string
  tour: TourRequest | null
  /** Version of the consent text that the visitor was shown. */
  consent: string
  /** A trap: people don't see this field, programs that fill in every form do. Empty when sent by a person. */
  website: string
}
