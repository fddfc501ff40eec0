import type { FieldProblem } from '../result.ts'
import { LOAN_KINDS, NO_OWN_TERMS, type DownPayment, type OwnTerms, type UsualTerms } from './loan-terms.ts'

/** Terms of a loan that can be chosen, years. */
export const LOAN_YEARS: readonly number[] = [10, 15, 20, 25, 30]

/** Above these a number is a slip of the finger, not a loan: US dollars and percent. */
export const MOST = { dollars: 100_000_000, ratePct: 20, insurance: 100_000, mortgageInsurancePct: 5 } as const
/** HUD Handbook 4000.1: the least down payment of an FHA loan, percent. */
export const FHA_LEAST_DOWN = 3.5

/** What is wrong with each term, by its name; none for terms that can be reckoned with. */
export function termsProblems(terms: OwnTerms): FieldProblem[] {
  const { down, ratePct, years, loan, insurance, mortgageInsurancePct } = terms
  const problems: (FieldProblem | false)[] = [
    down?.kind === 'percent' && !isWithin(down.percent, 100) && about('down', 'Enter a percent from 0 to 100.'),
    down?.kind === 'dollars' && !isWithin(down.dollars, MOST.dollars) && about('down', 'Enter $0 or more.'),
    loan === 'fha' &&
      down?.kind === 'percent' &&
      down.percent < FHA_LEAST_DOWN &&
      about('down', `An FHA loan asks for at least ${FHA_LEAST_DOWN}% down.`),
    !isWithin(ratePct, MOST.ratePct) && about('ratePct', `Enter a rate from 0 to ${MOST.ratePct}%.`),
    years !== null && !LOAN_YEARS.includes(years) && about('years', `Choose one of ${LOAN_YEARS.join(', ')} years.`),
    // The premiums of shorter terms differ between the published tables.
    loan === 'fha' &&
      years !== null &&
      years <= 15 &&
      about('years', 'Choose 20 years or more: FHA premiums for shorter loans are not known here.'),
    !isWithin(insurance, MOST.insurance) && about('insurance', 'Enter an amount a year from $0 to $100,000.'),
    !isWithin(mortgageInsurancePct, MOST.mortgageInsurancePct) &&
      about('mortgageInsurancePct', `Enter a percent from 0 to ${MOST.mortgageInsurancePct}.`),
  ]
  return problems.filter((problem) => problem !== false)
}

const about = (field: keyof OwnTerms, message: string): FieldProblem => ({ field, message })

const isWithin = (value: number | null, most: number): boolean => value === null || (value >= 0 && value <= most)

/** Numbers to a thousandth, as addresses write them and `percentOf` counts. */
export const roundedTerms = ({ down, ...terms }: OwnTerms): OwnTerms => ({
  ...terms,
  down: down && roundedDown(down),
  ratePct: terms.ratePct && toThousandths(terms.ratePct),
  insurance: terms.insurance && toThousandths(terms.insurance),
  mortgageInsurancePct: terms.mortgageInsurancePct && toThousandths(terms.mortgageInsurancePct),
})

const toThousandths = (value: number): number => Math.round(value * 1000) / 1000

const roundedDown = (down: DownPayment): DownPayment =>
  down.kind === 'percent'
    ? { kind: 'percent', percent: toThousandths(down.percent) }
    : { kind: 'dollars', dollars: toThousandths(down.dollars) }

/** Whether a visitor gave any. */
export const hasOwnTerms = (terms: OwnTerms): boolean => Object.values(terms).some((term) => term !== null)

/** The same terms, but none where a visitor left the usual one: it keeps its day and follows a new one. */
export function usualAsNone(terms: OwnTerms, usual: UsualTerms): OwnTerms {
  const names = Object.keys(NO_OWN_TERMS) as (keyof OwnTerms)[]
  const left = names.filter((name) => JSON.stringify(terms[name]) === JSON.stringify(usual[name]))
  return { ...terms, ...Object.fromEntries(left.map((name) => [name, null])) }
}

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

/** The terms in query parameters, those that can't be read left out; null without any, and if one of them is impossible. */
export function readTerms(params: Readonly<Partial<Record<TermParam, string | undefined>>>): OwnTerms | null {
  const terms: OwnTerms = {
    down: readDown(params.down),
    ratePct: readNumber(params.rate),
    years: readNumber(params.years),
    loan: LOAN_KINDS.find((kind) => kind === params.loan) ?? null,
    insurance: readNumber(params.insurance),
    mortgageInsurancePct: readNumber(params.pmi),
  }
  return hasOwnTerms(terms) && termsProblems(terms).length === 0 ? terms : null
}

const readNumber = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : null

function readDown(text = ''): DownPayment | null {
  const dollars = readNumber(/^(.*)usd$/.exec(text)?.[1])
  if (dollars !== null) return { kind: 'dollars', dollars }
  const percent = readNumber(text)
  return percent === null ? null : { kind: 'percent', percent }
}
