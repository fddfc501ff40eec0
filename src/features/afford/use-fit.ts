import type { ListingQuery } from '#domain/search/search.ts'
import type { CostTerms } from '#ui/listing/cost-terms.ts'
import { fitLimits, fittingFilters, type FitLimits } from './fitting-homes.ts'
import type { IncomeReach } from './income-reach.ts'
import { useSettled } from './use-settled.ts'

/** A search waits until typing has paused this long, ms. */
const PAUSE_MS = 500

export interface Fit {
  limits: FitLimits
  query: ListingQuery
}

/** The limits that homes are searched by, and the search; null where nothing fits or nothing is known yet. */
export function useFit(reach: IncomeReach | null, { own }: CostTerms): Fit | null {
  const asked = useSettled({ limits: reach && fitLimits(reach), own }, PAUSE_MS)
  if (asked.limits === null) return null
  return {
    limits: asked.limits,
    query: { filters: fittingFilters(asked.limits, asked.own), sort: 'newest', page: 1 },
  }
}
