import { useNavigate } from '@tanstack/react-router'
import { NO_OWN_TERMS, type OwnTerms } from '#domain/money/loan-terms.ts'
import type { OwnNumbers } from '#domain/money/own-numbers.ts'
import { writeTerms } from '#domain/money/own-terms.ts'
import type { OwnNumbersStore } from '#ports/browser/told-store.ts'
import { showVisitorsTerms, useCostTerms } from '#ui/listing/cost-terms.ts'
import { changeNumbers } from './change-numbers.ts'

/** Writes terms into the address in place of those it holds. */
export function useTermsAddress(): (terms: OwnTerms) => void {
  const navigate = useNavigate()
  return (terms) => {
    const search = (before: object) => ({ ...before, ...writeTerms(terms) })
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false })
  }
}

/** The terms of the loan, and what else is changed with them. */
type KeptChange = Pick<OwnNumbers, 'terms'> & Partial<OwnNumbers>

/**
 * Keeps numbers and computes every cost by them. Answers why the device refuses to keep them, else ''. A link's terms give way to
 * them; where costs narrow or order the results (`inAddress`), the address holds them.
 */
export function useKeepNumbers(store: OwnNumbersStore | null, inAddress = false): (changed: KeptChange) => string {
  const costTerms = useCostTerms()
  const writeAddress = useTermsAddress()
  return (changed) => {
    const refusal = changeNumbers(store, (kept) => ({ ...kept, ...changed }))
    showVisitorsTerms(changed.terms)
    if (inAddress) writeAddress(changed.terms)
    else if (costTerms.inAddress) writeAddress(NO_OWN_TERMS)
    return refusal
  }
}
