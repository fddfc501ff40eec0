const agencyName = 'Keystead Realty LLC'

/** Who the site speaks for. Another agency changes this file and nothing else. */
export const BRAND = {
  name: 'Keystead',
  agencyName,
  /** Line under the firm's name; says openly that the firm is made up. */
  license: 'Licensed real estate broker, State of New Jersey (demonstration firm, not a real licensee)',
  agent: { name: 'Maya Torres', firstName: 'Maya', portrait: '/portraits/maya-torres.svg' },
  headerPhone: '(201) 555-0142',
  footerPhone: '(973) 555-0186',
  /** Placeholder number of the 'Listed by' block. */
  listedByPhone: '(555) 123-4567',
  email: 'hello@keystead.example',
  /** Footer blurb. */
  blurb: 'connecting first-time home buyers and renters with their perfect properties in Northern New Jersey',
  /** Placeholders without destination. */
  social: ['Facebook', 'Instagram', 'Twitter'],
  /** Where the demo screen's GitHub button leads. */
  repositoryUrl: 'https://github.com/',
} as const

/** A US phone number as the address of a call: '(201) 555-0142' becomes 'tel:+12015550142'. */
export const telHref = (phone: string): string => `tel:+1${phone.replace(/\D/g, '')}`
