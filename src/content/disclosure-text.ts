import type { Disclosure, DisclosureReason, DisclosureRow, DisclosureState } from '#domain/money/disclosures.ts'

export const DISCLOSURE_NAMES: Readonly<Record<Disclosure, string>> = {
  'property-condition': 'Condition of the home',
  flood: 'Flood',
  'lead-paint': 'Lead paint',
  'lead-certificate': 'Lead certificate',
  'well-test': 'Well water test',
  radon: 'Radon',
  'smoke-and-carbon-monoxide': 'Smoke and carbon monoxide certificate',
  'certificate-of-occupancy': 'Certificate of occupancy',
}

export const DISCLOSURE_STATES: Readonly<Record<DisclosureState, string>> = {
  provided: 'Provided',
  'not-provided': 'Not provided',
  'not-applicable': 'Not applicable',
  'not-asked': 'Not asked',
}

/** What the paper says; the reason it doesn't apply or can't be ruled out says more. */
const WHAT: Readonly<Record<Disclosure, string>> = {
  'property-condition': 'A signed statement from the seller, before you are bound',
  flood: 'Whether it lies in a mapped flood area, and known flooding',
  'lead-paint': 'The federal pamphlet, and what the owner knows of lead paint here',
  'lead-certificate': 'An inspector found it safe from lead paint, or free of it',
  'well-test': 'The test of a private well, read by both sides',
  radon: 'Test results, if there are any',
  'smoke-and-carbon-monoxide': 'Needed for the resale or a new tenant of a one- or two-family home',
  'certificate-of-occupancy': 'If the town asks for one; allow four weeks',
}

/** A paper in one line: what it is, and where the home's facts decide, why it does or doesn't belong to it. */
export function disclosureText({ disclosure, reason }: DisclosureRow): string {
  return reasonText(reason) ?? WHAT[disclosure]
}

function reasonText(reason: DisclosureReason): string | null {
  switch (reason.code) {
    case 'built-since':
      return `Only for homes built before ${reason.year}; this one was built in ${reason.built}`
    case 'year-built-not-given':
      return `For homes built before ${reason.year}; the listing doesn’t say when this one was built`
    case 'no-private-well':
      return 'Only for a private well; this home has public water'
    case 'water-source-unclear':
      return 'For a private well; the listing doesn’t say whether this home has one'
    case 'only-sales':
      return 'Only when a home is sold'
    case 'only-rentals':
      return 'Only when a home is rented'
    default:
      return null
  }
}
