import { FHA_LEAST_DOWN, type OwnTerms } from './loan-terms.ts'

/** Terms of a loan that can be chosen, years. */
export const LOAN_YEARS: readonly number[] = [10, 15, 20, 25, 30]

/** Above these a number is a slip of the finger, not a loan: US dollars and percent. */
export const MOST = { dollars: 100_000_000, ratePct: 20, insurance: 100_000, mortgageInsurancePct: 5 } as const

/** Any kind of loan is possible. */
export type CheckedTerm = (typeof CHECKED)[number]

/** The terms that can't be reckoned with, in the order of the form. */
export const wrongTerms = (terms: OwnTerms): CheckedTerm[] =>
  CHECKED.filter((term) => {
    if (term === 'down') return !isRightDown(terms)
    return term === 'years' ? !areRightYears(terms) : !isWithin(terms[term], MOST[term])
  })

const CHECKED = ['down', 'ratePct', 'years', 'insurance', 'mortgageInsurancePct'] as const

const areRightYears = ({ years }: OwnTerms): boolean => years === null || LOAN_YEARS.includes(years)

function isRightDown({ down, loan }: OwnTerms): boolean {
  if (down?.kind !== 'percent') return isWithin(down && down.dollars, MOST.dollars)
  return isWithin(down.percent, 100) && (loan !== 'fha' || down.percent >= FHA_LEAST_DOWN)
}

const isWithin = (value: number | null, most: number): boolean => value === null || (value >= 0 && value <= most)

/** Each term's query parameter. */
export const PARAM_OF_TERM = {
  down: 'down',
  ratePct: 'rate',
  years: 'years',
  loan: 'loan',
  insurance: 'insurance',
  mortgageInsurancePct: 'pmi',
} as const satisfies Record<keyof OwnTerms, string>

export type TermParam = (typeof PARAM_OF_TERM)[keyof OwnTerms]
export const TERM_PARAMS: readonly TermParam[] = Object.values(PARAM_OF_TERM)

/** Terms as query parameters: 'down' is '10' percent or '60000usd'. A term that isn't given is undefined. */
export const writeTerms = ({ down, ...terms }: OwnTerms): Record<TermParam, string | undefined> => ({
  down: down ? (down.kind === 'percent' ? `${down.percent}` : `${down.dollars}usd`) : undefined,
  rate: terms.ratePct?.toString(),
  years: terms.years?.toString(),
  loan: terms.loan ?? undefined,
  insurance: terms.insurance?.toString(),
  pmi: terms.mortgageInsurancePct?.toString(),
})
