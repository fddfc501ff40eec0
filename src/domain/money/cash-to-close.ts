import { percentOf, type Cents } from './cents.ts'
import type { StateHelp } from './state-help.ts'

/** The buyer's closing costs beside the down payment, prepaid tax and insurance included: percent of the price. */
export interface ClosingCostTable {
  lowPercent: number
  highPercent: number
  /** Where the property tax is high, the prepaid part is too: the range starts here. */
  highTaxLowPercent: number
  /** A tax of so many percent of the price or more a year is high. */
  highTaxFromPercent: number
}

/** A sum that isn't known exactly; both ends are the same where it is. */
export interface CentsRange {
  low: Cents
  high: Cents
}

export interface CashToClose {
  downPayment: Cents
  closingCosts: CentsRange
  /** The State's help that is taken off: 0 unless the triage says 'likely'. */
  stateHelp: Cents
  /** Never below 0. */
  total: CentsRange
}

/** A purchase, as far as the cash depends on it. */
export interface CashQuestion {
  price: Cents
  downPayment: Cents
  /** A year; null if unknown. */
  propertyTax: Cents | null
  /** Null: not looked at. */
  stateHelp: StateHelp | null
}

/** The range of the buyer's closing costs, in percent of the price. */
export function closingCostPercent(
  price: Cents,
  propertyTax: Cents | null,
  table: ClosingCostTable,
): [low: number, high: number] {
  const isHigh = propertyTax !== null && propertyTax >= percentOf(price, table.highTaxFromPercent)
  return [isHigh ? table.highTaxLowPercent : table.lowPercent, table.highPercent]
}

/**
 * The cash a buyer brings to the closing: the down payment and the closing costs, less the State's help where it is likely. The
 * seller's transfer fees are never part of it; premiums that are added to the loan aren't either.
 */
export function cashToClose({ price, downPayment, ...home }: CashQuestion, table: ClosingCostTable): CashToClose {
  const [lowPercent, highPercent] = closingCostPercent(price, home.propertyTax, table)
  const closingCosts = { low: percentOf(price, lowPercent), high: percentOf(price, highPercent) }
  const stateHelp = home.stateHelp?.verdict === 'likely' ? home.stateHelp.upTo : 0
  const total = (costs: Cents): Cents => Math.max(0, downPayment + costs - stateHelp)
  return {
    downPayment,
    closingCosts,
    stateHelp,
    total: { low: total(closingCosts.low), high: total(closingCosts.high) },
  }
}
