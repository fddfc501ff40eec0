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
  return { ...rental, costFacts: costFactsOf(rental, LISTED_TAXES) }
}
