import type { Cents } from '#domain/money/cents.ts'
import type { SaleFigures } from '#domain/money/home-figures.ts'
import type { LoanRules } from '#domain/money/loan-rules.ts'
import { fhaMortgage, insuranceEnd } from '#domain/money/mortgage-insurance.ts'
import { balanceAfter } from '#domain/money/mortgage.ts'
import type { SaleCosts } from './sale-costs.ts'

/** Until which payment mortgage insurance is paid; null: there is none. */
export type InsuranceTime =
  | { kind: 'private'; onRequest: number; automatic: number }
  | { kind: 'fha'; payments: number; wholeTerm: boolean }
  | null

/** The loan over its years, on the original schedule. */
export interface StillOwed {
  loan: Cents
  ratePct: number
  years: number
  insurance: InsuranceTime
}

/** What the end of mortgage insurance depends on beside the loan. */
export interface OwedFigures extends Pick<SaleFigures, 'insuranceEnds'> {
  rules: LoanRules
}

export function stillOwed(costs: SaleCosts, figures: OwedFigures): StillOwed {
  const { loan, terms } = costs
  return { loan, ratePct: terms.ratePct, years: terms.years, insurance: insuranceTime(costs, figures) }
}

/** What is owed after so many payments. */
export const owedAfter = ({ loan, ratePct, years }: StillOwed, payments: number): Cents =>
  balanceAfter(loan, ratePct, years, payments)

function insuranceTime({ terms, price, lent, parts }: SaleCosts, { rules, insuranceEnds }: OwedFigures): InsuranceTime {
  const { loan, ratePct, years, down } = terms
  if (parts?.mortgageInsurance === 0) return null
  if (loan === 'conventional') {
    const table = { ...insuranceEnds.value, assumedRates: [] }
    const end = insuranceEnd({ amount: lent, ratePct, years }, price, table)
    return end && { kind: 'private', ...end }
  }
  const months = loan === 'fha' ? fhaMortgage({ price, down, ratePct, years }, 1, rules)?.months : undefined
  if (months === undefined) return null
  const wholeTerm = months === 'life' || months >= years * 12
  return { kind: 'fha', payments: wholeTerm ? years * 12 : months, wholeTerm }
}
