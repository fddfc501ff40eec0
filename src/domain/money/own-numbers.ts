import { readWorkPlace } from '../commute/read-work-place.ts'
import { roundedTerms } from './entered-terms.ts'
import { LOAN_KINDS, NO_OWN_TERMS, type DownPayment, type LoanKind, type OwnTerms } from './loan-terms.ts'
import { wrongTerms } from './own-terms.ts'
import { NO_RENTER, readRenterNumbers, type RenterNumbers } from './renter-numbers.ts'

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

/** What a visitor means to agree on with a seller and their own agent; null: nothing. */
export interface OwnOffer {
  /** Earnest money in all, US dollars: a part of the down payment. */
  deposit: number | null
  /** What the seller is asked to pay of the closing costs, US dollars. */
  sellerCredit: number | null
  /** What they pay their own agent themselves, percent of the price. */
  agentPct: number | null
}

/** A visitor's own numbers, and where they work. */
export interface OwnNumbers {
  terms: OwnTerms
  household: Household
  /** The id of a place of work or of a station; null: none said. */
  workPlace: string | null
  offer: OwnOffer
  renter: RenterNumbers
}

const NOTHING_SAID: Household = { firstTimeBuyer: null, veteran: null, debts: null, income: null, savings: null }
export const NO_OFFER: OwnOffer = { deposit: null, sellerCredit: null, agentPct: null }
export const NO_OWN_NUMBERS: OwnNumbers = {
  terms: NO_OWN_TERMS,
  household: NOTHING_SAID,
  workPlace: null,
  offer: NO_OFFER,
  renter: NO_RENTER,
}

/** Numbers that came from outside, such as a device's storage: whatever isn't possible is left out. */
export function readOwnNumbers(stored: unknown): OwnNumbers {
  const { terms, household, workPlace, offer, renter } = fieldsOf(stored)
  return {
    terms: readTerms(fieldsOf(terms)),
    household: readHousehold(fieldsOf(household)),
    workPlace: readWorkPlace(workPlace),
    offer: readOffer(fieldsOf(offer)),
    renter: readRenterNumbers(renter),
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

/** Above it an agent's share is a slip of the finger. */
export const MOST_AGENT_PCT = 10

const readOffer = ({ deposit, sellerCredit, agentPct }: Fields): OwnOffer => ({
  deposit: amountOf(deposit),
  sellerCredit: amountOf(sellerCredit),
  agentPct: (amountOf(agentPct) ?? Infinity) <= MOST_AGENT_PCT ? amountOf(agentPct) : null,
})
