import {
  FHA_LEAST_DOWN,
  type DownPayment,
  type LoanKind,
  type LoanTerms,
  type OwnTerms,
  type UsualTerms,
} from './loan-terms.ts'

/** The visitor's numbers, completed by the usual ones. An FHA or VA loan begins with the least that it asks to pay down. */
export const completeTerms = (own: OwnTerms, usual: UsualTerms): LoanTerms => ({
  down: own.down ?? usualDown(own.loan ?? usual.loan, usual),
  ratePct: own.ratePct ?? usual.ratePct,
  years: own.years ?? usual.years,
  loan: own.loan ?? usual.loan,
  insurance: own.insurance ?? usual.insurance,
  mortgageInsurancePct: own.mortgageInsurancePct ?? usual.mortgageInsurancePct,
})

/** What is paid down with this kind of loan where a visitor says nothing else: FHA and VA loans are chosen to pay little. */
export function usualDown(loan: LoanKind, usual: Pick<UsualTerms, 'down'>): DownPayment {
  if (loan === 'conventional') return usual.down
  return { kind: 'percent', percent: loan === 'fha' ? FHA_LEAST_DOWN : 0 }
}
