import type { Cents } from './cents.ts'

/**
 * Private mortgage insurance on conventional loans: when it ends (Homeowners Protection Act of 1998, 12 U.S.C. 4901 and 4902), and
 * assumed rates.
 */
export interface PrivateInsuranceTable {
  /** Percent of the original value at which the borrower may ask, and at which it ends by law. */
  requestAtPercent: number
  automaticAtPercent: number
  /** Charged only above this loan-to-value, in percent. */
  neededAbovePercent: number
  /** Assumed percent of the loan a year, by loan-to-value up to and including, and credit score from; the first that fits. */
  assumedRates: readonly { ltvUpTo: number; scoreFrom: number; percent: number }[]
}

/** FHA's premiums (HUD Mortgagee Letter 2023-05 and Handbook 4000.1). Percent; US dollars. */
export interface FhaTable {
  minimumDownPercent: number
  /** Of the base loan; added to it. */
  upfrontPercent: number
  /** The first row that fits counts. Terms of up to `termYearsOver` years have no row: their premium isn't known for sure. */
  annual: readonly FhaAnnualPremium[]
}

export interface FhaAnnualPremium {
  /** For terms longer than so many years. */
  termYearsOver: number
  /** For base loans up to and including so many US dollars; null: any. */
  baseUpTo: number | null
  /** For loan-to-value up to and including so many percent; null: any. */
  ltvUpTo: number | null
  /** Of the average balance of the base loan in a year. */
  annualPercent: number
  /** For so many months, or as long as the loan runs. */
  months: number | 'life'
}

/** VA's funding fee (38 U.S.C. 3729): percent of the loan by down payment, the highest `downFrom` first. */
export interface VaTable {
  firstUse: readonly VaFeeRow[]
  laterUse: readonly VaFeeRow[]
}

export interface VaFeeRow {
  downFrom: number
  percent: number
}

/** The number of the payment after which private mortgage insurance may end or ends. */
export interface InsuranceEnd {
  /** The borrower may ask. */
  onRequest: number
  /** It ends by law if the loan is current. */
  automatic: number
}

/** An FHA mortgage's sums. */
export interface FhaMortgage {
  base: Cents
  upfront: Cents
  /** The base loan and the upfront premium. */
  financed: Cents
  /** A month of the first year. */
  monthlyPremium: Cents
  months: number | 'life'
}
