import type { TownKey } from '../geo/town.ts'
import { mayHaveHomes } from '../law/law.ts'
import { legalKinds } from '../law/legal-home.ts'
import { monthlyAssociationFee } from '../listing/association.ts'
import type { Listing } from '../listing/listing.ts'
import { insuredOf } from './home-insurance.ts'
import { FEE_UNCAPPED_HOMES } from './move-in.ts'
import { homeTax, type CostFacts, type TaxTable } from './property-tax.ts'

/** What taxes are estimated from where a listing doesn't give them. */
export interface TaxFigures {
  /** Equal for equal figures: what is stored of homes depends on them. */
  version: string
  table: TaxTable
  /** The town that taxes homes under this name of a town; null if it isn't known. */
  townOf: (city: string, county: string) => TownKey | null
}

/** No figures: a tax is known where the listing gives it. */
export const LISTED_TAXES: TaxFigures = {
  version: 'listed',
  table: { town: () => undefined, bill: () => undefined, countyPct: () => undefined },
  townOf: () => null,
}

/** What of a listing decides its cost facts. */
export type CostedListing = Pick<
  Listing,
  | 'market'
  | 'price'
  | 'city'
  | 'county'
  | 'taxes'
  | 'taxAssessedValue'
  | 'associationFee'
  | 'association'
  | 'structure'
  | 'propertyType'
>

/** Derived from a listing's facts; a rental has no tax of its own. */
export const costFactsOf = (home: CostedListing, { table, townOf }: TaxFigures): CostFacts => ({
  tax: home.market === 'rent' ? null : homeTax(home, townOf(home.city, home.county), table),
  fee: monthlyAssociationFee(home.associationFee, home.association),
  insured: insuredOf(home.structure.kind),
  feeCapped: mayHaveHomes(FEE_UNCAPPED_HOMES + 1, legalKinds(home.structure.kind, home.propertyType)),
})
