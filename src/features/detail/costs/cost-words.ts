import type { AssociationFee } from '#domain/listing/association.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { HomeTax } from '#domain/money/property-tax.ts'
import { formatPercent, formatRate, rateDay } from '#domain/money/terms-text.ts'
import type { SaleCosts } from './sale-costs.ts'

/** Cents as whole US dollars, '$5,764'. */
export const centsText = (cents: number): string => formatDollars(Math.round(cents / 100))

const ofYear = ({ year }: HomeTax): string => (year === null ? '' : `${year} `)

/** The share of the price that is paid down; that of a sum of dollars is cut to '19.9%', not rounded up to a bound that it doesn't reach. */
export const shareText = ({ terms, downPct }: Pick<SaleCosts, 'terms' | 'downPct'>): string =>
  formatPercent(terms.down.kind === 'percent' ? downPct : Math.floor(downPct * 10 + 1e-6) / 10)

/** Where a home's tax comes from, under its figure; `bandPct`: how far an estimate by the town's rate may be off. */
export function taxSource(tax: HomeTax | null, bandPct: number): string {
  if (tax === null) return 'Neither in the listing nor known for this town'
  const yearly = `${formatDollars(tax.yearly)} a year`
  switch (tax.from) {
    case 'listing':
      return tax.year === null ? `From the listing: ${yearly}` : `From the listing, tax year ${tax.year}: ${yearly}`
    case 'assessment':
      return `Estimated from this home’s assessment and ${tax.place}’s ${ofYear(tax)}rate: ${yearly}`
    case 'operator':
      return `Estimated with our own rate for ${tax.place}: ${yearly}`
    case 'town':
      return `Estimated from ${tax.place}’s ${ofYear(tax)}average: ${yearly}, give or take ${bandPct}%. Your bill depends on this home’s assessment`
    case 'county':
      return `Estimated from the median of ${tax.place}’s towns: ${yearly}`
  }
}

/** Where a home was built this year or last: the bill may still be that of the lot. `today` as ISO date. */
export const landNote = (yearBuilt: number | null, today: string): string | null =>
  yearBuilt !== null && yearBuilt >= Number(today.slice(0, 4)) - 1
    ? `The tax may be for land only: the home was built in ${yearBuilt}`
    : null

/** Where the association's fee comes from, under its figure. */
export function feeSource({ associationFee, association }: Pick<Listing, 'associationFee' | 'association'>): string {
  if (associationFee === null) return association.exists === false ? 'None, from the listing' : 'The listing gives none'
  const amount = formatDollars(associationFee.amount)
  if (associationFee.frequency === 'once') return `${amount} once, from the listing: not in the month`
  return `From the listing: ${amount} ${FREQUENCIES[associationFee.frequency] ?? associationFee.frequency}`
}

const FREQUENCIES: Readonly<Record<AssociationFee['frequency'], string>> = {
  daily: 'a day',
  weekly: 'a week',
  monthly: 'a month',
  quarterly: 'a quarter',
  yearly: 'a year',
}

/** '7.40% (rate from Oct 8, 2026)'; a rate of the visitor's own has no day. `today` as ISO date. */
export const datedRate = (ratePct: number, asOf: string | null, today: string): string =>
  asOf === null ? formatRate(ratePct) : `${formatRate(ratePct)} (${rateDay(asOf, today)})`

/** '8 years 9 months', '10 years', '1 month'. */
export function durationText(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  return [years && countText(years, 'year'), rest && countText(rest, 'month')].filter(Boolean).join(' ')
}

const countText = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
