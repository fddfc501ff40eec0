import type { ListingSummary } from '../listing/listing.ts'
import { monthsBy, type LoanFigures } from '../money/home-month.ts'
import { NO_OWN_TERMS } from '../money/loan-terms.ts'
import { isLike } from './similar-update.ts'

/** `isLike` by the monthly cost on the usual terms, which is worked out once for each home. */
export function likenessBy(loans: LoanFigures): (home: ListingSummary, other: ListingSummary) => boolean {
  const centsOf = monthsBy(NO_OWN_TERMS, loans)
  const known = new WeakMap<ListingSummary, number | null>()
  const monthlyCost = (home: ListingSummary): number | null => {
    const kept = known.get(home)
    if (kept !== undefined) return kept
    const cents = centsOf(home)
    const dollars = cents === null ? null : cents / 100
    known.set(home, dollars)
    return dollars
  }
  return (home, other) => isLike(home, other, { monthlyCost })
}
