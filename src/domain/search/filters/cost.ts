import { LOAN_KINDS, NO_OWN_TERMS, type DownPayment, type OwnTerms } from '../../money/loan-terms.ts'
import { formatDollars } from '../../money/money.ts'
import type { Filter } from './filter.ts'

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

const MOST_DOLLARS = 100_000_000

/** Each term's parameter. */
const TERM_PARAMS = {
  down: 'down',
  ratePct: 'rate',
  years: 'years',
  loan: 'loan',
  insurance: 'insurance',
  mortgageInsurancePct: 'pmi',
} as const satisfies Record<keyof OwnTerms, string>
const TERMS = Object.entries(TERM_PARAMS) as [keyof OwnTerms, string][]

/** '10' is percent, '60000usd' US dollars. */
const downText = (down: DownPayment): string => (down.kind === 'percent' ? `${down.percent}` : `${down.dollars}usd`)

/** Homes by what a month costs; for rentals that is the rent. */
export const cost: Filter<CostLimit, 'cost' | 'uncosted' | 'down' | 'rate' | 'years' | 'loan' | 'insurance' | 'pmi'> & {
  kind: 'cost'
} = {
  kind: 'cost',
  params: {
    cost: { kind: 'whole-number', min: 0, max: MOST_DOLLARS },
    uncosted: { kind: 'flag' },
    down: { kind: 'down', maxDollars: MOST_DOLLARS },
    // The bounds are those of `termsProblems`.
    rate: { kind: 'decimal', max: 20 },
    years: { kind: 'number-of', options: [10, 15, 20, 25, 30] },
    loan: { kind: 'one-of', options: LOAN_KINDS },
    insurance: { kind: 'decimal', max: 100_000 },
    pmi: { kind: 'decimal', max: 5 },
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
    ...Object.fromEntries(
      TERMS.flatMap(([term, param]) => {
        const value = terms[term]
        return value === null ? [] : [[param, typeof value === 'object' ? downText(value) : String(value)]]
      }),
    ),
  }),
  // Of an FHA loan.
  contradiction: ({ terms: { loan, down, years } }) => {
    if (loan !== 'fha') return null
    if (down?.kind === 'percent' && down.percent < 3.5) return 'down'
    return years !== null && years <= 15 ? 'years' : null
  },
  asks: ({ upTo }) => upTo !== null,
  // The visitor's numbers stay.
  relaxed: ({ terms }) => ({ ...NO_COST_LIMIT, terms }),
  chip: ({ upTo }) => `Up to ${formatDollars(upTo!)} a month`,
}
