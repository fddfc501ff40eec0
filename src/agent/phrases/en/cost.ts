import { formatDay } from '#domain/day-text.ts'
import type { Cents } from '#domain/money/cents.ts'
import type { LoanTerms, OwnTerms, UsualTerms } from '#domain/money/loan-terms.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { HomeTax } from '#domain/money/property-tax.ts'
import { downText, formatRate, isOldRate } from '#domain/money/terms-text.ts'
import type { Source } from '#domain/voice/conversation.ts'

/** Said wherever a loan is calculated. */
export const LENDER_DECIDES = 'a lender decides the final terms'

/** Cents as whole US dollars, '$5,764'. */
export const centsText = (cents: Cents): string => formatDollars(Math.round(cents / 100))

/** '10% down at 7.40% (rate from October 8, 2026), 30 years'. `today`: ISO date. */
export function termsText(terms: LoanTerms, own: OwnTerms, usual: UsualTerms, today: string): string {
  const dated =
    own.ratePct === null ? ` (${isOldRate(usual.rateAsOf, today) ? 'rate from ' : ''}${formatDay(usual.rateAsOf)})` : ''
  const kind = terms.loan === 'conventional' ? '' : `, ${terms.loan.toUpperCase()} loan`
  return `${downText(terms.down)} down at ${formatRate(terms.ratePct)}${dated}, ${terms.years} years${kind}`
}

const ofYear = ({ year }: HomeTax): string => (year === null ? '' : `${year} `)

/** Where a home's tax comes from, to begin a sentence. */
export function taxText(tax: HomeTax): string {
  switch (tax.from) {
    case 'listing':
      return `The tax is from the listing${tax.year === null ? '' : ` (${tax.year})`}`
    case 'assessment':
      return `The tax is estimated from this home’s assessment and ${tax.place}’s ${ofYear(tax)}rate`
    case 'operator':
      return `The tax is estimated from our own rate for ${tax.place}`
    case 'town':
      return `The tax is estimated from ${tax.place}’s ${ofYear(tax)}average`
    case 'county':
      return `The tax is estimated from the median of the towns in ${tax.place}`
  }
}

export const costTexts = {
  /** How an answer about a cost begins. */
  about: 'About $',
  lenderDecides: LENDER_DECIDES,
  terms: termsText,
  tax: taxText,
  /** The page that lists every figure with its date. */
  figuresSource: (attribution: string): Source => ({
    label: 'How we calculate costs',
    href: '/how-we-compute',
    attribution,
  }),
}
