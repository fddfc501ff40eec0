import type { Market } from './money.ts'

/** The papers that a seller or landlord in New Jersey must give, as far as a listing lets us see. */
export const DISCLOSURES = [
  'property-condition',
  'flood',
  'lead-paint',
  'lead-certificate',
  'well-test',
  'radon',
  'smoke-and-carbon-monoxide',
  'certificate-of-occupancy',
] as const
export type Disclosure = (typeof DISCLOSURES)[number]

/** 'not-provided': we asked and didn't get it; 'not-asked': nobody asked yet. */
export type DisclosureState = 'provided' | 'not-provided' | 'not-applicable' | 'not-asked'

/** Why a paper belongs to this home, can't be ruled out, or doesn't apply. */
export type DisclosureReason =
  | { code: 'every-sale' }
  | { code: 'every-rental' }
  | { code: 'built-before'; year: number; built: number }
  | { code: 'built-since'; year: number; built: number }
  | { code: 'year-built-not-given'; year: number }
  | { code: 'private-well' }
  | { code: 'no-private-well' }
  | { code: 'water-source-not-given' }
  | { code: 'only-sales' }
  | { code: 'only-rentals' }
  | { code: 'if-tested' }
  | { code: 'one-and-two-family' }
  | { code: 'town-rule' }

/** The law behind a paper. */
export interface DisclosureLaw {
  /** As the law is cited, such as 'N.J.S.A. 58:12A-26'. */
  law: string
  /** ISO date from which it must be given; null where none is known. */
  from: string | null
}

export interface DisclosureTable {
  laws: Readonly<Record<Disclosure, DisclosureLaw>>
  /** Homes built before this year may have lead paint. */
  leadPaintBefore: number
}

/** A home, as far as its papers depend on it. Null: not given. */
export interface DisclosureHome {
  market: Market
  yearBuilt: number | null
  /** In the listing's words, such as 'Well'. */
  waterSource: string | null
  /** What became of the papers that somebody asked for. */
  answers: Readonly<Partial<Record<Disclosure, 'provided' | 'not-provided'>>>
}

export interface DisclosureRow extends DisclosureLaw {
  disclosure: Disclosure
  state: DisclosureState
  reason: DisclosureReason
}
