import {
  affordablePrice,
  cashAtPrice,
  highestThatFits,
  type AffordablePrice,
  type BuyerMeans,
  type UnpricedHome,
} from './affordable-price.ts'
import { toDollars } from './cents.ts'
import type { ClosingCostTable } from './closing-costs.ts'
import { usualDown } from './complete-terms.ts'
import { downPaymentCents } from './down-payment.ts'
import type { LoanRules } from './loan-rules.ts'
import type { LoanKind, LoanTerms, UsualTerms } from './loan-terms.ts'
import { costPieces } from './monthly-cost.ts'
import { LIMITS_OF_LOAN, type DebtLimitChoice, type DebtLimitTable } from './public-figures.ts'

/** A buyer at the figures they gave, and the kind of home that prices are looked for. */
export interface LeverCase {
  means: BuyerMeans
  terms: LoanTerms
  choice: DebtLimitChoice
  /** VA loans are for veterans. */
  isVeteran: boolean
  home: UnpricedHome
  usual: UsualTerms
  rules: LoanRules
  debtLimits: DebtLimitTable
  closingCosts: ClosingCostTable
}

/** Other limits, of this loan or of another that begins with its own down payment. */
export interface LimitsLever {
  loan: LoanKind
  choice: DebtLimitChoice
  price: AffordablePrice
}

/** A larger down payment, US dollars: what is saved beyond the closing costs, or where that isn't known or is all in use, so much more. */
export interface DownLever {
  kind: 'all-savings' | 'more-savings'
  down: number
  /** US dollars that have to be saved besides; 0 where what is there is enough. */
  more: number
  price: AffordablePrice
}

/** What would move a buyer's highest price. Null: it would not, or can't. */
export interface Levers {
  limits: readonly LimitsLever[]
  down: DownLever | null
  /** Without any other debts. */
  debts: AffordablePrice | null
}

/** US dollars that are added where all savings are in use. */
const MORE_SAVED = 10_000
/** Limits of lenders that are named. */
const SHOWN_LIMITS = 3

/** The levers that raise the price, whole thousands of US dollars as it is shown. */
export function levers(asked: LeverCase): Levers {
  const now = priceWith(asked)
  const isMore = (price: AffordablePrice) => price.displayPrice > now.displayPrice
  const debts = asked.means.debts > 0 ? priceWith({ ...asked, means: { ...asked.means, debts: 0 } }) : null
  const down = downLever(asked, now)
  return {
    limits: limitsLevers(asked)
      .filter(({ price }) => isMore(price))
      .slice(-SHOWN_LIMITS),
    down: down && isMore(down.price) ? down : null,
    debts: debts && isMore(debts) ? debts : null,
  }
}

function priceWith({ means, terms, choice, home, rules, debtLimits, closingCosts }: LeverCase): AffordablePrice {
  return affordablePrice(means, debtLimits[choice], home, {
    terms,
    pieces: costPieces(terms, rules),
    rules,
    closingCosts,
  })
}

/** Each kind of loan with each of its limits, by price; of equal prices the first. */
function limitsLevers(asked: LeverCase): LimitsLever[] {
  const { terms, usual, isVeteran, choice: now } = asked
  const loans = (Object.keys(LIMITS_OF_LOAN) as LoanKind[]).filter(
    (loan) => loan === terms.loan || loan === 'conventional' || loan === 'fha' || isVeteran,
  )
  const all = loans.flatMap((loan) =>
    LIMITS_OF_LOAN[loan]
      .filter((choice) => loan !== terms.loan || choice !== now)
      .map((choice) => {
        const down = loan === terms.loan ? terms.down : usualDown(loan, usual)
        return { loan, choice, price: priceWith({ ...asked, terms: { ...terms, loan, down }, choice }) }
      }),
  )
  const byPrice = all.toSorted((a, b) => a.price.displayPrice - b.price.displayPrice)
  return byPrice.filter(({ price }, at) => price.displayPrice > (byPrice[at - 1]?.price.displayPrice ?? 0))
}

function downLever(asked: LeverCase, now: AffordablePrice): DownLever | null {
  const { means } = asked
  if (means.savings !== null && now.binding !== 'cash') {
    const down = largestDown(asked, means.savings)
    return { kind: 'all-savings', down, more: 0, price: priceWith(withDown(asked, down)) }
  }
  if (means.savings === null) {
    const down = Math.round(toDollars(downPaymentCents(asked.terms.down, now.price))) + MORE_SAVED
    return { kind: 'more-savings', down, more: MORE_SAVED, price: priceWith(withDown(asked, down)) }
  }
  const savings = means.savings + MORE_SAVED
  const price = priceWith({ ...asked, means: { ...means, savings } })
  const down = Math.round(toDollars(downPaymentCents(asked.terms.down, price.price)))
  return { kind: 'more-savings', down, more: MORE_SAVED, price }
}

const withDown = (asked: LeverCase, dollars: number): LeverCase => ({
  ...asked,
  terms: { ...asked.terms, down: { kind: 'dollars', dollars } },
})

const DOWN_STEP = 100

/** The largest down payment in whole hundreds of US dollars that the savings pay together with the closing costs. */
function largestDown(asked: LeverCase, savings: number): number {
  return highestThatFits(DOWN_STEP, savings, (dollars) => {
    const tried = withDown(asked, dollars)
    const { price } = priceWith({ ...tried, means: { ...asked.means, savings: null } })
    return toDollars(cashAtPrice(price, tried.home, tried)) <= savings
  })
}
