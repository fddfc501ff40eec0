/** What a visitor has typed into an inquiry form. */
export interface InquiryDraft {
  name: string
  email: string
  phone: string
  message: string
}

/** The contact fields serve every home; the message is about one. */
const CONTACT_KEY = 'keystead.inquiry.contact'
const messageKey = (listingId: number): string => `keystead.inquiry.message.${listingId}`

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What was kept in this tab; empty texts where nothing was, or where the browser refuses storage. */
export function readDraft(listingId: number): InquiryDraft {
  try {
    const contact: unknown = JSON.parse(sessionStorage.getItem(CONTACT_KEY) ?? '{}')
    const { name, email, phone } = (contact ?? {}) as Partial<Record<string, unknown>>
    const message = sessionStorage.getItem(messageKey(listingId))
    return { name: text(name), email: text(email), phone: text(phone), message: text(message) }
  } catch {
    return { name: '', email: '', phone: '', message: '' }
  }
}

/** Keeps what is typed until the tab is closed. */
export function keepDraft(listingId: number, { message, ...contact }: InquiryDraft): void {
  try {
    sessionStorage.setItem(CONTACT_KEY, JSON.stringify(contact))
    sessionStorage.setItem(messageKey(listingId), message)
  } catch {
    // Storage is full or refused: the draft lives as long as the page.
  }
}
