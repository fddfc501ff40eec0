import type { Timetable } from '../commute/timetable.ts'
import type { CostFigures } from '../money/cost-figures.ts'

/** What homes are projected and searched by, besides their own facts. */
export interface ListingFigures extends CostFigures {
  timetable: Timetable
}
