import { readWorkPlace } from '../commute/read-work-place.ts'
import { roundedTerms } from './entered-terms.ts'
import { LOAN_KINDS, NO_OWN_TERMS, type DownPayment, type LoanKind, type OwnTerms } from './loan-terms.ts'
import { wrongTerms } from './own-terms.ts'

/** What a visitor says about themselves; null: nothing. Kept on their device alone. */
export interface Household {
  /** Owned no home in the last three years. */
  firstTimeBuyer: boolean | null
  veteran: boolean | null
  /** US dollars a month. */
  debts: number | null
  /** US dollars a year, before tax. */
  income: number | null
  /** US dollars, for the down payment and the closing costs. */
  savings: number | null
}

/** A visitor's own numbers, and where they work. */
export interface OwnNumbers {
  terms: OwnTerms
  household: Household
  /** The id of a place of work or of a station; null: none said. */
  workPlace: string | null
}

const NOTHING_SAID: Household = { firstTimeBuyer: null, veteran: null, debts: null, income: null, savings: null }
export const NO_OWN_NUMBERS: OwnNumbers = { terms: NO_OWN_TERMS, household: NOTHING_SAID, workPlace: null }

/** Numbers that came from outside, such as a device's storage: whatever isn't possible is left out. */
export function readOwnNumbers(stored: unknown): OwnNumbers {
  const { terms, household, workPlace } = fieldsOf(stored)
  return {
    terms: readTerms(fieldsOf(terms)),
    household: readHousehold(fieldsOf(household)),
    workPlace: readWorkPlace(workPlace),
  }
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const numberOf = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)
const amountOf = (value: unknown): number | null => ((numberOf(value) ?? -1) >= 0 ? numberOf(value) : null)
const choiceOf = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null)

function readTerms({ down, ratePct, years, loan, insurance, mortgageInsurancePct }: Fields): OwnTerms {
  const terms = roundedTerms({
    down: readDown(fieldsOf(down)),
    ratePct: numberOf(ratePct),
    years: numberOf(years),
    loan: (LOAN_KINDS as readonly unknown[]).includes(loan) ? (loan as LoanKind) : null,
    insurance: numberOf(insurance),
    mortgageInsurancePct: numberOf(mortgageInsurancePct),
  })
  return { ...terms, ...Object.fromEntries(wrongTerms(terms).map((term) => [term, null])) }
}

function readDown({ kind, percent, dollars }: Fields): DownPayment | null {
  if (kind === 'percent' && typeof percent === 'number') return { kind, percent }
  if (kind === 'dollars' && typeof dollars === 'number') return { kind, dollars }
  return null
}

const readHousehold = ({ firstTimeBuyer, veteran, debts, income, savings }: Fields): Household => ({
  firstTimeBuyer: choiceOf(firstTimeBuyer),
  veteran: choiceOf(veteran),
  debts: amountOf(debts),
  income: amountOf(income),
  savings: amountOf(savings),
})
