import { CONTACT_KEY } from './draft-presence.ts'

/** What a visitor has typed into an inquiry form. */
export interface InquiryDraft {
  name: string
  email: string
  phone: string
  message: string
  /** Of a tour; both empty while none is wanted. */
  tourDay: string
  tourSlot: string
}

/** The contact fields serve every home; the message and the tour are about one. */
const messageKey = (listingId: number): string => `keystead.inquiry.message.${listingId}`
const tourKey = (listingId: number): string => `keystead.inquiry.tour.${listingId}`

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What was kept in this tab; empty texts where nothing was, or where the browser refuses storage. */
export function readDraft(listingId: number): InquiryDraft {
  const { name, email, phone } = readFields(CONTACT_KEY)
  const { day, slot } = readFields(tourKey(listingId))
  return {
    name: text(name),
    email: text(email),
    phone: text(phone),
    message: text(readItem(messageKey(listingId))),
    tourDay: text(day),
    tourSlot: text(slot),
  }
}

function readFields(key: string): Partial<Record<string, unknown>> {
  try {
    return (JSON.parse(readItem(key) ?? '{}') ?? {}) as Partial<Record<string, unknown>>
  } catch {
    return {}
  }
}

function readItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps what is typed until the tab is closed. */
export function keepDraft(listingId: number, { message, tourDay, tourSlot, ...contact }: InquiryDraft): void {
  try {
    sessionStorage.setItem(CONTACT_KEY, JSON.stringify(contact))
    sessionStorage.setItem(messageKey(listingId), message)
    sessionStorage.setItem(tourKey(listingId), JSON.stringify({ day: tourDay, slot: tourSlot }))
  } catch {
    // Storage is full or refused: the draft lives as long as the page.
  }
}
