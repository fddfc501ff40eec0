/** A yearly FHA premium: percent of the base loan's balance, by size of the base loan and loan to value at closing. */
export interface FhaPremium {
  /** US dollars, included; null: no limit. */
  baseUpTo: number | null
  /** Loan to value in percent: over the one, up to the other. */
  ltvOver: number
  ltvUpTo: number
  annualPct: number
}

/** The FHA's and the VA's charges, in percent. The FHA's are those of terms over 15 years. */
export interface LoanRules {
  fha: { upfrontPct: number; premiums: readonly FhaPremium[] }
  /** The VA's funding fee at first use, percent of the loan, by the down payment from which it holds; the highest comes first. */
  va: { fees: readonly { downFromPct: number; feePct: number }[] }
}
