import { formatShortDay } from '#domain/day.ts'
import type { AssociationFee } from '#domain/listing/association.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { HomeTax } from '#domain/money/property-tax.ts'
import { NOT_PROVIDED } from '../not-provided.ts'

/** '10%', '7.40%', '12.5%'. */
export const percentText = (percent: number): string => `${Number(percent.toFixed(2))}%`
export const rateText = (percent: number): string =>
  `${percent.toFixed(percent * 100 === Math.round(percent * 100) ? 2 : 3)}%`

/** Cents as whole US dollars, '$5,764'. */
export const centsText = (cents: number): string => formatDollars(Math.round(cents / 100))

/** Where a home's tax comes from, under its figure. */
export function taxSource(tax: HomeTax | null): string {
  if (tax === null) return 'Neither in the listing nor known for this town'
  const yearly = `${formatDollars(tax.yearly)} a year`
  switch (tax.from) {
    case 'listing':
      return tax.year === null ? `From the listing: ${yearly}` : `From the listing, tax year ${tax.year}: ${yearly}`
    case 'assessment':
      return `Estimated from this home’s assessment and ${tax.place}’s 2025 rate: ${yearly}`
    case 'operator':
      return `Estimated with our own rate for ${tax.place}: ${yearly}`
    case 'town':
      return `Estimated tax from ${tax.place}’s 2025 average: ${yearly}`
    case 'county':
      return `Estimated tax from the middle of ${tax.place}’s towns: ${yearly}`
  }
}

/** Built this year or last: the bill may still be that of the lot. */
export const mayBeForLand = (yearBuilt: number | null, today: string): boolean =>
  yearBuilt !== null && yearBuilt >= Number(today.slice(0, 4)) - 1

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

export const feeText = (cents: number, known: boolean): string => (known ? centsText(cents) : NOT_PROVIDED)

/** How many days the average rate is said without its date. */
const FRESH_DAYS = 14

/** '7.40% (rate from Oct 8, 2026)': the date as soon as the rate is older than two weeks. */
export function datedRate(ratePct: number, asOf: string | null, today: string): string {
  if (asOf === null) return rateText(ratePct)
  const isOld = Date.parse(today) - Date.parse(asOf) > FRESH_DAYS * 86_400_000
  return `${rateText(ratePct)} (${isOld ? 'rate from ' : ''}${formatShortDay(asOf)})`
}

/** '8 years 9 months', '10 years', '1 month'. */
export function durationText(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  return [years && countText(years, 'year'), rest && countText(rest, 'month')].filter(Boolean).join(' ')
}

const countText = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
