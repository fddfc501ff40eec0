import { completeTerms } from '#domain/money/complete-terms.ts'
import { insuranceLine, type Insured } from '#domain/money/home-insurance.ts'
import type { LoanFigures } from '#domain/money/home-month.ts'
import type { OwnTerms } from '#domain/money/loan-terms.ts'
import type { Market } from '#domain/money/money.ts'
import { costPieces, type CentsLine, type CostPiece } from '#domain/money/monthly-cost.ts'

/**
 * How a home's month is added up from what is stored of it, in cents: a piece's lines over the price, the tax, the fee of
 * the association and the insurance. Every engine does so in the same order in double precision.
 */
export interface MonthSum {
  /** Null for rentals, whose month is the rent. */
  pieces: readonly CostPiece[] | null
  /** Home insurance as lines over the price, by what the owner of a home of its kind insures. */
  insurance: Readonly<Record<Insured, CentsLine>>
}

/** The sum by a visitor's numbers. */
export function monthSum(market: Market, own: OwnTerms, { usual, rules }: LoanFigures): MonthSum {
  if (market === 'rent') return { pieces: null, insurance: NO_INSURANCE }
  const terms = completeTerms(own, usual)
  const lineOf = (insured: Insured) => insuranceLine(terms.insurance, insured)
  return { pieces: costPieces(terms, rules), insurance: { building: lineOf('building'), inside: lineOf('inside') } }
}

const NONE: CentsLine = { slope: 0, constant: 0 }
const NO_INSURANCE = { building: NONE, inside: NONE }
