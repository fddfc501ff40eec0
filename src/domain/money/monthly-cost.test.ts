import { describe, expect, it } from 'vitest'
import type { LoanRules } from './loan-rules.ts'
import type { LoanTerms } from './loan-terms.ts'
import { costPieces, monthlyCost, roundedMonth, totalCents, type CostedHome } from './monthly-cost.ts'

const RULES: LoanRules = {
  fha: {
    upfrontPct: 1.75,
    premiums: [{ yearsUpTo: null, baseUpTo: null, ltvOver: -1, ltvUpTo: 100, annualPct: 0.55, months: 'life' }],
  },
  va: { fees: [{ downFromPct: 0, feePct: 2.15 }], laterFees: [] },
}
const TERMS: LoanTerms = {
  down: { kind: 'percent', percent: 10 },
  ratePct: 7.4,
  years: 30,
  loan: 'conventional',
  insurance: 1800,
  mortgageInsurancePct: 0.6,
}
const home = (price: number, yearly: number): CostedHome => ({
  price,
  market: 'sale',
  costFacts: {
    tax: { yearly, from: 'listing', year: 2025, place: null },
    fee: 0,
    insured: 'building',
    feeCapped: true,
  },
})
const cost = (asked: CostedHome, terms = TERMS) => monthlyCost(asked, terms, costPieces(terms, RULES))

describe('the monthly cost of a home', () => {
  it('adds up its parts in cents and is said in tens of dollars', () => {
    const month = cost(home(629_000, 13_100))!
    expect(month).toEqual({
      loan: 391_956,
      tax: 109_167,
      mortgageInsurance: 28_305,
      homeInsurance: 15_000,
      associationFee: 0,
    })
    expect(roundedMonth(totalCents(month))).toBe(5440)
  })

  it('asks for no mortgage insurance from a fifth down, in percent and in dollars', () => {
    expect(cost(home(500_000, 0), { ...TERMS, down: { kind: 'percent', percent: 20 } })?.mortgageInsurance).toBe(0)
    const down = { kind: 'dollars', dollars: 100_000 } as const
    expect(cost(home(500_000, 0), { ...TERMS, down })?.mortgageInsurance).toBe(0)
    expect(cost(home(500_001, 0), { ...TERMS, down })?.mortgageInsurance).toBe(20_000)
  })

  it('charges the FHA’s premium on the first year’s average balance', () => {
    const fha = cost(home(500_000, 0), {
      ...TERMS,
      loan: 'fha',
      ratePct: 6.95,
      down: { kind: 'percent', percent: 3.5 },
    })!
    expect([fha.loan, fha.mortgageInsurance]).toEqual([324_979, 22_012])
  })

  it('is unknown where the tax is, and the rent alone for a rental', () => {
    const costFacts = { tax: null, fee: null, insured: 'building', feeCapped: true } as const
    expect(cost({ price: 500_000, market: 'sale', costFacts })).toBeNull()
    expect(totalCents(cost({ price: 4300, market: 'rent', costFacts })!)).toBe(430_000)
  })
})
