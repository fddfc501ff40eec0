import type { TownKey } from '../geo/town.ts'
import type { ClosingCostTable } from './closing-costs.ts'
import type { SourcedFigure } from './home-figures.ts'
import type { LoanLimitTable } from './loan-limits.ts'
import type { DebtLimitTable } from './public-figures.ts'
import type { StateHelpTable } from './state-help.ts'

/** What decides the price that an income reaches in a town. */
export interface TownFigure {
  town: TownKey
  /** Effective rate of the property tax, percent of today's price. */
  taxPct: number
  /** How far a bill may be from an estimate by this rate, percent either way. */
  taxBandPct: number
  /** The agency's own rate; else estimated from the State's averages. */
  taxFrom: 'operator' | 'town'
  /** Middle price of recorded sales in US dollars, a yardstick for the town and never for a home; null: too few sales. */
  medianSale: { price: number; sales: number } | null
}

/** The public figures of every town of the seven counties, and what prices are worked out by there. */
export interface TownFigures {
  towns: SourcedFigure<TownFigure[]>
  debtLimits: DebtLimitTable
  /** The items of a house. */
  closingCosts: ClosingCostTable
  loanLimits: SourcedFigure<LoanLimitTable>
  stateHelp: SourcedFigure<StateHelpTable>
}
