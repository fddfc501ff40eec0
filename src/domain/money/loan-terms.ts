import type { HomeInsurance } from './home-insurance.ts'

export const LOAN_KINDS = ['conventional', 'fha', 'va'] as const
export type LoanKind = (typeof LOAN_KINDS)[number]

/** HUD Handbook 4000.1: the least down payment of an FHA loan, percent. */
export const FHA_LEAST_DOWN = 3.5

/** A share of the price, or US dollars whatever the price. */
export type DownPayment = { kind: 'percent'; percent: number } | { kind: 'dollars'; dollars: number }

/** What the monthly cost of a home depends on besides the home. */
export interface LoanTerms {
  down: DownPayment
  /** Percent a year, fixed. */
  ratePct: number
  years: number
  loan: LoanKind
  insurance: HomeInsurance
  /** Private mortgage insurance of a conventional loan, percent of the loan a year. */
  mortgageInsurancePct: number
}

/** A visitor's own numbers; null: the usual ones. Their home insurance is US dollars a year. */
export type OwnTerms = { readonly [Term in Exclude<keyof LoanTerms, 'insurance'>]: LoanTerms[Term] | null } & {
  readonly insurance: number | null
}

export const NO_OWN_TERMS: OwnTerms = {
  down: null,
  ratePct: null,
  years: null,
  loan: null,
  insurance: null,
  mortgageInsurancePct: null,
}

/** The terms that stand where a visitor gave none. */
export interface UsualTerms extends LoanTerms {
  /** ISO date (yyyy-mm-dd) of the rate. */
  rateAsOf: string
}
