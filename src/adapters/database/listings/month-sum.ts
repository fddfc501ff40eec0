import type { LoanFigures } from '#domain/money/home-month.ts'
import { completeTerms, type OwnTerms } from '#domain/money/loan-terms.ts'
import type { Market } from '#domain/money/money.ts'
import { costPieces, insuranceCents, type CostPiece } from '#domain/money/monthly-cost.ts'

/**
 * How a home's month is added up from what is stored of it, in cents: a piece's lines over the price, the tax, the fee of
 * the association and the insurance. Every engine does so in the same order in double precision.
 */
export interface MonthSum {
  /** Null for rentals, whose month is the rent. */
  pieces: readonly CostPiece[] | null
  /** Home insurance, cents. */
  insurance: number
}

/** The sum by a visitor's numbers. */
export function monthSum(market: Market, own: OwnTerms, { usual, rules }: LoanFigures): MonthSum {
  if (market === 'rent') return { pieces: null, insurance: 0 }
  const terms = completeTerms(own, usual)
  return { pieces: costPieces(terms, rules), insurance: insuranceCents(terms) }
}
