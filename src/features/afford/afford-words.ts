import { formatCount } from '#domain/count.ts'
import { townName } from '#domain/geo/town.ts'
import {
  searchedMonth,
  type AffordablePrice,
  type BuyerMeans,
  type DebtLimits,
  type PriceLimit,
} from '#domain/money/affordable-price.ts'
import type { LoanKind, LoanTerms } from '#domain/money/loan-terms.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { DebtLimitChoice } from '#domain/money/public-figures.ts'
import type { ReachStep } from '#domain/money/reach.ts'
import { downText, formatPercent } from '#domain/money/terms-text.ts'
import type { TownFigure } from '#domain/money/town-figures.ts'
import { FIELD_NAMES } from './buyer-fields.ts'

export const NO_INCOME = 'Enter your income to see your budget.'
const DEBTS_PASS = 'Your debts alone are over the limit you picked. Paying some down helps most. Your lender decides.'
const NO_SAVINGS =
  'With $0 saved, you can’t cover a down payment or closing costs. Leave savings blank to see what your income alone allows.'
const TOO_LITTLE = 'After your debts, this limit leaves too little for a home. Your lender decides.'

/** Why there is no price; null where there is one. */
export function whyNone(price: AffordablePrice): string | null {
  if (price.displayPrice > 0) return null
  if (price.monthlyRoom <= 0) return DEBTS_PASS
  return price.binding === 'cash' ? NO_SAVINGS : TOO_LITTLE
}

/** US dollars, rounded down as the search for homes is; where cash binds it is the home's month and not the limit. */
export const answerMonth = ({ binding, month, monthlyRoom }: AffordablePrice): number =>
  searchedMonth(binding === 'cash' ? month : monthlyRoom)

/** The answer for a screen reader, in one sentence. */
export const answerText = (price: AffordablePrice): string =>
  whyNone(price) ??
  `A home of about ${formatDollars(price.displayPrice)}, at ${formatDollars(answerMonth(price))} a month, in a town with typical tax.`

/** The visitor's figures on paper, where the fields are not. */
export const meansText = ({ income, debts, savings }: BuyerMeans): string =>
  [
    `Income ${formatDollars(income)} per year`,
    `debts ${formatDollars(debts)} per month`,
    savings === null ? 'savings not entered' : `savings ${formatDollars(savings)}`,
  ].join(', ') + '. Your lender decides.'

/** 'Debts a month: Enter an amount in dollars, such as 1,200.' */
export function wrongField(errors: Readonly<Record<string, string>>): string | null {
  const [first] = Object.entries(errors)
  return first ? `${FIELD_NAMES[first[0]] ?? 'A field'}: ${first[1]}` : null
}

/** A choice of limits: its name, and what a lender wants for it. */
export function limitChoiceText(choice: DebtLimitChoice, { frontPct, backPct }: DebtLimits): [string, string] {
  const name =
    frontPct === null
      ? `${formatPercent(backPct)} with debts`
      : `${formatPercent(frontPct)} for housing, ${formatPercent(backPct)} with debts`
  return [name, LIMIT_CONDITIONS[choice]]
}

export const LOAN_NAMES: Readonly<Record<LoanKind, string>> = { conventional: 'Conventional', fha: 'FHA', va: 'VA' }

const LIMIT_CONDITIONS: Readonly<Record<DebtLimitChoice, string>> = {
  'rule-of-thumb': 'A rule of thumb for any loan',
  conventional: 'Manual underwriting, upper limit, with good credit and reserves',
  'conventional-automated': 'Highest limit for Fannie Mae’s automated approval',
  fha: 'Manual underwriting, no extra conditions',
  'fha-one-factor':
    'Score of 580 or more, plus one of these: cash reserves, a small rise in housing cost, or residual income',
  'fha-two-factors':
    'Score of 580 or more, plus two of these: cash reserves, a small rise in housing cost, income the lender didn’t count, and residual income',
  'fha-automated': 'About the highest for automated approval. This is our assumption, because HUD publishes no limit',
  va: 'The VA’s guideline. The VA also checks what’s left after taxes, housing, and debts',
}

/** A limit's name and what it allows. */
export function limitText(
  limit: PriceLimit,
  { frontPct, backPct }: DebtLimits,
  means: BuyerMeans | null,
  { terms }: { terms: LoanTerms },
): { name: string; allows: string } {
  const monthOf = (pct: number) => formatDollars(searchedMonth((means!.income * pct) / 12))
  switch (limit) {
    case 'front':
      return {
        name: `Housing, ${formatPercent(frontPct!)} of income`,
        allows: means ? `${monthOf(frontPct!)} a month` : '',
      }
    case 'back':
      return {
        name: `All debts, ${formatPercent(backPct)} of income`,
        allows: means
          ? `${monthOf(backPct)} a month${means.debts > 0 ? `, after ${formatDollars(means.debts)} in debts` : ''}`
          : '',
      }
    case 'cash':
      return {
        name: 'Your savings',
        allows: `${downText(terms.down)} down plus closing costs`,
      }
  }
}

/** The steps of the map, as the key says them. */
export const STEP_NAMES: Readonly<Record<ReachStep, string>> = {
  median: 'at or above the median sale',
  most: '80% to 99% of it',
  some: '60% to 79% of it',
  little: 'under 60% of it',
  unknown: 'too few sales',
}

/** Where a town's tax comes from: `year` of the State's averages. */
export const taxOrigin = ({ town, taxFrom, taxBandPct }: TownFigure, year: string): string =>
  taxFrom === 'operator'
    ? `using our own tax rate for ${townName(town)}`
    : `using tax estimated from ${townName(town)}’s ${year} average, give or take ${taxBandPct}%`

/** 'Median sale since 2024: $630,000 (617 sales).' */
export const saleText = ({ medianSale }: TownFigure): string =>
  medianSale
    ? `Median sale since 2024: ${formatDollars(medianSale.price)} (${formatCount(medianSale.sales)} sales).`
    : 'Too few sales since 2024 to compare.'
