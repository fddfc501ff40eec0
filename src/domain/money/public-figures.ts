import type { LawTable } from '../law/laws.ts'
import type { DebtLimits } from './affordable-price.ts'
import type { AttorneyReviewTable } from './attorney-review.ts'
import type { ClosingCostTable } from './closing-costs.ts'
import type { FigureTable } from './figure.ts'
import type { LoanLimitTable } from './loan-limits.ts'
import type { LoanRules } from './loan-rules.ts'
import type { LoanKind, UsualTerms } from './loan-terms.ts'
import type { PrivateInsuranceTable, ResidualIncomeTable } from './mortgage-insurance.ts'
import type { MoveInTable } from './move-in.ts'
import type { RentControlTable } from './rent-control.ts'
import type { SellerFeeTable } from './seller-fees.ts'
import type { StateHelpTable } from './state-help.ts'
import type { VoucherTable } from './voucher.ts'

/** Limits that lenders name, for the visitor to pick from. */
export const DEBT_LIMIT_CHOICES = [
  'rule-of-thumb',
  'conventional',
  'conventional-automated',
  'fha',
  'fha-one-factor',
  'fha-two-factors',
  'fha-automated',
  'va',
] as const
export type DebtLimitChoice = (typeof DEBT_LIMIT_CHOICES)[number]
/** The limits that lenders name for each kind of loan, the lowest first. */
export const LIMITS_OF_LOAN: Readonly<Record<LoanKind, readonly DebtLimitChoice[]>> = {
  conventional: ['rule-of-thumb', 'conventional', 'conventional-automated'],
  fha: ['rule-of-thumb', 'fha', 'fha-one-factor', 'fha-two-factors', 'fha-automated'],
  va: ['rule-of-thumb', 'va'],
}
export type DebtLimitTable = Readonly<Record<DebtLimitChoice, DebtLimits>>

/** What only an operator can say; null: not said, shown as 'Not provided'. */
export interface OperatorCosts {
  /** What a renter commonly pays a broker, months of rent. */
  brokerFeeMonths: number | null
}

/** The rules' tables with the operator's overrides in them. The two large ones are apart, so that browsers fetch them alone. */
export interface PublicFigures {
  usualTerms: UsualTerms
  loanRules: LoanRules
  loanLimits: LoanLimitTable
  privateInsurance: PrivateInsuranceTable
  debtLimits: DebtLimitTable
  residualIncome: ResidualIncomeTable
  stateHelp: StateHelpTable
  closingCosts: ClosingCostTable
  sellerFees: SellerFeeTable
  moveIn: MoveInTable
  voucher: VoucherTable
  rentControl: RentControlTable
  attorneyReview: AttorneyReviewTable
  laws: LawTable
  operatorCosts: OperatorCosts
  /** A county's median property tax in percent of today's price a year; undefined outside the seven counties. */
  countyTaxPct: Readonly<Record<string, number | undefined>>
  /** Every figure with source and date, by topic. */
  tables: readonly FigureTable[]
}
