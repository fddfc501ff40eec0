import { expect, test } from 'vitest'
import { BUILT_IN_COST_BASIS } from '#content/public-figures/cost-basis.ts'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import type { LoanTerms } from '#domain/money/loan-terms.ts'
import { saleCosts, withDown } from './sale-costs.ts'
import { owedAfter, stillOwed } from './still-owed.ts'

const { usual, rules } = BUILT_IN_COST_BASIS
const victorian = SAMPLE_LISTINGS.find(({ price }) => price === 925_000)!
const insuranceEnds = { value: { requestAtPct: 80, automaticAtPct: 78 }, asOf: '1999-07-29', source: null }
const costsOf = (change: Partial<LoanTerms> = {}) => saleCosts(victorian, { ...usual, ...change }, rules)
const owedOf = (change: Partial<LoanTerms> = {}) => stillOwed(costsOf(change), { rules, insuranceEnds })

test('a home’s costs under the usual terms', () => {
  expect(costsOf()).toMatchObject({ downPct: 10, down: 9_250_000, loan: 83_250_000, upfrontPct: 0, month: 8340 })
})

test('dollars down count by their share of the price', () => {
  expect(costsOf({ down: { kind: 'dollars', dollars: 185_000 } })).toMatchObject({
    downPct: 20,
    parts: { mortgageInsurance: 0 },
  })
})

test('the FHA’s and the VA’s fees are part of the loan', () => {
  expect(costsOf({ loan: 'fha' })).toMatchObject({ lent: 83_250_000, loan: 84_706_875, upfrontPct: 1.75 })
  expect(costsOf({ loan: 'va', down: { kind: 'percent', percent: 0 } }).upfrontPct).toBe(2.15)
})

test('without a tax there is no month', () => {
  const home = { ...victorian, costFacts: { ...victorian.costFacts, tax: null } }
  expect(saleCosts(home, usual, rules)).toMatchObject({ parts: null, month: null, loan: 83_250_000 })
})

test('private mortgage insurance ends on the original schedule, and is none from 20% down', () => {
  expect(owedOf().insurance).toEqual({ kind: 'private', onRequest: 105, automatic: 120 })
  expect(stillOwed(saleCosts(victorian, withDown(usual, 20), rules), { rules, insuranceEnds }).insurance).toBeNull()
  expect(owedOf({ loan: 'va' }).insurance).toBeNull()
})

test('the FHA’s is paid for the whole term, or for 11 years from 10% down', () => {
  expect(owedOf({ loan: 'fha' }).insurance).toEqual({ kind: 'fha', payments: 132, wholeTerm: false })
  const low = owedOf({ loan: 'fha', down: { kind: 'percent', percent: 5 } })
  expect(low.insurance).toEqual({ kind: 'fha', payments: 360, wholeTerm: true })
})

test('the loan is paid off at the end', () => {
  const owed = owedOf()
  expect(owedAfter(owed, 0)).toBe(owed.loan)
  expect(Math.round(owedAfter(owed, 120) / 100)).toBe(720_968)
  expect(owedAfter(owed, 360)).toBe(0)
})
