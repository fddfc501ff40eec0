import { formatDay } from '#domain/day-text.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { formatDollars } from '#domain/money/money.ts'
import { roundedMonth, totalCents, type MonthlyCost } from '#domain/money/monthly-cost.ts'
import type { RateSpread } from '#domain/money/rate-spread.ts'
import { formatRate } from '#domain/money/terms-text.ts'
import { centsText, LENDER_DECIDES, taxText } from './cost.ts'

/** A loan above the limit of its kind. */
export interface OverLimit {
  year: number
  isFha: boolean
  /** US dollars. */
  limit: number
  county: string
}

export interface Month {
  home: Listing
  parts: MonthlyCost
  /** The terms of the loan in words. */
  terms: string
  over: OverLimit | null
  /** The same month at other rates. */
  spread: RateSpread
}

/** 'About $8,790 a month with 10% down …: principal & interest $6,855, …; at 6.90% it’s about …. The tax is from the listing; …' */
const monthText = ({ home, parts, terms, over, spread }: Month): string =>
  `About ${formatDollars(roundedMonth(totalCents(parts)))} a month with ${terms}: ${partsText(parts, home)}; ${spreadText(spread)}. ${taxText(home.costFacts.tax!)}${over ? overText(over) : ''}; ${LENDER_DECIDES}.`

/** 'at 6.90% it’s about $9,070, and at 7.90% about $9,750' */
const spreadText = ([less, more]: RateSpread): string =>
  `at ${formatRate(less.ratePct)} it’s about ${formatDollars(less.month)}, and at ${formatRate(more.ratePct)} about ${formatDollars(more.month)}`

/** 'principal & interest $6,855, property tax $1,783, …'; parts of nothing are left out, an unknown fee is named. */
function partsText(parts: MonthlyCost, { costFacts }: Listing): string {
  const named = [
    ['principal & interest', parts.loan],
    ['property tax', parts.tax],
    ['mortgage insurance', parts.mortgageInsurance],
    ['home insurance', parts.homeInsurance],
    ['association fee', parts.associationFee],
  ] as const
  const known = named.filter(([, cents]) => cents > 0).map(([name, cents]) => `${name} ${centsText(cents)}`)
  return [...known, ...(costFacts.fee === null ? ['association fee not listed'] : [])].join(', ')
}

/** ', and the loan is above the 2026 FHA limit of $1,249,125 in Bergen County' */
const overText = ({ year, isFha, limit, county }: OverLimit): string =>
  `, and the loan is above the ${year} ${isFha ? 'FHA' : 'conforming'} limit of ${formatDollars(limit)} in ${county} County`

/** A renter's month: the rent, and who pays for what beside it as far as the listing says. */
function rentText({ price, lease }: Listing): string {
  const { tenantPays, rentIncludes } = lease
  const beside = [
    rentIncludes.length > 0 ? `The rent includes ${rentIncludes.join(', ').toLowerCase()}` : '',
    tenantPays.length > 0 ? `the tenant pays ${tenantPays.join(', ').toLowerCase()}` : '',
  ].filter(Boolean)
  const rest = beside.length > 0 ? beside.join('; ') : 'Utility costs aren’t listed'
  return `The rent is ${formatDollars(price)} a month. ${rest.replace(/^./, (letter) => letter.toUpperCase())}.`
}

/** A price's month by the tax of a county; null: the median of the counties' taxes. */
export interface MonthAtPrice {
  price: number
  parts: MonthlyCost
  terms: string
  county: string | null
  spread: RateSpread
}

function atPriceText({ price, parts, terms, county, spread }: MonthAtPrice): string {
  const insurance = parts.mortgageInsurance > 0 ? `, mortgage insurance ${centsText(parts.mortgageInsurance)}` : ''
  const place = county === null ? 'the median rate of our counties' : `the median rate in ${county} County`
  return `About ${formatDollars(roundedMonth(totalCents(parts)))} a month at ${formatDollars(price)} with ${terms}: principal & interest ${centsText(parts.loan)}, property tax ${centsText(parts.tax)}${insurance}, home insurance ${centsText(parts.homeInsurance)}; ${spreadText(spread)}. The tax is estimated from ${place}, and an association fee would be extra; ${LENDER_DECIDES}.`
}

export const monthlyCostTexts = {
  atPrice: atPriceText,
  /** `terms`: those that the visitor has said, in words. */
  needsPrice: (terms: string): string =>
    `Tell me a price, such as “what is the monthly cost on 450 thousand?”, or pick a home, and I’ll estimate the monthly cost. I use ${terms}; ${LENDER_DECIDES}.`,
  atExample: { label: 'Monthly cost at $500,000', says: 'what is the monthly cost on 500 thousand' },
  month: monthText,
  unknown: ({ price }: Listing): string =>
    `I can’t estimate its monthly cost: the listing gives no property tax, and I have no figure for its town. The price is ${formatDollars(price)}. The agency can tell you the tax.`,
  ofRental: rentText,
  rateSource: (day: string): string => `Average rate of ${formatDay(day)}`,
}
