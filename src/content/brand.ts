const agencyName = 'Keystead Realty LLC'

/** The agency's name, contacts and texts. Another agency changes only this file. */
export const BRAND = {
  name: 'Keystead',
  agencyName,
  /** Line under the firm's name; says that the firm is fictitious. */
  license: 'Licensed real estate broker, State of New Jersey (demonstration firm, not a real licensee)',
  agent: { name: 'Maya Torres', firstName: 'Maya', portrait: '/portraits/maya-torres.svg' },
  /** When somebody answers the phone, every day: hours of the day in New Jersey. */
  openHours: { from: 9, to: 19 },
  headerPhone: '(201) 555-0142',
  footerPhone: '(973) 555-0186',
  /** Placeholder number of the 'Listed by' block. */
  listedByPhone: '(555) 123-4567',
  email: 'hello@keystead.example',
  /** Footer blurb. */
  blurb: 'connecting first-time home buyers and renters with their perfect properties in Northern New Jersey',
  /** Placeholders without destination. */
  social: ['Facebook', 'Instagram', 'Twitter'],
  /** Target of the demo screen's GitHub button. */
  repositoryUrl: 'https://github.com/',
} as const

/** The `tel:` link of a US phone number: '(201) 555-0142' becomes 'tel:+12015550142'. */
export const telHref = (phone: string): string => `tel:+1${phone.replace(/\D/g, '')}`
