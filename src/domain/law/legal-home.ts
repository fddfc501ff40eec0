import type { HomeKind } from '../listing/home-kind.ts'
import type { Listing } from '../listing/listing.ts'
import { LEGAL_KINDS, type LegalCase, type LegalKind } from './law.ts'

/** What of a listing decides which laws apply to it. */
export type LegalListing = Pick<Listing, 'market' | 'structure' | 'propertyType' | 'utilities' | 'yearBuilt' | 'lease'>

/** A year: what a lease runs for where its listing doesn't say. */
const USUAL_LEASE_DAYS = 365

/** A listing as laws see it. Who lives in the building and how many homes it has isn't in listings. */
export const legalCase = (home: LegalListing): LegalCase => ({
  deal: home.market,
  kinds: legalKinds(home.structure.kind, home.propertyType),
  units: null,
  ownerOccupied: null,
  leaseDays: home.market === 'rent' ? leaseDays(home.lease.terms) : null,
  yearBuilt: home.yearBuilt,
  // A buyer may take an FHA loan: the statement names it, and the kind of home decides.
  facts: { ...wellFact(home.utilities.waterSource), fha: true },
})

/** Words of a property type that say how many families a house is built for. */
const FAMILIES: readonly (readonly [RegExp, LegalKind])[] = [
  [/\b(?:two[- ]?family|2[- ]?family|duplex)\b/iu, 'two-family'],
  [/\b(?:three[- ]?family|3[- ]?family|triplex)\b/iu, 'three-family'],
  [/\b(?:four[- ]?family|4[- ]?family|quadruplex|fourplex)\b/iu, 'four-family'],
]

const SEVERAL: readonly LegalKind[] = ['two-family', 'three-family', 'four-family', 'multifamily']

const BY_KIND: Readonly<Record<HomeKind, readonly LegalKind[]>> = {
  house: ['house'],
  manufactured: ['house'],
  // One in a row of houses with ground of their own, or a unit of a condominium.
  townhouse: ['attached house', 'condo'],
  condo: ['condo'],
  'co-op': ['co-op'],
  apartment: [...SEVERAL, 'condo', 'co-op'],
  'multi-family': SEVERAL,
  // The listing says nothing of the home around it.
  room: LEGAL_KINDS,
}

/** Every kind that a home may be, by its kind and its property type in the source's words. */
export function legalKinds(kind: HomeKind | null, propertyType: string | null): readonly LegalKind[] {
  const families = FAMILIES.find(([words]) => words.test(propertyType ?? ''))
  if (families && kind !== 'condo' && kind !== 'co-op') return [families[1]]
  return kind === null ? LEGAL_KINDS : BY_KIND[kind]
}

/** The first term that names days, weeks, months or years; a year where none does. */
function leaseDays(terms: readonly string[]): number {
  for (const term of terms) {
    const [, count, unit] = /(\d+)[^\w]*(day|week|month|year)/iu.exec(term) ?? []
    if (count !== undefined && unit !== undefined) return Math.round(Number(count) * DAYS[unit.toLowerCase()]!)
  }
  return USUAL_LEASE_DAYS
}

/** Twelve months are a year. */
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 365 / 12, year: 365 }

/** RESO's 'Private' says nothing about a well. */
function wellFact(waterSource: string | null): LegalCase['facts'] {
  if (waterSource === null) return {}
  if (/\bwell\b/iu.test(waterSource)) return { well: true }
  return /\b(?:public|municipal|city)\b/iu.test(waterSource) ? { well: false } : {}
}
