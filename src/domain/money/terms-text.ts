import { formatShortDay } from '../day-text.ts'
import { daysBefore } from '../day.ts'
import { decimalFormat } from '../number-format.ts'
import { completeTerms } from './complete-terms.ts'
import type { DownPayment, LoanKind, OwnTerms, UsualTerms } from './loan-terms.ts'
import { formatDollars } from './money.ts'

/** A rate older than this is said to be old, in days. */
const FRESH_DAYS = 14

const percent = decimalFormat(0, 3)
const rate = decimalFormat(2, 3)

/** '0.6%'. */
export const formatPercent = (value: number): string => `${percent(value)}%`
/** '7.40%'. */
export const formatRate = (ratePct: number): string => `${rate(ratePct)}%`

/** '10%' or '$60,000'. */
export const downText = (down: DownPayment): string =>
  down.kind === 'percent' ? formatPercent(down.percent) : formatDollars(down.dollars)

const LOAN_WORDS: Readonly<Record<LoanKind, string>> = { conventional: '', fha: 'FHA ', va: 'VA ' }

/** '10% down, 30-year loan at 7.40% (Oct 8, 2026)'; a rate of the visitor's own has no day. `today` as ISO date. */
export function termsText(own: OwnTerms, usual: UsualTerms, today: string): string {
  const { down, ratePct, years, loan } = completeTerms(own, usual)
  const dated = own.ratePct === null ? ` (${rateDay(usual.rateAsOf, today)})` : ''
  return `${downText(down)} down, ${years}-year ${LOAN_WORDS[loan]}loan at ${formatRate(ratePct)}${dated}`
}

/** '10% down · 7.40%' */
export function briefTermsText(own: OwnTerms, usual: UsualTerms): string {
  const { down, ratePct, loan } = completeTerms(own, usual)
  return `${downText(down)} down · ${formatRate(ratePct)}${LOAN_WORDS[loan] && ` · ${LOAN_WORDS[loan]}loan`}`
}

/** Whether a rate is said to be old. ISO dates. */
export const isOldRate = (asOf: string, today: string): boolean => asOf < daysBefore(today, FRESH_DAYS)

/** 'Nov 20, 2026'; an old one is said: 'Oct 8, 2026, over two weeks old'. ISO dates. */
export const rateDay = (asOf: string, today: string): string =>
  isOldRate(asOf, today) ? `${formatShortDay(asOf)}, over two weeks old` : formatShortDay(asOf)
