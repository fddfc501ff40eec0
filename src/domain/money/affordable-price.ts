import { typicalCash } from './cash-to-close.ts'
import { toCents, toDollars, type Cents } from './cents.ts'
import type { ClosingCostTable } from './closing-costs.ts'
import type { LoanRules } from './loan-rules.ts'
import type { LoanTerms } from './loan-terms.ts'
import { monthlyCost, totalCents, type CostPiece } from './monthly-cost.ts'
import { taxAtRate } from './property-tax.ts'

/** Limits that a visitor picks, in percent of the gross monthly income; lenders' own differ. */
export interface DebtLimits {
  /** The home's month alone; null: not looked at. */
  frontPct: number | null
  /** The home's month and all other debts. */
  backPct: number
}

/** What a visitor has; US dollars. */
export interface BuyerMeans {
  /** Per year, before taxes. */
  income: number
  /** A month. */
  debts: number
  /** For the down payment and the closing costs; null: not said. */
  savings: number | null
}

/** A kind of home at no price yet. */
export interface UnpricedHome {
  /** Effective rate of its town or county, percent of the price a year. */
  taxPct: number
  /** Null: no county in particular. */
  county: string | null
  /** US dollars a month. */
  associationFee: number
}

/** What every price is reckoned with. */
export interface PriceAssumptions {
  terms: LoanTerms
  /** `costPieces` of these terms: made once for many towns. */
  pieces: readonly CostPiece[]
  rules: LoanRules
  /** The buyer's closing costs of a house. */
  closingCosts: ClosingCostTable
}

/** The home's month alone, with all debts, and the cash to close. */
export type PriceLimit = 'front' | 'back' | 'cash'

export interface AffordablePrice {
  /** US dollars, whole hundreds; 0 where nothing is left. */
  price: number
  /** The same for display, in whole thousands. */
  displayPrice: number
  /** Each limit as a price of its own; those that aren't looked at are missing. */
  limits: { limit: PriceLimit; price: number }[]
  /** The lowest of the limits. */
  binding: PriceLimit
  /** What the home may cost a month by income and debts; negative where debts pass the limit. */
  monthlyRoom: Cents
  /** What a home at that price costs a month: less than the room where cash binds. */
  month: Cents
}

/** Above every home, US dollars. */
const HIGHEST_PRICE = 100_000_000
const STEP = 100

/** The month of a home at a price in US dollars, its tax estimated by the rate. */
export function monthAtPrice(
  price: number,
  home: Pick<UnpricedHome, 'taxPct' | 'associationFee'>,
  { terms, pieces }: Pick<PriceAssumptions, 'terms' | 'pieces'>,
): Cents {
  const tax = { yearly: taxAtRate(price, home.taxPct), from: 'town', year: null, place: null } as const
  const costFacts = { tax, fee: home.associationFee, insured: 'building', feeCapped: true } as const
  return totalCents(monthlyCost({ price, market: 'sale', costFacts }, terms, pieces)!)
}

/** What the purchase of a house at a price in US dollars takes in cash, without the State's help. */
export function cashAtPrice(
  price: number,
  home: UnpricedHome,
  { terms, rules, closingCosts }: Omit<PriceAssumptions, 'pieces'>,
): Cents {
  const { taxPct, county, associationFee } = home
  const propertyTax = taxAtRate(price, taxPct)
  const asked = {
    kind: 'house',
    price,
    county,
    terms,
    propertyTax,
    associationFee,
    septic: false,
    well: false,
  } as const
  return typicalCash(asked, closingCosts, rules)
}

/**
 * The highest multiple of a step, up to `most`, that fits; 0 if none does. What is above one that doesn't fit never fits, so that
 * halving finds it to the cent, over every step of fees and rounding. US dollars.
 */
export function highestThatFits(step: number, most: number, fits: (amount: number) => boolean): number {
  let least = 0
  let over = Math.floor(most / step) + 1
  while (over - least > 1) {
    const middle = Math.floor((least + over) / 2)
    if (fits(middle * step)) least = middle
    else over = middle
  }
  return least * step
}

/** The highest price in whole hundreds of US dollars whose cost, which never falls as the price rises, stays within the room. */
const highestPrice = (room: Cents, costAt: (price: number) => Cents): number =>
  highestThatFits(STEP, HIGHEST_PRICE, (price) => costAt(price) <= room)

/** Percent of a month's income, less debts a month; US dollars in, cents out. A fraction of a cent is dropped. */
const roomOf = (income: number, pct: number, debts: number): Cents =>
  Math.floor((toCents(income) * pct) / 1200) - toCents(debts)

function roomsOf(
  { income, debts }: BuyerMeans,
  { frontPct, backPct }: DebtLimits,
): { limit: PriceLimit; room: Cents }[] {
  const back = { limit: 'back' as const, room: roomOf(income, backPct, debts) }
  return frontPct === null ? [back] : [{ limit: 'front' as const, room: roomOf(income, frontPct, 0) }, back]
}

/**
 * The highest price that an income, its debts and savings allow under limits the visitor picked: the inverse of the monthly cost
 * and of the cash to close. A lender decides; nothing here says that one will lend.
 */
export function affordablePrice(
  means: BuyerMeans,
  debtLimits: DebtLimits,
  home: UnpricedHome,
  assumptions: PriceAssumptions,
): AffordablePrice {
  const rooms = roomsOf(means, debtLimits)
  const limits = rooms.map(({ limit, room }) => ({
    limit,
    price: highestPrice(room, (price) => monthAtPrice(price, home, assumptions)),
  }))
  if (means.savings !== null) {
    const price = highestPrice(toCents(means.savings), (asked) => cashAtPrice(asked, home, assumptions))
    limits.push({ limit: 'cash', price })
  }
  const { limit: binding, price } = limits.reduce((lowest, each) => (each.price < lowest.price ? each : lowest))
  return {
    price,
    displayPrice: Math.floor(price / 1000) * 1000,
    limits,
    binding,
    monthlyRoom: Math.min(...rooms.map(({ room }) => room)),
    month: monthAtPrice(price, home, assumptions),
  }
}

/** US dollars. */
const SEARCHED_MONTHS = 50
const SEARCHED_PRICES = 5000

const roundedDown = (amount: number, step: number): number => Math.floor(amount / step) * step

/** What a limit allows a month, US dollars as it is said and searched by. */
export const searchedMonth = (room: Cents): number => roundedDown(toDollars(room), SEARCHED_MONTHS)

/**
 * What homes are searched by, US dollars: the month and the price that the cash allows; null where income or savings weren't said.
 * Rounded down, so that no home passes them, and coarsely: from exact ones whoever reads the search could tell income and savings.
 */
export function searchLimits({ limits, monthlyRoom }: AffordablePrice): { month: number | null; price: number | null } {
  const cash = limits.find(({ limit }) => limit === 'cash')
  return {
    month: Number.isFinite(monthlyRoom) ? searchedMonth(monthlyRoom) : null,
    price: cash ? roundedDown(cash.price, SEARCHED_PRICES) : null,
  }
}
