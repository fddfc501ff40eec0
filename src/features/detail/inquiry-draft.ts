import { CONTACT_KEY } from './inquiry-draft-key.ts'

/** The fields of an inquiry form. */
export interface InquiryDraft {
  name: string
  email: string
  phone: string
  message: string
  /** Of the tour; both empty if none is wanted. */
  tourDay: string
  tourSlot: string
}

/** Contact fields are shared by all homes; message and tour belong to one. */
const messageKey = (listingId: number): string => `keystead.inquiry.message.${listingId}`
const tourKey = (listingId: number): string => `keystead.inquiry.tour.${listingId}`

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The draft stored in this tab; empty strings if there is none or storage is refused. */
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

/** Stores the draft until the tab is closed. */
export function storeDraft(listingId: number, { message, tourDay, tourSlot, ...contact }: InquiryDraft): void {
  storeItem(CONTACT_KEY, JSON.stringify(contact))
  storeItem(messageKey(listingId), message)
  storeItem(tourKey(listingId), JSON.stringify({ day: tourDay, slot: tourSlot }))
}

function storeItem(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Storage is full or refused: the draft is lost with the page.
  }
}
