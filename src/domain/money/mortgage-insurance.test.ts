import { describe, expect, test } from 'vitest'
import type { LoanRules } from './loan-rules.ts'
import { assumedInsurancePct, fhaMortgage, insuranceEnd, vaFundingFee } from './mortgage-insurance.ts'

const PRIVATE = {
  requestAtPct: 80,
  automaticAtPct: 78,
  usualRangePct: [0.3, 1.2] as const,
  assumedRates: [
    { ltvUpTo: 90, scoreFrom: 760, annualPct: 0.39 },
    { ltvUpTo: 90, scoreFrom: 620, annualPct: 0.71 },
    { ltvUpTo: 97, scoreFrom: 760, annualPct: 1.05 },
  ],
}
const RULES: LoanRules = {
  fha: {
    upfrontPct: 1.75,
    premiums: [
      { yearsUpTo: null, baseUpTo: null, ltvOver: 0, ltvUpTo: 90, annualPct: 0.5, months: 132 },
      { yearsUpTo: null, baseUpTo: null, ltvOver: 90, ltvUpTo: 100, annualPct: 0.55, months: 'life' },
    ],
  },
  va: { fees: [{ downFromPct: 0, feePct: 2.15 }], laterFees: [{ downFromPct: 0, feePct: 3.3 }] },
}

describe('private mortgage insurance', () => {
  test('ends at the midpoint at the latest', () => {
    const loan = { amount: 48_500_000, ratePct: 15, years: 30 }
    expect(insuranceEnd(loan, 500_000, PRIVATE)).toEqual({ onRequest: 180, automatic: 180 })
  })

  test('is not needed at 80 percent', () => {
    expect(insuranceEnd({ amount: 40_000_000, ratePct: 7, years: 30 }, 500_000, PRIVATE)).toBeNull()
  })

  test('has an assumed rate by loan to value and score', () => {
    expect(assumedInsurancePct(90, 700, PRIVATE)).toBe(0.71)
    expect(assumedInsurancePct(95, 800, PRIVATE)).toBe(1.05)
    expect(assumedInsurancePct(95, 640, PRIVATE)).toBeNull()
  })
})

describe('an FHA mortgage', () => {
  const asked = { price: 500_000, down: { kind: 'percent', percent: 10 }, ratePct: 7, years: 30 } as const

  test('is insured for eleven years from a tenth down, else as long as it runs', () => {
    expect(fhaMortgage(asked, 1, RULES)?.months).toBe(132)
    expect(fhaMortgage({ ...asked, down: { kind: 'dollars', dollars: 49_999 } }, 1, RULES)?.months).toBe('life')
  })

  test('costs a smaller premium from year to year', () => {
    const premiums = [1, 2, 11].map((year) => fhaMortgage(asked, year, RULES)!.monthlyPremium)
    expect(premiums).toEqual(premiums.toSorted((a, b) => b - a))
    expect(new Set(premiums).size).toBe(3)
  })
})

test("VA's funding fee is asked of nobody who is exempt", () => {
  expect(['first', 'later', 'exempt'].map((use) => vaFundingFee(40_000_000, 0, use as 'first', RULES))).toEqual([
    860_000, 1_320_000, 0,
  ])
})
