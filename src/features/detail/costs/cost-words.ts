import type { Listing } from '#domain/listing/listing.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { HomeTax } from '#domain/money/property-tax.ts'
import { formatPercent } from '#domain/money/terms-text.ts'
import { FEE, MONTH, TAX } from '../texts/cost-texts.ts'
import type { SaleCosts } from './sale-costs.ts'

/** Cents as whole US dollars, '$5,764'. */
export const centsText = (cents: number): string => formatDollars(Math.round(cents / 100))

const ofYear = ({ year }: HomeTax): string => (year === null ? '' : `${year} `)

/** The share of the price that is paid down; that of a sum of dollars is cut to '19.9%', not rounded up to a bound that it doesn't reach. */
export const shareText = ({ terms, downPct }: Pick<SaleCosts, 'terms' | 'downPct'>): string =>
  formatPercent(terms.down.kind === 'percent' ? downPct : Math.floor(downPct * 10 + 1e-6) / 10)

/** Where a home's tax comes from, under its figure; `bandPct`: how far an estimate by the town's rate may be off. */
export function taxSource(tax: HomeTax | null, bandPct: number): string {
  if (tax === null) return TAX.unknown
  const yearly = MONTH.perYear(formatDollars(tax.yearly))
  switch (tax.from) {
    case 'listing':
      return TAX.listing(tax.year, yearly)
    case 'assessment':
      return TAX.assessment(tax.place, ofYear(tax), yearly)
    case 'operator':
      return TAX.operator(tax.place, yearly)
    case 'town':
      return TAX.town(tax.place, ofYear(tax), yearly, bandPct)
    case 'county':
      return TAX.county(tax.place, yearly)
  }
}

/** Where a home was built this year or last: the bill may still be that of the lot. `today` as ISO date. */
export const landNote = (yearBuilt: number | null, today: string): string | null =>
  yearBuilt !== null && yearBuilt >= Number(today.slice(0, 4)) - 1 ? TAX.newHome(yearBuilt) : null

/** Where the association's fee comes from, under its figure. */
export function feeSource({ associationFee, association }: Pick<Listing, 'associationFee' | 'association'>): string {
  if (associationFee === null) return association.exists === false ? FEE.none : FEE.unknown
  const amount = formatDollars(associationFee.amount)
  return associationFee.frequency === 'once' ? FEE.once(amount) : FEE.each(amount, associationFee.frequency)
}

/** '8 years 9 months', '10 years', '1 month'. */
export function durationText(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  return [years && countText(years, 'year'), rest && countText(rest, 'month')].filter(Boolean).join(' ')
}

const countText = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
