import { INSURED_INSIDE } from '#domain/money/home-insurance.ts'
import type { CentsLine } from '#domain/money/monthly-cost.ts'
import type { MonthSum } from '../listings/month-sum.ts'
import type { SqlPiece } from './sql-piece.ts'

/** Half up, as `centsAt` of the domain; no line has a negative value, so that cutting off rounds down. */
const CENTS = 'CAST(? * price + ? + 0.5 AS INTEGER)'
const INSURED = `CASE WHEN home_kind IN (${INSURED_INSIDE.map((kind) => `'${kind}'`).join()}) THEN ${CENTS} ELSE ${CENTS} END`
const numbersOf = ({ slope, constant }: CentsLine): number[] => [slope, constant]

/** A home's month in cents; null where it can't be worked out. */
export function monthOfHome({ pieces, insurance }: MonthSum): SqlPiece {
  if (!pieces) return { sql: '(price * 100)', values: [] }
  const ends = pieces.slice(0, -1)
  const paid = `CASE ${ends.map(() => `WHEN price <= ? THEN ${CENTS} + ${CENTS}`).join(' ')} WHEN true THEN ${CENTS} + ${CENTS} END`
  const linesOf = (piece: (typeof pieces)[number]) => [...numbersOf(piece.loan), ...numbersOf(piece.mortgageInsurance)]
  const insured = [...numbersOf(insurance.inside), ...numbersOf(insurance.building)]
  return {
    sql: `(${paid} + monthly_tax_cents + ${INSURED} + coalesce(monthly_fee, 0) * 100)`,
    values: [...ends.flatMap((piece) => [piece.upTo, ...linesOf(piece)]), ...linesOf(pieces.at(-1)!), ...insured],
  }
}
