import type { LeaseTerms } from '#domain/listing/lease-terms.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { UNKNOWN_STRUCTURE, type Structure } from '#domain/listing/structure.ts'
import { UNKNOWN_UTILITIES, type Utilities } from '#domain/listing/utilities.ts'
import { costFactsOf, LISTED_TAXES } from '#domain/money/cost-facts.ts'
import { sampleListing, type SampleHome } from './sample-listing.ts'

/** The facts of one sample home to rent; the price is a month's rent. */
export interface SampleRental extends Omit<
  SampleHome,
  'taxes' | 'taxAssessedValue' | 'monthlyFee' | 'feeIncludes' | 'water'
> {
  propertyType: string
  yearBuilt: number
  parking: string
  heating: string
  cooling: string
  utilities?: Partial<Utilities>
  structure: Partial<Structure>
  /** ISO date (yyyy-mm-dd). */
  availableOn: string
  /** A deposit is at most one and a half months of rent (N.J.S.A. 46:8-21.2). */
  lease: LeaseTerms
}

/** HUD's rents where the samples are, for 0 to 4 bedrooms, so that no browser fetches all of them; a test holds them equal to the table. */
const HUD_RENTS: Readonly<Record<string, number[]>> = {
  '07003': [1910, 2150, 2600, 3240, 3710],
  '07030': [3690, 3770, 4190, 5090, 5970],
  '07086': [3310, 3380, 3750, 4560, 5340],
  '07470': [2070, 2330, 2670, 3240, 4090],
  '07628': [1810, 2030, 2330, 2830, 3570],
  '07840': [1620, 1680, 2070, 2550, 3000],
  '07860': [1480, 1670, 2010, 2510, 2870],
  '07960': [2450, 2770, 3340, 4170, 4770],
}

/** A sample rental as a full listing, with facts of its own where the specification fixes those of the homes for sale. */
export function sampleRental({ utilities, ...home }: SampleRental): Listing {
  const { propertyType, yearBuilt, parking, heating, cooling, availableOn, lease } = home
  const own = { propertyType, yearBuilt, parking, heating, cooling, availableOn, lease }
  const rental = {
    ...sampleListing({ ...home, taxes: 0 }),
    ...own,
    market: 'rent' as const,
    structure: { ...UNKNOWN_STRUCTURE, ...home.structure },
    utilities: { ...UNKNOWN_UTILITIES, hasCentralAir: cooling === 'Central A/C', ...utilities },
    taxes: null,
    association: { exists: null, feeIncludes: [], isSeniorCommunity: null },
  }
  return { ...rental, costFacts: costFactsOf(rental, { ...LISTED_TAXES, hudRents: (zip) => HUD_RENTS[zip] }) }
}
