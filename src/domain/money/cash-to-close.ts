import { percentOf, toCents, type Cents } from './cents.ts'
import { downPaymentCents } from './down-payment.ts'
import type { DownPayment } from './loan-terms.ts'
import type { StateHelp } from './state-help.ts'

/**
 * The buyer's closing costs beside the down payment, prepaid tax and insurance included: percent of the price, as consumer guides of
 * 2024 and 2025 give them.
 */
export interface ClosingCostTable {
  lowPct: number
  highPct: number
  /** Where the property tax is high, the prepaid part is too: the range starts here. */
  highTaxLowPct: number
  /** A tax of so many percent of the price or more a year is high. */
  highTaxFromPct: number
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
  /** US dollars. */
  price: number
  down: DownPayment
  /** US dollars a year; null if unknown. */
  propertyTax: number | null
  /** Null: not looked at. */
  stateHelp: StateHelp | null
}

/** The range of the buyer's closing costs, in percent of the price. Price and yearly tax are US dollars. */
export function closingCostPct(
  price: number,
  propertyTax: number | null,
  table: ClosingCostTable,
): [low: number, high: number] {
  const isHigh = propertyTax !== null && toCents(propertyTax) >= percentOf(toCents(price), table.highTaxFromPct)
  return [isHigh ? table.highTaxLowPct : table.lowPct, table.highPct]
}

/**
 * The cash a buyer brings to the closing: the down payment and the closing costs, less the State's help where it is likely. The
 * seller's transfer fees are never part of it; premiums that are added to the loan aren't either.
 */
export function cashToClose(
  { price, down, propertyTax, ...asked }: CashQuestion,
  table: ClosingCostTable,
): CashToClose {
  const [lowPct, highPct] = closingCostPct(price, propertyTax, table)
  const closingCosts = { low: percentOf(toCents(price), lowPct), high: percentOf(toCents(price), highPct) }
  const downPayment = downPaymentCents(down, price)
  const stateHelp = asked.stateHelp?.verdict === 'likely' ? toCents(asked.stateHelp.upTo) : 0
  const total = (costs: Cents): Cents => Math.max(0, downPayment + costs - stateHelp)
  return {
    downPayment,
    closingCosts,
    stateHelp,
    total: { low: total(closingCosts.low), high: total(closingCosts.high) },
  }
}
