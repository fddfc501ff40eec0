import { BRAND } from '#content/brand.ts'

const escaped = (text: string): string => text.replaceAll('.', '\\.')
const digits = (text: string): string => text.replaceAll(/\D/g, '')
const OUR_PHONES = new Set<string>([BRAND.headerPhone, BRAND.footerPhone].map(digits))
const OUR_MAIL = BRAND.email.toLowerCase()
const OUR_DOMAIN = OUR_MAIL.split('@')[1]!

const PHONE = /(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?!\d)/g
const ENDINGS =
  'com|net|org|biz|info|io|co|us|example|site|online|shop|app|dev|me|link|homes|house|realty|realestate|properties|estate|rent|pay|xyz|top|click|live|pro|agency|store|cc|tv|ai|to|ly|gg|mx|es|eu|uk|ca|ru|cn|test|invalid|local'
/** Addresses as written, and as they would be said: 'keystead dot biz', 'hogares punto com'. */
const ADDRESS = new RegExp(
  `https?:|\\bwww\\b|\\w@\\w|\\S+@|\\b[a-z0-9-]+(?:\\.[a-z0-9-]+){0,3}\\.(?:${ENDINGS})\\b|\\b\\S+ ?(?:\\(|\\[)?\\b(?:dot|punto)\\b(?:\\)|\\])? ?(?:${ENDINGS})\\b|\\S+ ?\\[?\\(?\\b(?:at|arroba)\\b\\)?\\]? ?[a-z0-9-]+ (?:dot|punto)\\b|\\.(?:${ENDINGS})/`,
)
/** Other ways to be reached. */
const CHANNEL =
  /\b(?:whats ?app|telegram|signal app|wechat|viber|facebook|instagram|messenger|snapchat|tiktok|craigslist|skype|discord|qr code|bit ly|tinyurl)\b|(?:^|\s)@[a-z]\w{2,}/

const blank = (text: string): string => '_'.repeat(text.length)
const OUR_ADDRESS = new RegExp(`${escaped(OUR_MAIL)}|(?:https?://)?(?:www\\.)?\\b${escaped(OUR_DOMAIN)}\\b`, 'g')

/** A line with the agency's own addresses and numbers masked; its length stays. */
export const withoutOurContacts = (line: string): string =>
  line
    .replaceAll(OUR_ADDRESS, blank)
    .replaceAll(PHONE, (phone) => (OUR_PHONES.has(digits(phone).slice(-10)) ? blank(phone) : phone))

/** Whether a line names an address, a number or a service that is neither the agency's nor the visitor's own. */
export function hasForeignContact(line: string, visitorLine = ''): boolean {
  const own = new Set(visitorLine.match(/\S+@[\w.-]*\w/g))
  const phones = new Set((visitorLine.match(PHONE) ?? []).map((phone) => digits(phone).slice(-10)))
  const rest = withoutOurContacts(line)
    .replaceAll(/\S+@[\w.-]*\w/g, (mail) => (own.has(mail) ? ' ' : mail))
    .replaceAll(PHONE, (phone) => (phones.has(digits(phone).slice(-10)) ? ' ' : phone))
  return ADDRESS.test(rest) || CHANNEL.test(rest) || (rest.match(PHONE) ?? []).length > 0
}
