import { LOAN_KINDS, NO_OWN_TERMS, type OwnTerms } from '../../money/loan-terms.ts'
import { LOAN_YEARS, MOST, PARAM_OF_TERM, writeTerms, wrongTerms, type TermParam } from '../../money/own-terms.ts'
import type { FilterDefinition } from './filter.ts'

/** The most that a month may cost, and what it is computed by. */
export interface CostLimit {
  /** US dollars a month; null: no limit. */
  upTo: number | null
  /** Also homes whose cost can't be worked out. */
  withUnknown: boolean
  /** The visitor's own numbers; homes are also sorted by them. */
  terms: OwnTerms
}

export const NO_COST_LIMIT: CostLimit = { upTo: null, withUnknown: false, terms: NO_OWN_TERMS }

const TERMS = Object.entries(PARAM_OF_TERM) as [keyof OwnTerms, TermParam][]

/** Homes by what a month costs; for rentals that is the rent. */
export const cost: FilterDefinition<CostLimit, 'cost' | 'uncosted' | TermParam> & {
  kind: 'cost'
} = {
  kind: 'cost',
  params: {
    cost: { kind: 'whole-number', min: 0, max: MOST.dollars },
    uncosted: { kind: 'flag' },
    down: { kind: 'down', maxDollars: MOST.dollars },
    rate: { kind: 'decimal', max: MOST.ratePct },
    years: { kind: 'number-of', options: LOAN_YEARS },
    loan: { kind: 'one-of', options: LOAN_KINDS },
    insurance: { kind: 'decimal', max: MOST.insurance },
    pmi: { kind: 'decimal', max: MOST.mortgageInsurancePct },
  },
  none: NO_COST_LIMIT,
  label: 'Monthly cost up to',
  read: (given) => ({
    upTo: (given['cost'] as number | undefined) ?? null,
    withUnknown: given['cost'] !== undefined && given['uncosted'] === true,
    terms: Object.fromEntries(TERMS.map(([term, param]) => [term, given[param] ?? null])) as unknown as OwnTerms,
  }),
  write: ({ upTo, withUnknown, terms }) => ({
    ...(upTo !== null && { cost: String(upTo), ...(withUnknown && { uncosted: 'yes' }) }),
    ...Object.fromEntries(Object.entries(writeTerms(terms)).filter(([, text]) => text !== undefined)),
  }),
  // What a kind of loan doesn't go with; each by itself, the parameters are possible.
  contradiction: ({ terms }) => {
    const [wrong] = wrongTerms(terms)
    return wrong ? PARAM_OF_TERM[wrong] : null
  },
  asks: ({ upTo }) => upTo !== null,
  // The visitor's numbers stay.
  relaxed: ({ terms }) => ({ ...NO_COST_LIMIT, terms }),
}
