import type { OwnTerms } from '../money/loan-terms.ts'
import type { Asked } from './ranking.ts'

/** The same search by the loan's terms that a visitor has said elsewhere, where a monthly cost is asked for. */
export const byOwnTerms = <Search extends Asked>(search: Search, terms: OwnTerms): Search =>
  search.filters.cost.upTo === null
    ? search
    : { ...search, filters: { ...search.filters, cost: { ...search.filters.cost, terms } } }
