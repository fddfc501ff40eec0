import type { LoanKind } from './loan-terms.ts'

/** A yearly FHA premium: percent of the base loan's balance, by term, size of the base loan and loan to value at closing. */
export interface FhaPremium {
  /** Terms of so many years, included; null: all longer ones. Shorter terms come first. */
  yearsUpTo: number | null
  /** US dollars, included; null: no limit. */
  baseUpTo: number | null
  /** Loan to value in percent: over the one, up to the other. */
  ltvOver: number
  ltvUpTo: number
  annualPct: number
  /** It is paid for so many months, or as long as the loan runs. */
  months: number | 'life'
}

/** The VA's funding fee in percent of the loan, from so many percent down. */
export interface VaFee {
  downFromPct: number
  feePct: number
}

/** The FHA's and the VA's charges, in percent. */
export interface LoanRules {
  fha: { upfrontPct: number; premiums: readonly FhaPremium[] }
  /** The funding fee at first and later use (38 U.S.C. 3729); the highest down payment comes first. */
  va: { fees: readonly VaFee[]; laterFees: readonly VaFee[] }
}

/** The premiums of a term in years. */
export function fhaPremiumsOf(years: number, premiums: readonly FhaPremium[]): readonly FhaPremium[] {
  const row = premiums.find(({ yearsUpTo }) => years <= (yearsUpTo ?? Infinity))
  return premiums.filter(({ yearsUpTo }) => yearsUpTo === row?.yearsUpTo)
}

/** The premium for a base loan in US dollars at a loan to value in percent over so many years; undefined where no row fits. */
export const fhaPremiumAt = (
  premiums: readonly FhaPremium[],
  base: number,
  ltv: number,
  years: number,
): FhaPremium | undefined =>
  fhaPremiumsOf(years, premiums).find(
    ({ baseUpTo, ltvOver, ltvUpTo }) => base <= (baseUpTo ?? Infinity) && ltv > ltvOver && ltv <= ltvUpTo,
  )

/** The funding fee in percent at a down payment in percent; 0 where no row fits. */
export const vaFeeAt = (fees: readonly VaFee[], downPct: number): number =>
  fees.find(({ downFromPct }) => downPct >= downFromPct)?.feePct ?? 0

/** What is added to the loan at closing, percent of what is lent: the FHA's upfront premium, the VA's fee at first use. */
export function upfrontPctAt(loan: LoanKind, downPct: number, { fha, va }: LoanRules): number {
  if (loan === 'fha') return fha.upfrontPct
  return loan === 'va' ? vaFeeAt(va.fees, downPct) : 0
}
