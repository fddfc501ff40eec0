import { expect, test } from 'vitest'
import type { LeverCase } from './levers.ts'
import { levers } from './levers.ts'
import type { LoanTerms } from './loan-terms.ts'
import type { DebtLimitTable } from './public-figures.ts'

const usual = {
  down: { kind: 'percent', percent: 10 },
  ratePct: 7.4,
  rateAsOf: '2026-10-08',
  years: 30,
  loan: 'conventional',
  insurance: { building: 0.3, inside: 0.1 },
  mortgageInsurancePct: 0.6,
} as const
const FHA: LoanTerms = { ...usual, loan: 'fha', down: { kind: 'percent', percent: 3.5 } }
const pair = (frontPct: number | null, backPct: number) => ({ frontPct, backPct })
const debtLimits: DebtLimitTable = {
  'rule-of-thumb': pair(28, 36),
  conventional: pair(null, 45),
  'conventional-automated': pair(null, 50),
  fha: pair(31, 43),
  'fha-one-factor': pair(37, 47),
  'fha-two-factors': pair(40, 50),
  'fha-automated': pair(46.9, 56.9),
  va: pair(null, 41),
}
const CASE: LeverCase = {
  means: { income: 95_000, debts: 400, savings: 40_000 },
  terms: FHA,
  choice: 'fha',
  isVeteran: false,
  home: { taxPct: 2, county: null, associationFee: 0 },
  usual,
  rules: {
    fha: {
      upfrontPct: 1.75,
      premiums: [{ yearsUpTo: null, baseUpTo: null, ltvOver: -1, ltvUpTo: 100, annualPct: 0.55, months: 'life' }],
    },
    va: { fees: [{ downFromPct: 0, feePct: 2.15 }], laterFees: [] },
  },
  debtLimits,
  closingCosts: {
    items: [
      {
        id: 'all',
        name: 'All',
        group: 'lender',
        basis: 'flat',
        amounts: [10_000, 10_000, 10_000],
        kinds: ['house'],
        financing: ['conventional', 'fha', 'va'],
        optional: false,
      },
    ],
    title: { schedules: [{ brackets: [] }], minimum: 0 },
    recording: { firstPage: 0, nextPage: 0, deedAbstract: 0, noticeOfSettlement: 0, countyFund: {} },
    buyerAgentPct: 0,
    deposit: { atSigning: 0, upToPct: 10 },
    creditCeilings: { conventional: [], fha: 0, va: 0 },
  },
}

test('other limits of the loan and of another are named by price, the highest last', () => {
  const { limits } = levers(CASE)
  expect(limits.map(({ loan, choice }) => `${loan} ${choice}`)).toEqual([
    'fha fha-one-factor',
    'fha fha-two-factors',
    'fha fha-automated',
  ])
  const prices = limits.map(({ price }) => price.displayPrice)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test('a VA loan is offered to veterans alone', () => {
  const loans = (isVeteran: boolean) =>
    levers({ ...CASE, means: { ...CASE.means, savings: 12_000 }, isVeteran }).limits.map(({ loan }) => loan)
  expect(loans(false)).not.toContain('va')
  expect(loans(true)).toContain('va')
})

test('all savings are put down, but for the closing costs', () => {
  expect(levers(CASE).down).toMatchObject({ kind: 'all-savings', down: 30_000, more: 0 })
})

test('where the savings decide, or aren’t known, it is so much more', () => {
  const poor = levers({ ...CASE, means: { ...CASE.means, savings: 15_000 } }).down!
  expect(poor).toMatchObject({ kind: 'more-savings', more: 10_000 })
  // $5,000 and $15,000 remain beside the closing costs: 3.5 percent of the price.
  expect(poor.price.limits.find(({ limit }) => limit === 'cash')!.price).toBe(428_500)
  expect(levers({ ...CASE, means: { ...CASE.means, savings: null } }).down).toMatchObject({ kind: 'more-savings' })
})

test('less debt is a lever only where debts decide', () => {
  expect(levers(CASE).debts).toBeNull()
  const indebted = { ...CASE, means: { income: 60_000, debts: 4000, savings: null } }
  expect(levers(indebted).debts!.displayPrice).toBeGreaterThan(100_000)
})
