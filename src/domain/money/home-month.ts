import { completeTerms } from './complete-terms.ts'
import type { LoanRules } from './loan-rules.ts'
import type { OwnTerms, UsualTerms } from './loan-terms.ts'
import { costPieces, monthlyCost, totalCents, type CostedHome } from './monthly-cost.ts'

/** What monthly costs are computed by, besides a home and a visitor's own numbers. */
export interface LoanFigures {
  usual: UsualTerms
  rules: LoanRules
}

/** Works out the month of homes, in cents; null where a home's tax is unknown. For rentals it is the rent. */
export function monthsBy(own: OwnTerms, { usual, rules }: LoanFigures): (home: CostedHome) => number | null {
  const terms = completeTerms(own, usual)
  const pieces = costPieces(terms, rules)
  return (home) => {
    const cost = monthlyCost(home, terms, pieces)
    return cost && totalCents(cost)
  }
}

/** The cents below which a month, rounded to $10 as it is shown, is at most so many US dollars. */
export const centsBelow = (upTo: number): number => Math.floor(upTo / 10) * 1000 + 500
