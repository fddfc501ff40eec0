import type { Agency } from '#domain/agency/agency.ts'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const digits = (text: string): string => text.replaceAll(/\D/g, '')

const PHONE = /(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?!\d)/g
const ENDINGS =
  'com|net|org|biz|info|io|co|us|example|site|online|shop|app|dev|me|link|homes|house|realty|realestate|properties|estate|rent|pay|xyz|top|click|live|pro|agency|store|cc|tv|ai|to|ly|gg|mx|es|eu|uk|ca|ru|cn|test|invalid|local'
/** Addresses as written, and as they would be said: 'homes dot biz', 'hogares punto com'. */
const ADDRESS = new RegExp(
  `https?:|\\bwww\\b|\\w@\\w|\\S+@|\\b[a-z0-9-]+(?:\\.[a-z0-9-]+){0,3}\\.(?:${ENDINGS})\\b|\\b\\S+ ?(?:\\(|\\[)?\\b(?:dot|punto)\\b(?:\\)|\\])? ?(?:${ENDINGS})\\b|\\S+ ?\\[?\\(?\\b(?:at|arroba)\\b\\)?\\]? ?[a-z0-9-]+ (?:dot|punto)\\b|\\.(?:${ENDINGS})/`,
)
/** Other ways to be reached. */
const CHANNEL =
  /\b(?:whats ?app|telegram|signal app|wechat|viber|facebook|instagram|messenger|snapchat|tiktok|craigslist|skype|discord|qr code|bit ly|tinyurl)\b|(?:^|\s)@[a-z]\w{2,}/

const blank = (text: string): string => '_'.repeat(text.length)

/** What tells the agency from others in a line of a language model. */
export interface OurWords {
  /** A line with the agency's own addresses and numbers masked; its length stays. */
  withoutContacts(line: string): string
  /** A line in which the assistant and the site are 'we'. */
  inOurName(line: string): string
}

/** The words of an agency; lines are in lower case (checked-text.ts). */
export function ourWords({ name, email, phones, assistant }: Agency): OurWords {
  const numbers = new Set(Object.values(phones).map(({ number }) => digits(number)))
  const mail = email.toLowerCase()
  const domain = mail.split('@')[1]!
  const addresses = new RegExp(`${escaped(mail)}|(?:https?://)?(?:www\\.)?\\b${escaped(domain)}\\b`, 'g')
  const names = [assistant.name, assistant.firstName, name].map((one) => escaped(one.toLowerCase()))
  const speakers = new RegExp(`(?<![\\p{L}\\d])(?:${names.join('|')})(?![\\p{L}\\d])`, 'gu')
  return {
    withoutContacts: (line) =>
      line
        .replaceAll(addresses, blank)
        .replaceAll(PHONE, (phone) => (numbers.has(digits(phone).slice(-10)) ? blank(phone) : phone)),
    inOurName: (line) => line.replaceAll(speakers, 'we'),
  }
}

/** Whether a line names an address, a number or a service that is neither the agency's nor the visitor's own. */
export function hasForeignContact(line: string, ours: OurWords, visitorLine = ''): boolean {
  const own = new Set(visitorLine.match(/\S+@[\w.-]*\w/g))
  const phones = new Set((visitorLine.match(PHONE) ?? []).map((phone) => digits(phone).slice(-10)))
  const rest = ours
    .withoutContacts(line)
    .replaceAll(/\S+@[\w.-]*\w/g, (mail) => (own.has(mail) ? ' ' : mail))
    .replaceAll(PHONE, (phone) => (phones.has(digits(phone).slice(-10)) ? ' ' : phone))
  return ADDRESS.test(rest) || CHANNEL.test(rest) || (rest.match(PHONE) ?? []).length > 0
}
