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
import { listNames } from '#domain/name-list.ts'
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

/** 'About $285,000, based on an income of $120,000 a year and $40,000 saved. …' */
export function affordText({ means, lowest, highest, assumed, homes, ...more }: Affordable): string {
  const isOne = lowest.displayPrice === highest.displayPrice
  const price = isOne
    ? formatDollars(highest.displayPrice)
    : `${formatDollars(lowest.displayPrice)} with ${lowest.county} County’s taxes to ${formatDollars(highest.displayPrice)} with ${highest.county} County’s`
  const why = bindingText(highest.binding, means, { highest, ...more })
  return `About ${price}, based on ${meansText(means)}. ${why} ${homes}${homes && ' '}I assumed ${assumed}. The limits are a rule of thumb and a lender decides, so this isn’t loan advice.`
}

/** 'an income of $120,000 a year, $500 in monthly debt payments, and $40,000 saved'. */
function meansText({ income, debts, savings }: BuyerMeans): string {
  return listNames(
    [
      Number.isFinite(income) ? `an income of ${formatDollars(income)} a year` : '',
      debts > 0 ? `${formatDollars(debts)} in monthly debt payments` : '',
      savings === null ? '' : `${formatDollars(savings)} saved`,
    ].filter(Boolean),
  )
}

type Limited = Pick<Affordable, 'highest' | 'terms' | 'limits'>

/** Which limit sets the price, and what the other allows. */
function bindingText(binding: PriceLimit, { income, savings }: BuyerMeans, limited: Limited): string {
  const { highest, terms, limits } = limited
  if (binding === 'cash') {
    const byMonth = Math.min(...highest.limits.filter(({ limit }) => limit !== 'cash').map(({ price }) => price))
    const more = Number.isFinite(income)
      ? ` Your income alone would allow about ${thousands(byMonth)}.`
      : ' Tell me your yearly income and debts, and I’ll check the monthly cost too.'
    return `Your cash sets the limit, with ${downText(terms.down)} down plus closing costs.${more}`
  }
  const share =
    binding === 'front'
      ? `${limits.frontPct}% of income for housing`
      : `${limits.backPct}% of income for housing and all debts`
  const cash = highest.limits.find(({ limit }) => limit === 'cash')
  const more = savings === null || !cash ? '' : ` Your cash would allow about ${thousands(cash.price)}.`
  return `The limit is ${share}, or ${formatDollars(searchedMonth(highest.monthlyRoom))} a month for housing.${more}`
}

const thousands = (price: number): string => formatDollars(Math.floor(price / 1000) * 1000)

/** Nothing is left by the limits. */
export function overLimitText({ income, debts, savings }: BuyerMeans, { backPct }: DebtLimits): string {
  if (savings === 0)
    return 'You’ll need some savings for the down payment and closing costs. NJHMFA may help with both. A lender decides.'
  return `Under these limits, nothing is left for housing: ${formatDollars(debts)} in monthly debt payments is more than ${backPct}% of ${formatDollars(income)} a year. Limits vary, and a lender decides. Paying down debt helps most.`
}

/** A monthly cost in US dollars as a share of an income, beside the rule of thumb; no verdict. */
export function shareText(month: number, { income, debts }: SpokenMeans): string {
  if (!income) return 'Tell me your yearly income and monthly debt payments, and I’ll tell you what share that is.'
  const share = (dollars: number) => formatPercent(Math.round((dollars * 1200) / income))
  const withDebts = debts ? `, or ${share(month + debts)} with ${formatDollars(debts)} in debt payments` : ''
  return `That’s ${share(month)} of ${formatDollars(income)} a year${withDebts}. A rule of thumb is 28% for housing and 36% with debts.`
}

export const affordTexts = {
  takeHome:
    'I used your take-home pay as your income. Lenders and landlords count income before tax, so give me that for a closer estimate.',
  /** US dollars a month. */
  noted: (debts: number): string =>
    debts === 0 ? 'Got it: no debts.' : `Got it: ${formatDollars(debts)} in monthly debt payments.`,
  afford: affordText,
  overLimit: overLimitText,
  share: shareText,
  askMeans:
    'Tell me your yearly income, savings, and monthly debt payments, such as “120 thousand a year, 40 thousand saved, and 500 a month in debts.”',
  askAmount: 'Tell me a price, a rent, or a yearly income, such as “what can I get for 500 thousand?”',
  notInPrice: 'This doesn’t include taxes or fees, and a lender decides what you can borrow. It isn’t loan advice.',
  notInRent: 'This doesn’t include utilities or fees.',
  /** US dollars: the income a year, the rent a month. */
  rentAssumption: (income: number, rent: number): string =>
    `I assumed rent of up to 30% of ${formatDollars(income)} a year before tax: about ${formatDollars(rent)} a month.`,
  page: { label: 'What can I afford?', attribution: 'By county and town' },
  limitsSource: ({ frontPct, backPct }: DebtLimits): string => `Rule of thumb: ${frontPct}% and ${backPct}% limits`,
}
