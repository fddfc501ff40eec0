import { telHref } from '#content/brand.ts'

/** The address that reaches a contact as a feed writes it: e-mail or US phone number; null where it is neither. */
export function contactHref(contact: string): string | null {
  const email = /[^\s<>,;]+@[^\s<>,;]+\.[a-z]{2,}/i.exec(contact)?.[0]
  if (email) return `mailto:${email}`
  const digits = contact.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 ? telHref(digits) : null
}
