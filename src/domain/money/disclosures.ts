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
  | { code: 'water-source-unclear' }
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

type Trigger = (home: DisclosureHome, table: DisclosureTable) => { applies: boolean; reason: DisclosureReason }

function builtBefore({ yearBuilt }: DisclosureHome, year: number): ReturnType<Trigger> {
  if (yearBuilt === null) return { applies: true, reason: { code: 'year-built-not-given', year } }
  const applies = yearBuilt < year
  return { applies, reason: { code: applies ? 'built-before' : 'built-since', year, built: yearBuilt } }
}

/** RESO's 'Private' says nothing about a well. */
function hasWell({ waterSource }: DisclosureHome): ReturnType<Trigger> {
  if (waterSource !== null && /\bwell\b/iu.test(waterSource)) return { applies: true, reason: { code: 'private-well' } }
  if (waterSource !== null && /\b(?:public|municipal|city)\b/iu.test(waterSource))
    return { applies: false, reason: { code: 'no-private-well' } }
  return { applies: true, reason: { code: 'water-source-unclear' } }
}

const everyHome: Trigger = ({ market }) => ({
  applies: true,
  reason: { code: market === 'sale' ? 'every-sale' : 'every-rental' },
})

const saleOnly =
  (trigger: Trigger): Trigger =>
  (home, table) =>
    home.market === 'sale' ? trigger(home, table) : { applies: false, reason: { code: 'only-sales' } }

const rentalOnly =
  (trigger: Trigger): Trigger =>
  (home, table) =>
    home.market === 'rent' ? trigger(home, table) : { applies: false, reason: { code: 'only-rentals' } }

const TRIGGERS: Readonly<Record<Disclosure, Trigger>> = {
  'property-condition': saleOnly(everyHome),
  flood: everyHome,
  'lead-paint': (home, { leadPaintBefore }) => builtBefore(home, leadPaintBefore),
  'lead-certificate': rentalOnly((home, { leadPaintBefore }) => builtBefore(home, leadPaintBefore)),
  'well-test': hasWell,
  radon: saleOnly(() => ({ applies: true, reason: { code: 'if-tested' } })),
  'smoke-and-carbon-monoxide': () => ({ applies: true, reason: { code: 'one-and-two-family' } }),
  'certificate-of-occupancy': () => ({ applies: true, reason: { code: 'town-rule' } }),
}

/**
 * Every paper with its state for this home, in the order of `DISCLOSURES`. A trigger, not a verdict: what a listing doesn't say
 * leaves a paper 'not-asked'.
 */
export function disclosures(home: DisclosureHome, table: DisclosureTable): DisclosureRow[] {
  return DISCLOSURES.map((disclosure) => {
    const { applies, reason } = TRIGGERS[disclosure](home, table)
    const answer = home.answers[disclosure]
    const state = answer !== 'provided' && !applies ? 'not-applicable' : (answer ?? 'not-asked')
    return { disclosure, ...table.laws[disclosure], state, reason }
  })
}
