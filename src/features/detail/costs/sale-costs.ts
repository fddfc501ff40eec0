import { percentOf, type Cents } from '#domain/money/cents.ts'
import { downPaymentCents, downPercent, lentCents } from '#domain/money/down-payment.ts'
import { upfrontPctAt, type LoanRules } from '#domain/money/loan-rules.ts'
import type { LoanTerms } from '#domain/money/loan-terms.ts'
import {
  costPieces,
  monthlyCost,
  roundedMonth,
  totalCents,
  type CostedHome,
  type MonthlyCost,
} from '#domain/money/monthly-cost.ts'

/** What buying a home costs under given terms. */
export interface SaleCosts {
  terms: LoanTerms
  /** US dollars. */
  price: number
  /** Percent of the price. */
  downPct: number
  down: Cents
  /** What is lent, without and with the fees that are added to it. */
  lent: Cents
  loan: Cents
  /** These fees in percent of what is lent: the FHA's upfront premium, the VA's funding fee. */
  upfrontPct: number
  /** Null where neither the home's tax nor an estimate is known. */
  parts: MonthlyCost | null
  /** The month as it is said: US dollars, rounded to $10; null as `parts`. */
  month: number | null
}

/** A home for sale under a visitor's terms. */
export function saleCosts(home: CostedHome, terms: LoanTerms, rules: LoanRules): SaleCosts {
  const { price } = home
  const downPct = downPercent(terms.down, price)
  const upfrontPct = upfrontPctAt(terms.loan, downPct, rules)
  const lent = lentCents(terms.down, price)
  const parts = monthlyCost(home, terms, costPieces(terms, rules))
  return {
    terms,
    price,
    downPct,
    down: downPaymentCents(terms.down, price),
    lent,
    loan: lent + percentOf(lent, upfrontPct),
    upfrontPct,
    parts,
    month: parts && roundedMonth(totalCents(parts)),
  }
}

/** The same terms with another share of the price paid down. */
export const withDown = (terms: LoanTerms, percent: number): LoanTerms => ({
  ...terms,
  down: { kind: 'percent', percent },
})
