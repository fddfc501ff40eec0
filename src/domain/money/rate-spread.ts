import type { LoanRules } from './loan-rules.ts'
import type { LoanTerms } from './loan-terms.ts'
import { costPieces, monthlyCost, roundedMonth, totalCents, type CostedHome } from './monthly-cost.ts'

/** A home's month at a rate: percent a year; US dollars, rounded to $10. */
export interface MonthAtRate {
  ratePct: number
  month: number
}

/** A month at half a point less, and at half a point more. */
export type RateSpread = readonly [less: MonthAtRate, more: MonthAtRate]

const HALF_A_POINT = 0.5

/**
 * A home's month at half a point less and half a point more, which is how far rates can move while somebody looks for a home; null
 * where its tax is unknown.
 */
export function rateSpread(home: CostedHome, terms: LoanTerms, rules: LoanRules): RateSpread | null {
  const at = (ratePct: number): MonthAtRate | null => {
    const changed = { ...terms, ratePct }
    const parts = monthlyCost(home, changed, costPieces(changed, rules))
    return parts && { ratePct, month: roundedMonth(totalCents(parts)) }
  }
  const less = at(Math.max(0, terms.ratePct - HALF_A_POINT))
  const more = at(terms.ratePct + HALF_A_POINT)
  return less && more && [less, more]
}
