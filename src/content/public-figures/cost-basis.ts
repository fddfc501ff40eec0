import type { CostBasis } from '#domain/money/cost-basis.ts'
import { EMBEDDED_TIMETABLE } from '../timetable/embedded-timetable.ts'
import { FIGURE_TABLES, figuresOf } from './figure-tables.ts'
import { loanRules } from './loan-rules.ts'
import { moveInTable } from './renting.ts'
import { usualTerms } from './usual-terms.ts'

const FIGURES = figuresOf(FIGURE_TABLES)

/** What costs are computed by on a site whose operator set nothing. */
export const BUILT_IN_COST_BASIS: CostBasis = {
  usual: usualTerms(FIGURES),
  rules: loanRules(FIGURES),
  moveIn: moveInTable(FIGURES),
  timetableAsOf: EMBEDDED_TIMETABLE.asOf,
}
