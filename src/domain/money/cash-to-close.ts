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
  /** The share that one sum is reckoned with; moved into the range where that starts above it. */
  usualPct: number
  highPct: number
  /** Where the property tax is high, the prepaid part is too: the range starts here. */
  highTaxLowPct: number
  /** A tax of so many percent of the price or more a year is high. */
  highTaxFromPct: number
}

/** Percent of the price. */
export interface ClosingShare {
  low: number
  usual: number
  high: number
}

/** A sum that isn't known exactly: from, to, and the one that is said where only one fits. */
export interface CentsRange {
  low: Cents
  usual: Cents
  high: Cents
}

export interface CashToClose {
  downPayment: Cents
  closingShare: ClosingShare
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

/** The buyer's closing costs in percent of the price. Price and yearly tax are US dollars; null: the tax is unknown. */
export function closingShare(price: number, propertyTax: number | null, table: ClosingCostTable): ClosingShare {
  const isHigh = propertyTax !== null && toCents(propertyTax) >= percentOf(toCents(price), table.highTaxFromPct)
  const low = isHigh ? table.highTaxLowPct : table.lowPct
  const high = table.highPct
  return { low, usual: Math.min(high, Math.max(low, table.usualPct)), high }
}

/**
 * The cash a buyer brings to the closing: the down payment and the closing costs, less the State's help where it is likely. The
 * seller's transfer fees are never part of it; premiums that are added to the loan aren't either.
 */
export function cashToClose(
  { price, down, propertyTax, stateHelp }: CashQuestion,
  table: ClosingCostTable,
): CashToClose {
  const share = closingShare(price, propertyTax, table)
  const downPayment = downPaymentCents(down, price)
  const help = stateHelp?.verdict === 'likely' ? toCents(stateHelp.upTo) : 0
  const closingCosts = each(share, (pct) => percentOf(toCents(price), pct))
  const total = each(closingCosts, (costs) => Math.max(0, downPayment + costs - help))
  return { downPayment, closingShare: share, closingCosts, stateHelp: help, total }
}

const each = ({ low, usual, high }: ClosingShare, compute: (of: number) => Cents): CentsRange => ({
  low: compute(low),
  usual: compute(usual),
  high: compute(high),
})
