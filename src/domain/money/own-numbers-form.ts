import { readWorkPlace } from '../commute/read-work-place.ts'
import { fail, invalid, ok, type FieldProblem, type Result } from '../result.ts'
import { roundedTerms, termsProblems } from './entered-terms.ts'
import { LOAN_KINDS, type DownPayment, type LoanKind } from './loan-terms.ts'
import { MOST_AGENT_PCT, NO_OFFER, type OwnNumbers, type OwnOffer } from './own-numbers.ts'
import { MOST } from './own-terms.ts'
import { NO_RENTER } from './renter-numbers.ts'

/** What stands in the fields of the form, by their names; a field that isn't there is empty. */
export type NumbersFields = Readonly<Record<string, unknown>>

/** Reads the form of a visitor's numbers, which asks neither for their offer nor for what renters say. An empty field is none; 'invalid' with a message for each wrong one. */
export function readNumbersForm(fields: NumbersFields): Result<OwnNumbers> {
  const problems: FieldProblem[] = []
  const number = (field: string, message = 'Enter a number, such as 6.5.'): number | null => {
    const value = numberIn(textOf(fields[field]))
    if (Number.isNaN(value)) problems.push({ field, message })
    return value
  }
  const amount = (field: string): number | null => {
    const value = number(field, 'Enter an amount in dollars, such as 1,200.')
    if (value !== null && (value < 0 || value > MOST.dollars)) problems.push({ field, message: 'Enter $0 or more.' })
    return value
  }
  const down = number('down', 'Enter a number, such as 10.')
  const terms = roundedTerms({
    down: down === null ? null : downIn(down, fields['downUnit']),
    ratePct: number('ratePct'),
    years: number('years'),
    loan: (LOAN_KINDS as readonly unknown[]).includes(fields['loan']) ? (fields['loan'] as LoanKind) : null,
    insurance: number('insurance', 'Enter an amount in dollars, such as 1,800.'),
    mortgageInsurancePct: number('mortgageInsurancePct', 'Enter a number, such as 0.6.'),
  })
  const household = {
    firstTimeBuyer: OWNED[textOf(fields['ownedHome'])] ?? null,
    veteran: fields['veteran'] === 'on' || null,
    income: amount('income'),
    debts: amount('debts'),
    savings: amount('savings'),
  }
  if (household.income === 0) problems.push({ field: 'income', message: 'Enter more than $0, or leave it blank.' })
  const named = new Set(problems.map(({ field }) => field))
  problems.push(...termsProblems(terms).filter(({ field }) => !named.has(field)))
  return problems.length > 0
    ? fail(invalid(problems))
    : ok({ terms, household, workPlace: readWorkPlace(fields['workPlace']), offer: NO_OFFER, renter: NO_RENTER })
}

/** Reads the fields of an offer: 'invalid' with a message for each wrong one. */
export function readOfferForm(fields: NumbersFields): Result<OwnOffer> {
  const problems: FieldProblem[] = []
  const number = (field: keyof OwnOffer, most: number, message: string): number | null => {
    const value = numberIn(textOf(fields[field]))
    if (value !== null && !(value >= 0 && value <= most)) problems.push({ field, message })
    return value
  }
  const offer = {
    deposit: number('deposit', MOST.dollars, 'Enter an amount in dollars, such as 20,000.'),
    sellerCredit: number('sellerCredit', MOST.dollars, 'Enter an amount in dollars, such as 5,000.'),
    agentPct: number('agentPct', MOST_AGENT_PCT, `Enter a percentage from 0 to ${MOST_AGENT_PCT}, such as 2.5.`),
  }
  return problems.length > 0 ? fail(invalid(problems)) : ok(offer)
}

/** Owned their main home in the last three years: a first-time buyer hasn't. */
const OWNED: Readonly<Record<string, boolean>> = { no: true, yes: false }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const downIn = (amount: number, unit: unknown): DownPayment =>
  unit === 'dollars' ? { kind: 'dollars', dollars: amount } : { kind: 'percent', percent: amount }

/** '$1,800', '10 %' and '7.4' are numbers; null for an empty text, NaN for any other. */
export function numberIn(text: string): number | null {
  const bare = text.replaceAll(/[\s$,%]/g, '')
  if (bare === '') return text.trim() === '' ? null : NaN
  return /^-?\d*\.?\d+$|^-?\d+\.$/.test(bare) ? Number(bare) : NaN
}
