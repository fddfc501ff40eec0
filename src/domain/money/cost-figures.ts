import { LISTED_TAXES, type TaxFigures } from './cost-facts.ts'

/** What monthly costs are computed from, besides a home and a visitor's own numbers. */
export interface CostFigures {
  taxes: TaxFigures
}

export const LISTED_COSTS: CostFigures = { taxes: LISTED_TAXES }
