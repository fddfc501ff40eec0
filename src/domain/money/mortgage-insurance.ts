import { percentOf, toCents, type Cents } from './cents.ts'
import { downPercent, lentCents } from './down-payment.ts'
import { fhaPremiumAt, vaFeeAt, type LoanRules } from './loan-rules.ts'
import type { DownPayment } from './loan-terms.ts'
import { averageBalanceFactor, balanceAfter, type FixedLoan } from './mortgage.ts'

/**
 * Private mortgage insurance on conventional loans: when it ends (Homeowners Protection Act of 1998, 12 U.S.C. 4901 and 4902), and
 * rates a visitor may assume.
 */
export interface PrivateInsuranceTable {
  /** Percent of the original value at which the borrower may ask, and at which it ends by law. */
  requestAtPct: number
  automaticAtPct: number
  /** Percent of the loan a year, by loan to value up to and including, and credit score from; the first that fits. */
  assumedRates: readonly { ltvUpTo: number; scoreFrom: number; annualPct: number }[]
  /** What lenders ask, percent of the loan a year, from and to. */
  usualRangePct: readonly [number, number]
}

/** Numbers of payments on the original schedule. */
export interface InsuranceEnd {
  /** After this one the borrower may ask, with a good record of payments. */
  onRequest: number
  /** After this one it ends by law if the loan is current. */
  automatic: number
}

/**
 * When private mortgage insurance ends, on the original schedule: at the midpoint of the term at the latest. A new appraisal, which
 * lenders may also accept, isn't computed. The law covers one-family homes that the owner lives in.
 *
 * @param originalValue US dollars: the lower of price and appraisal at purchase
 * @returns null for a loan that needs none
 */
export function insuranceEnd(
  loan: FixedLoan,
  originalValue: number,
  { requestAtPct, automaticAtPct }: Pick<PrivateInsuranceTable, 'requestAtPct' | 'automaticAtPct'>,
): InsuranceEnd | null {
  const midpoint = loan.years * 6
  const owedAtMost = (pct: number): number => {
    const share = percentOf(toCents(originalValue), pct)
    let paid = 0
    while (paid < midpoint && balanceAfter(loan.amount, loan.ratePct, loan.years, paid) > share) paid += 1
    return paid
  }
  const onRequest = owedAtMost(requestAtPct)
  return onRequest === 0 ? null : { onRequest, automatic: owedAtMost(automaticAtPct) }
}

/**
 * A rate to assume for private mortgage insurance, percent of the loan a year: what one lender's table says, not a quote.
 *
 * @param ltvPct loan to value in percent
 * @param score the lowest of the credit band
 * @returns null where the table has none
 */
export const assumedInsurancePct = (ltvPct: number, score: number, table: PrivateInsuranceTable): number | null =>
  table.assumedRates.find(({ ltvUpTo, scoreFrom }) => ltvPct <= ltvUpTo && score >= scoreFrom)?.annualPct ?? null

/** An FHA mortgage and what insures it. */
export interface FhaMortgage {
  base: Cents
  upfront: Cents
  /** Base loan and upfront premium. */
  financed: Cents
  /** A month in the asked year. */
  monthlyPremium: Cents
  /** The premium is paid for so many months, or as long as the loan runs. */
  months: number | 'life'
}

/**
 * An FHA mortgage (HUD Handbook 4000.1, Mortgagee Letter 2023-05): the upfront premium is added to the base loan; the yearly one is
 * charged on the base loan's average balance of that year at the note rate.
 *
 * @param price US dollars
 * @param year of the schedule, from 1
 * @returns null where the table has no premium
 */
export function fhaMortgage(
  { price, down, ratePct, years }: { price: number; down: DownPayment; ratePct: number; years: number },
  year: number,
  { fha }: LoanRules,
): FhaMortgage | null {
  const base = lentCents(down, price)
  const premium = fhaPremiumAt(fha.premiums, base / 100, 100 - downPercent(down, price), years)
  if (premium === undefined) return null
  const upfront = percentOf(base, fha.upfrontPct)
  const monthlyPremium = Math.round((base * averageBalanceFactor(ratePct, years, year) * premium.annualPct) / 1200)
  return { base, upfront, financed: base + upfront, monthlyPremium, months: premium.months }
}

/** How a veteran uses the benefit. 'exempt': with compensation for a disability, among others. */
export type VaUse = 'first' | 'later' | 'exempt'

/** The VA's funding fee on a loan, at a down payment in percent of the price. */
export function vaFundingFee(loan: Cents, downPct: number, use: VaUse, { va }: LoanRules): Cents {
  if (use === 'exempt') return 0
  return percentOf(loan, vaFeeAt(use === 'first' ? va.fees : va.laterFees, downPct))
}

/** What the VA wants left a month after taxes, housing and debts; US dollars, for loans under and from an amount. */
export interface ResidualIncomeTable {
  from: number
  /** By persons, from one; each more adds `more` up to `upToPersons`. */
  under: readonly number[]
  atLeast: readonly number[]
  more: readonly [under: number, atLeast: number]
  upToPersons: number
}

/** The residual income for a household (38 CFR 36.4340), US dollars a month. The lender checks it: taxes aren't known here. */
export function residualIncome(loan: number, persons: number, table: ResidualIncomeTable): number {
  const [amounts, more] = loan < table.from ? [table.under, table.more[0]] : [table.atLeast, table.more[1]]
  const counted = Math.min(persons, table.upToPersons)
  return amounts[Math.min(counted, amounts.length) - 1]! + Math.max(0, counted - amounts.length) * more
}
