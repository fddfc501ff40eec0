import type { Cents } from './cents.ts'

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
