import type { Cents } from './cents.ts'

/** Limits that a visitor picks; lenders' own differ. Percent of the gross monthly income; null: not looked at. */
export interface DebtLimits {
  /** The home's month alone. */
  frontPct: number | null
  /** The home's month and all other debts. */
  backPct: number
}

/** Named pairs of limits, as a table of public figures holds them. */
export interface DebtLimitTable {
  choices: readonly (DebtLimits & { id: DebtLimitChoice })[]
}

export type DebtLimitChoice = 'rule-of-thumb' | 'fha' | 'conventional'

/** What a visitor has; US dollars. */
export interface BuyerMeans {
  /** A year, before tax. */
  income: number
  /** A month. */
  debts: number
  /** For the down payment and the closing costs; null: not said. */
  savings: number | null
}

export type PriceLimit = 'front' | 'back' | 'cash'

export interface AffordablePrice {
  /** US dollars, whole hundreds; 0 where nothing is left. */
  price: number
  /** The same for display, in whole thousands. */
  displayPrice: number
  /** Each limit as a price of its own; those that aren't looked at are missing. */
  limits: { limit: PriceLimit; price: number }[]
  /** The lowest of the limits. */
  binding: PriceLimit
  /** What the home may cost a month by income and debts; negative where debts pass the limit. */
  monthlyRoom: Cents
}
