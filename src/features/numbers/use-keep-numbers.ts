import { useNavigate } from '@tanstack/react-router'
import { NO_OWN_TERMS, type OwnTerms } from '#domain/money/loan-terms.ts'
import type { OwnNumbers } from '#domain/money/own-numbers.ts'
import { writeTerms } from '#domain/money/own-terms.ts'
import type { OwnNumbersStore } from '#ports/browser/own-numbers.ts'
import { showVisitorsTerms, useCostTerms } from '#ui/listing/cost-terms.ts'

/** Writes terms into the address in place of those it holds. */
export function useTermsAddress(): (terms: OwnTerms) => void {
  const navigate = useNavigate()
  return (terms) => {
    const search = (before: object) => ({ ...before, ...writeTerms(terms) })
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false })
  }
}

/**
 * Keeps numbers and computes every cost by them. Answers why the device refuses to keep them, else ''. A link's terms give way to
 * them; where costs narrow or order the results (`inAddress`), the address holds them.
 */
export function useKeepNumbers(store: OwnNumbersStore | null, inAddress = false): (numbers: OwnNumbers) => string {
  const costTerms = useCostTerms()
  const writeAddress = useTermsAddress()
  return (numbers) => {
    const kept = store?.write(numbers)
    showVisitorsTerms(numbers.terms)
    if (inAddress) writeAddress(numbers.terms)
    else if (costTerms.inAddress) writeAddress(NO_OWN_TERMS)
    return kept?.ok === false ? kept.problem.message : ''
  }
}
