import type { TaxFigures } from './cost-facts.ts'
import type { LoanFigures } from './home-month.ts'

/** What monthly costs are computed from, besides a home and a visitor's own numbers. */
export interface CostFigures {
  taxes: TaxFigures
  loans: LoanFigures
}
