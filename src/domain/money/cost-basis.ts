import type { LoanFigures } from './home-month.ts'
import type { MoveInTable } from './move-in.ts'

/** What costs and commutes are computed by besides a home and a visitor's own numbers. It comes with each page. */
export interface CostBasis extends LoanFigures {
  moveIn: MoveInTable
  /** ISO date of the timetable that commutes are computed by. */
  timetableAsOf: string
}
