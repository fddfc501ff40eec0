import { telHref } from '#domain/agency/tel-href.ts'

/** The link for a contact as a feed writes it: email address or US phone number; null if it is neither. */
export function contactHref(contact: string): string | null {
  const email = /[^\s<>,;]+@[^\s<>,;]+\.[a-z]{2,}/i.exec(contact)?.[0]
  if (email) return `mailto:${email}`
  const digits = contact.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 ? telHref(digits) : null
}
