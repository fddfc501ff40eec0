import type { TownKey } from '../geo/town.ts'
import { mayHaveHomes } from '../law/law.ts'
import { legalKinds } from '../law/legal-home.ts'
import { monthlyAssociationFee } from '../listing/association.ts'
import type { Listing } from '../listing/listing.ts'
import { insuredOf } from './home-insurance.ts'
import { FEE_UNCAPPED_HOMES, type AskedBeforeKeys } from './move-in.ts'
import { homeTax, type CostFacts, type TaxTable } from './property-tax.ts'

/** What taxes are estimated from where a listing doesn't give them, and what rents are held against. */
export interface TaxFigures {
  /** Equal for equal figures: what is stored of homes depends on them. */
  version: string
  table: TaxTable
  /** The town that taxes homes under this name of a town; null if it isn't known. */
  townOf: (city: string, county: string) => TownKey | null
  /** HUD's rents for 0 to 4 bedrooms in a ZIP code, US dollars a month. */
  hudRents?: (zip: string) => readonly number[] | undefined
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
  | 'address'
  | 'city'
  | 'county'
  | 'taxes'
  | 'taxAssessedValue'
  | 'associationFee'
  | 'association'
  | 'structure'
  | 'propertyType'
  | 'lease'
>

/** Derived from a listing's facts; a rental has no tax of its own. */
export function costFactsOf(home: CostedListing, { table, townOf, hudRents }: TaxFigures): CostFacts {
  const rents = home.market === 'rent' ? hudRents?.(zipOf(home.address) ?? '') : undefined
  const asked = home.market === 'rent' ? askedBeforeKeys(home) : undefined
  return {
    tax: home.market === 'rent' ? null : homeTax(home, townOf(home.city, home.county), table),
    fee: monthlyAssociationFee(home.associationFee, home.association),
    insured: insuredOf(home.structure.kind),
    feeCapped: mayHaveHomes(FEE_UNCAPPED_HOMES + 1, legalKinds(home.structure.kind, home.propertyType)),
    ...(asked && { asked }),
    ...(rents && { hudRents: [...rents] }),
  }
}

function askedBeforeKeys({ lease: { securityDeposit, applicationFee } }: CostedListing): AskedBeforeKeys | undefined {
  return securityDeposit === null && applicationFee === null ? undefined : { deposit: securityDeposit, applicationFee }
}

/** The ZIP code that an address of one line ends with, five digits; null without one. */
export const zipOf = (address: string): string | null => /\b(\d{5})(?:-\d{4})?$/.exec(address)?.[1] ?? null
