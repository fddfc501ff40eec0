import type { TownKey } from '../geo/town.ts'
import { percentOf, toCents, toDollars } from './cents.ts'
import type { Insured } from './home-insurance.ts'
import type { AskedBeforeKeys } from './move-in.ts'

/** Where a home's tax comes from, the best first. */
export const TAX_ORIGINS = ['listing', 'assessment', 'operator', 'town', 'county'] as const
export type TaxOrigin = (typeof TAX_ORIGINS)[number]

/** A home's property tax. Said as an estimate unless the listing gives it. */
export interface HomeTax {
  /** US dollars a year. */
  yearly: number
  from: TaxOrigin
  /** Tax year of the listing's bill, or of the town's rate it was estimated by; null if it isn't known. */
  year: number | null
  /** Town or county whose rate it was estimated by; null with the listing's own. */
  place: string | null
}

/** What the monthly cost of a home depends on besides price and loan. */
export interface CostFacts {
  /** Null: neither known nor estimated, as for homes outside the seven counties. Null for rentals. */
  tax: HomeTax | null
  /** Whole US dollars a month; 0 without an association, null if unknown. */
  fee: number | null
  /** What its owner would insure. */
  insured: Insured
  /** The law caps a tenant's application fee, or may: false for a one- or two-family house. */
  feeCapped: boolean
  /** What a rental listing asks at move-in; missing where it gives neither. */
  asked?: AskedBeforeKeys | undefined
  /** HUD's rents for 0 to 4 bedrooms in the ZIP code of a home for rent, US dollars a month; missing where they aren't known. */
  hudRents?: number[] | undefined
}

/** A town's tax rates, percent. */
export interface TownTax {
  name: string
  /** Of the assessed value: the town's general rate. Null: not known. */
  generalPct: number | null
  /** Tax year of each rate; null if it isn't known. */
  generalYear: number | null
  /** Of today's price, for estimates alone. */
  effectivePct: number
  effectiveYear: number | null
  /** How far a bill may be from an estimate by the effective rate, percent either way. */
  bandPct: number
  /** The agency's own figure. */
  from: 'operator' | 'town'
}

/** What the State publishes about the average home of a town; US dollars a year. */
export interface AverageBill {
  year: number
  bill: number
  /** Of the year before; null if it isn't known. */
  billBefore: number | null
  assessment: number
  /** Parts of the bill. */
  school: number
  municipal: number
  county: number
}

export interface TaxTable {
  /** The town's rates by key ('Essex/Glen Ridge'); undefined for an unknown town. */
  town(key: TownKey): TownTax | undefined
  /** The newest average bill of a town; undefined for an unknown town. */
  bill(key: TownKey): AverageBill | undefined
  /** Median of the county's towns, percent of today's price; undefined outside the seven counties. */
  countyPct(county: string): number | undefined
}

/** What of a listing decides its tax. */
export interface TaxedHome {
  /** US dollars. */
  price: number
  county: string
  taxes: { amount: number; year: number | null } | null
  /** US dollars. */
  taxAssessedValue: number | null
}

/**
 * A home's tax: the listing's own, else its assessment by the town's general rate, else its price by the agency's or the town's
 * effective rate, else by the county's median. A general rate is never put on a price: where assessments are far below
 * the market (Kearny: 16 %) that gives six times the tax.
 *
 * @param town the key of the town that taxes the home; null if it isn't known
 * @returns null where none of these is known
 */
export function homeTax(home: TaxedHome, town: TownKey | null, table: TaxTable): HomeTax | null {
  if (home.taxes) return { yearly: home.taxes.amount, from: 'listing', year: home.taxes.year, place: null }
  const rates = town === null ? undefined : table.town(town)
  if (rates && rates.generalPct !== null && home.taxAssessedValue !== null) {
    return estimate(home.taxAssessedValue, rates.generalPct, 'assessment', rates.generalYear, rates.name)
  }
  if (rates) return estimate(home.price, rates.effectivePct, rates.from, rates.effectiveYear, rates.name)
  const countyPct = table.countyPct(home.county)
  return countyPct === undefined ? null : estimate(home.price, countyPct, 'county', null, `${home.county} County`)
}

/** The tax on a value in US dollars by a rate in percent: US dollars a year, half up to the cent. */
export const taxAtRate = (value: number, pct: number): number => toDollars(percentOf(toCents(value), pct))

const estimate = (value: number, pct: number, from: TaxOrigin, year: number | null, place: string): HomeTax => ({
  yearly: taxAtRate(value, pct),
  from,
  year,
  place,
})
