import {
  searchedMonth,
  type AffordablePrice,
  type BuyerMeans,
  type DebtLimits,
  type PriceLimit,
} from '#domain/money/affordable-price.ts'
import type { LoanTerms } from '#domain/money/loan-terms.ts'
import { formatDollars } from '#domain/money/money.ts'
import { downText, formatPercent } from '#domain/money/terms-text.ts'
import type { SpokenMeans } from '../../talk.ts'

/** The highest price by a county's median tax. */
export interface CountyPrice extends AffordablePrice {
  county: string
}

export interface Affordable {
  means: BuyerMeans
  limits: DebtLimits
  terms: LoanTerms
  lowest: CountyPrice
  highest: CountyPrice
  /** Percent of the price. */
  /** The terms in words. */
  assumed: string
  /** The homes found, in words; '' where none were looked for. */
  homes: string
}

/** 'About $285,000 at most, with $120,000 a year and $40,000 saved: …' */
export function affordText({ means, lowest, highest, assumed, homes, ...more }: Affordable): string {
  const isOne = lowest.displayPrice === highest.displayPrice
  const price = isOne
    ? formatDollars(highest.displayPrice)
    : `${formatDollars(lowest.displayPrice)} with ${lowest.county} County’s taxes to ${formatDollars(highest.displayPrice)} with ${highest.county} County’s`
  const most = isOne ? ' at most' : ''
  const why = bindingText(highest.binding, means, { highest, ...more })
  return `About ${price}${most}, by ${meansText(means)}: ${why}. ${homes}${homes && ' '}Computed with ${assumed}; the limits are a rule of thumb and a lender decides, so this is no advice on loans.`
}

/** 'an income of $120,000 a year, $500 of debts a month and $40,000 saved'. */
function meansText({ income, debts, savings }: BuyerMeans): string {
  const parts = [
    Number.isFinite(income) ? `an income of ${formatDollars(income)} a year` : '',
    debts > 0 ? `${formatDollars(debts)} of debts a month` : '',
    savings === null ? '' : `${formatDollars(savings)} saved`,
  ].filter(Boolean)
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0]!
}

type Limited = Pick<Affordable, 'highest' | 'terms' | 'limits'>

/** Which limit decides, and what the other allows. */
function bindingText(binding: PriceLimit, { income, savings }: BuyerMeans, limited: Limited): string {
  const { highest, terms, limits } = limited
  if (binding === 'cash') {
    const byMonth = Math.min(...highest.limits.filter(({ limit }) => limit !== 'cash').map(({ price }) => price))
    const more = Number.isFinite(income)
      ? `; the income alone would allow about ${thousands(byMonth)}`
      : '; tell me your yearly income and debts, and I look at the month too'
    return `the cash is the limit, ${downText(terms.down)} down and the closing costs${more}`
  }
  const share =
    binding === 'front'
      ? `${limits.frontPct}% of the income for the home`
      : `${limits.backPct}% of the income for the home and all debts`
  const cash = highest.limits.find(({ limit }) => limit === 'cash')
  const more = savings === null || !cash ? '' : `; the cash would allow about ${thousands(cash.price)}`
  return `${share} is the limit, ${formatDollars(searchedMonth(highest.monthlyRoom))} a month${more}`
}

const thousands = (price: number): string => formatDollars(Math.floor(price / 1000) * 1000)

/** Nothing is left by the limits. */
export function overLimitText({ income, debts, savings }: BuyerMeans, { backPct }: DebtLimits): string {
  if (savings === 0) return 'Nothing: the down payment and the closing costs need some savings. A lender decides.'
  return `By these limits nothing is left for a home: debts of ${formatDollars(debts)} a month are more than ${backPct}% of ${formatDollars(income)} a year. A lender decides; limits differ.`
}

/** What a month in US dollars is of an income, beside the rule of thumb; no verdict. */
export function shareText(month: number, { income, debts }: SpokenMeans): string {
  if (!income) return 'Tell me your yearly income and what you owe a month, and I say what share of it that is.'
  const share = (dollars: number) => formatPercent(Math.round((dollars * 1200) / income))
  const withDebts = debts ? ` and ${share(month + debts)} with ${formatDollars(debts)} of debts` : ''
  return `That is ${share(month)} of ${formatDollars(income)} a year${withDebts}; a rule of thumb is 28% for the home and 36% with debts.`
}

export const affordTexts = {
  takeHome:
    'I took your take-home pay as the income; lenders and landlords count the income before tax, so tell me that one for a closer figure.',
  /** US dollars a month. */
  noted: (debts: number): string =>
    debts === 0 ? 'Noted: no debts.' : `Noted: ${formatDollars(debts)} of debts a month.`,
  afford: affordText,
  overLimit: overLimitText,
  share: shareText,
  askMeans:
    'Tell me your yearly income, and what you have saved and owe a month, such as “120 thousand a year, 40 thousand saved and 500 a month in debts”.',
  askAmount: 'Tell me a price, a rent or a yearly income, such as “what can I get for 500 thousand?”',
  notInPrice: 'Taxes, fees and what a lender would agree to are not in this; it is no advice on loans.',
  notInRent: 'Utilities and fees are not in this.',
  /** US dollars: the income a year, the rent a month. */
  rentAssumption: (income: number, rent: number): string =>
    `I assume a rent of at most 30 percent of a gross income of ${formatDollars(income)} a year: about ${formatDollars(rent)} a month.`,
  page: { label: 'What your income buys', attribution: 'By county and town' },
  limitsSource: ({ frontPct, backPct }: DebtLimits): string =>
    `Limits of ${frontPct} and ${backPct} percent, a rule of thumb`,
}
