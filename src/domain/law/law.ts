import type { Market } from '../money/money.ts'

/** Kinds of home as statutes and rules tell them apart. */
export const LEGAL_KINDS = [
  'house',
  'attached house',
  'two-family',
  'three-family',
  'four-family',
  'multifamily',
  'condo',
  'co-op',
] as const
export type LegalKind = (typeof LEGAL_KINDS)[number]

/** Facts of a home or a deal that a law can turn on: a private well, a radon test that was made, an FHA loan. */
export const LEGAL_FACTS = ['well', 'tested', 'fha'] as const
export type LegalFact = (typeof LEGAL_FACTS)[number]

/** Lowest and highest; null: no bound. */
type Bounds = readonly [lowest: number | null, highest: number | null]

/** What a law applies to. A field that is missing sets no limit. */
export interface LawScope {
  deals: readonly Market[]
  kinds?: readonly LegalKind[] | undefined
  /** Homes in the building. */
  units?: Bounds | undefined
  /** Outside the law where the owner lives in the building and it has at most so many homes in all. */
  exemptOwnerOccupiedUnits?: number | undefined
  /** Outside the law where the owner lives in the building and rents at most so many homes. */
  exemptOwnerOccupiedRentals?: number | undefined
  leaseDays?: Bounds | undefined
  builtBefore?: number | undefined
  when?: LegalFact | undefined
}

/** A home and a deal, as far as they are known; null: not known. */
export interface LegalCase {
  deal: Market
  /** Every kind that it may be. */
  kinds: readonly LegalKind[]
  /** Homes in the building. */
  units: number | null
  ownerOccupied: boolean | null
  leaseDays: number | null
  yearBuilt: number | null
  facts: Readonly<Partial<Record<LegalFact, boolean>>>
}

/** 'ask': something that isn't known decides. */
export type LawAnswer = 'yes' | 'no' | 'ask'

/** Homes in a building of each kind, fewest and most. */
const UNITS: Readonly<Record<LegalKind, readonly [fewest: number, most: number]>> = {
  house: [1, 1],
  'attached house': [1, 1],
  'two-family': [2, 2],
  'three-family': [3, 3],
  'four-family': [4, 4],
  multifamily: [3, Infinity],
  condo: [1, Infinity],
  'co-op': [1, Infinity],
}

/** Whether a building of one of these kinds may have so many homes or more. */
export const mayHaveHomes = (least: number, kinds: readonly LegalKind[]): boolean =>
  kinds.some((kind) => UNITS[kind][1] >= least)

/** Whether a law applies to a home: yes or no only where what is known decides it. */
export function lawApplies(scope: LawScope, home: LegalCase): LawAnswer {
  const answers = new Set(home.kinds.map((kind) => ofKind(scope, home, kind)))
  return answers.size === 1 ? [...answers][0]! : 'ask'
}

function ofKind(scope: LawScope, home: LegalCase, kind: LegalKind): LawAnswer {
  const { kinds, units, exemptOwnerOccupiedUnits, exemptOwnerOccupiedRentals, leaseDays, builtBefore, when } = scope
  const [fewest, most] = home.units === null ? UNITS[kind] : ([home.units, home.units] as const)
  const ownerIn = (atMost: number): LawAnswer => both(known(home.ownerOccupied), within(fewest, most, [null, atMost]))
  return [
    known(scope.deals.includes(home.deal)),
    kinds ? known(kinds.includes(kind)) : 'yes',
    units ? within(fewest, most, units) : 'yes',
    exemptOwnerOccupiedUnits === undefined ? 'yes' : not(ownerIn(exemptOwnerOccupiedUnits)),
    // The owner's own home is one of the building's.
    exemptOwnerOccupiedRentals === undefined ? 'yes' : not(ownerIn(exemptOwnerOccupiedRentals + 1)),
    leaseDays && home.deal === 'rent' ? numberIn(home.leaseDays, leaseDays) : 'yes',
    builtBefore === undefined ? 'yes' : numberIn(home.yearBuilt, [null, builtBefore - 1]),
    when === undefined ? 'yes' : known(home.facts[when] ?? null),
  ].reduce(both)
}

const known = (is: boolean | null): LawAnswer => (is === null ? 'ask' : is ? 'yes' : 'no')
const not = (answer: LawAnswer): LawAnswer => (answer === 'ask' ? 'ask' : answer === 'yes' ? 'no' : 'yes')

function both(one: LawAnswer, other: LawAnswer): LawAnswer {
  if (one === 'no' || other === 'no') return 'no'
  return one === 'yes' && other === 'yes' ? 'yes' : 'ask'
}

function within(fewest: number, most: number, [lowest, highest]: Bounds): LawAnswer {
  if (most < (lowest ?? 0) || fewest > (highest ?? Infinity)) return 'no'
  return fewest >= (lowest ?? 0) && most <= (highest ?? Infinity) ? 'yes' : 'ask'
}

const numberIn = (value: number | null, bounds: Bounds): LawAnswer =>
  value === null ? 'ask' : within(value, value, bounds)
