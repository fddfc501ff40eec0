import type { Cents } from './cents.ts'

/** Limits that a visitor picks; lenders' own differ. Percent of the gross monthly income; null: not looked at. */
export interface DebtLimits {
  /** The home's month alone. */
  frontPercent: number | null
  /** The home's month and all other debts. */
  backPercent: number
}

/** Named pairs of limits, as a table of public figures holds them. */
export interface DebtLimitTable {
  choices: readonly (DebtLimits & { id: DebtLimitChoice })[]
}

export type DebtLimitChoice = 'rule-of-thumb' | 'fha' | 'conventional'

/** What a visitor has. */
export interface BuyerMeans {
  /** A year, before tax. */
  income: Cents
  /** A month. */
  debts: Cents
  /** For the down payment and the closing costs; null: not said. */
  savings: Cents | null
}

export type PriceLimit = 'front' | 'back' | 'cash'

export interface AffordablePrice {
  /** Whole hundreds of US dollars, in cents; 0 where nothing is left. */
  price: Cents
  /** The same for display, in whole thousands. */
  displayPrice: Cents
  /** Each limit as a price of its own; those that aren't looked at are missing. */
  limits: { limit: PriceLimit; price: Cents }[]
  /** The lowest of the limits. */
  binding: PriceLimit
  /** What the home may cost a month by income and debts; negative where debts pass the limit. */
  monthlyRoom: Cents
}
