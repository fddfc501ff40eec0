import { expect, test } from 'vitest'
import { rentBudget, utilitySum } from './rent-budget.ts'

const MOVE_IN = { depositCapMonths: 1.5, applicationFeeCap: { amount: 50, from: '2026-05-01', exemptUpToUnits: 2 } }
const NOTHING = { savings: null, sharePct: null, utilities: {} }

test('30 percent of the income is for rent and utilities', () => {
  expect(rentBudget(78_000, NOTHING, MOVE_IN)).toMatchObject({
    gross: 1950,
    byIncome: 1950,
    rent: 1950,
    limit: 'income',
  })
  const withBills = { ...NOTHING, utilities: { 'heat-gas': 110, electricity: 90 } }
  expect(rentBudget(78_000, withBills, MOVE_IN)).toMatchObject({ gross: 1950, utilities: 200, byIncome: 1750 })
  expect(rentBudget(78_000, { ...NOTHING, sharePct: 40 }, MOVE_IN).gross).toBe(2600)
})

test('savings limit the rent by the first month, the deposit and the fee at their caps', () => {
  const { bySavings, rent, limit } = rentBudget(78_000, { ...NOTHING, savings: 4050 }, MOVE_IN)
  expect([bySavings, rent, limit]).toEqual([1600, 1600, 'savings'])
  expect(rentBudget(null, { ...NOTHING, savings: 20 }, MOVE_IN)).toMatchObject({ rent: 0, limit: 'savings' })
})

test('a search carries the rent rounded down to $50, so that no link tells an income', () => {
  const searched = (income: number) => rentBudget(income, NOTHING, MOVE_IN).searched
  expect([searched(78_000), searched(78_900), searched(79_999)]).toEqual([1950, 1950, 1950])
})

test('without income and savings there is no limit; utilities above it leave nothing', () => {
  expect(rentBudget(null, NOTHING, MOVE_IN)).toMatchObject({ rent: null, limit: null, searched: null })
  expect(rentBudget(12_000, { ...NOTHING, utilities: { 'heat-oil': 400 } }, MOVE_IN).rent).toBe(0)
})

test('of heat by several fuels the dearest counts, once', () => {
  expect(utilitySum({ 'heat-gas': 110, 'heat-oil': 260, water: 40 })).toBe(300)
})

test('a share in whole dollars loses none to rounding', () => {
  expect(rentBudget(52_000, NOTHING, MOVE_IN).gross).toBe(1_300)
})
