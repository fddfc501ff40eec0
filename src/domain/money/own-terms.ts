import type { FieldProblem } from '../result.ts'
import { LOAN_KINDS, NO_OWN_TERMS, type LoanKind, type OwnTerms, type UsualTerms } from './loan-terms.ts'

/** Terms of a loan that can be chosen, years. */
export const LOAN_YEARS: readonly number[] = [10, 15, 20, 25, 30]

/** From here on a number is a slip of the finger, not a loan. */
const MAX_RATE = 20
const MAX_DOLLARS = 100_000_000
const MAX_INSURANCE = 100_000
const MAX_MORTGAGE_INSURANCE = 5
/** HUD Handbook 4000.1: the least down payment of an FHA loan, percent. */
const FHA_LEAST_DOWN = 3.5

/** What is wrong with each term, by its name; none for terms that can be reckoned with. */
export function termsProblems(terms: OwnTerms): FieldProblem[] {
  const { down, ratePct, years, loan, insurance, mortgageInsurancePct } = terms
  const problems: (FieldProblem | false)[] = [
    down?.kind === 'percent' && !isWithin(down.percent, 100) && about('down', 'Enter a percent from 0 to 100.'),
    down?.kind === 'dollars' && !isWithin(down.dollars, MAX_DOLLARS) && about('down', 'Enter $0 or more.'),
    loan === 'fha' &&
      down?.kind === 'percent' &&
      down.percent < FHA_LEAST_DOWN &&
      about('down', `An FHA loan asks for at least ${FHA_LEAST_DOWN}% down.`),
    !isWithin(ratePct, MAX_RATE) && about('ratePct', `Enter a rate from 0 to ${MAX_RATE}%.`),
    years !== null && !LOAN_YEARS.includes(years) && about('years', `Choose one of ${LOAN_YEARS.join(', ')} years.`),
    // The premiums of shorter terms differ between the published tables.
    loan === 'fha' &&
      years !== null &&
      years <= 15 &&
      about('years', 'Choose 20 years or more: FHA premiums for shorter loans are not known here.'),
    !isWithin(insurance, MAX_INSURANCE) && about('insurance', 'Enter an amount a year from $0 to $100,000.'),
    !isWithin(mortgageInsurancePct, MAX_MORTGAGE_INSURANCE) &&
      about('mortgageInsurancePct', `Enter a percent from 0 to ${MAX_MORTGAGE_INSURANCE}.`),
  ]
  return problems.filter((problem) => problem !== false)
}

const about = (field: keyof OwnTerms, message: string): FieldProblem => ({ field, message })

const isWithin = (value: number | null, most: number): boolean => value === null || (value >= 0 && value <= most)

/** Whether a visitor gave any. */
export const hasOwnTerms = (terms: OwnTerms): boolean => Object.values(terms).some((term) => term !== null)

/** The same terms, but none where a visitor left the usual one: it keeps its day and follows a new one. */
export function usualAsNone(terms: OwnTerms, usual: UsualTerms): OwnTerms {
  const names = Object.keys(NO_OWN_TERMS) as (keyof OwnTerms)[]
  const left = names.filter((name) => JSON.stringify(terms[name]) === JSON.stringify(usual[name]))
  return { ...terms, ...Object.fromEntries(left.map((name) => [name, null])) }
}

/**
 * Terms as the value of a query parameter, 'down10,rate6.5,years15,fha,insurance2400,pmi0.5'; dollars down are 'down60000usd'.
 * Empty without any.
 */
export const termsParam = ({ down, ratePct, years, loan, insurance, mortgageInsurancePct }: OwnTerms): string =>
  [
    down && (down.kind === 'percent' ? `down${down.percent}` : `down${down.dollars}usd`),
    ratePct !== null && `rate${ratePct}`,
    years !== null && `years${years}`,
    loan,
    insurance !== null && `insurance${insurance}`,
    mortgageInsurancePct !== null && `pmi${mortgageInsurancePct}`,
  ]
    .filter((part) => part !== null && part !== false)
    .join(',')

/** Reads what `termsParam` wrote; null for any other text and for impossible numbers. */
export function readTermsParam(text: string): OwnTerms | null {
  const parts = text.split(',').map(readPart)
  if (parts.includes(null)) return null
  const terms = Object.assign({ ...NO_OWN_TERMS }, ...parts) as OwnTerms
  return termsProblems(terms).length === 0 ? terms : null
}

const PART = /^(down|rate|years|insurance|pmi)(\d{1,9}(?:\.\d{1,4})?)(usd)?$/

function readPart(part: string): Partial<OwnTerms> | null {
  if ((LOAN_KINDS as readonly string[]).includes(part)) return { loan: part as LoanKind }
  const [, name, digits, unit] = PART.exec(part) ?? []
  const number = Number(digits)
  if (name === 'down')
    return { down: unit ? { kind: 'dollars', dollars: number } : { kind: 'percent', percent: number } }
  if (unit) return null
  if (name === 'rate') return { ratePct: number }
  if (name === 'years') return { years: number }
  if (name === 'insurance') return { insurance: number }
  if (name === 'pmi') return { mortgageInsurancePct: number }
  return null
}
