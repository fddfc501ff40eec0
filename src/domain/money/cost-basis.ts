import type { LoanRules } from './loan-rules.ts'
import type { UsualTerms } from './loan-terms.ts'
import type { MoveInTable } from './move-in.ts'

/** What costs are computed by besides a home and a visitor's own numbers. It comes with each page. */
export interface CostBasis {
  usual: UsualTerms
  rules: LoanRules
  moveIn: MoveInTable
}
