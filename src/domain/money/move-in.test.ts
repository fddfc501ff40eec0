import { describe, expect, test } from 'vitest'
import { moveInCost, type MoveInTable, type MoveInTerms } from './move-in.ts'

const TABLE: MoveInTable = {
  depositCapMonths: 1.5,
  applicationFeeCap: { amount: 50, from: '2026-05-01', exemptUpToUnits: 2 },
}
const TERMS: MoveInTerms = {
  rent: 4300,
  deposit: null,
  applicationFee: null,
  brokerFee: null,
  otherAdvance: 0,
  units: 12,
  feeGoesToBroker: false,
  date: '2026-11-22',
}
const costOf = (terms: Partial<MoveInTerms>) => moveInCost({ ...TERMS, ...terms }, TABLE)

describe('moving in', () => {
  test('costs at most the caps where nothing is given', () => {
    expect(costOf({})).toMatchObject({
      firstMonth: 430_000,
      deposit: 645_000,
      depositIsCap: true,
      applicationFee: 5_000,
      applicationFeeIsCap: true,
      brokerFee: null,
      total: 1_080_000,
      flags: ['deposit-not-given', 'application-fee-not-given'],
    })
  })

  test.each<[string, Partial<MoveInTerms>]>([
    ['one- and two-family dwellings', { units: 2 }],
    ["a broker's fee", { feeGoesToBroker: true }],
    ['applications before the law', { date: '2026-04-30' }],
  ])('has no cap on the application fee for %s', (_, terms) => {
    const asked = costOf({ ...terms, deposit: 4300, applicationFee: 75 })
    expect(asked).toMatchObject({ feeCap: 'not-covered', flags: [], total: 867_500 })
    expect(costOf(terms).applicationFee).toBeNull()
  })

  test('does not judge a fee without the number of homes', () => {
    expect(costOf({ units: null, deposit: 4300, applicationFee: 75 })).toMatchObject({ feeCap: 'unknown', flags: [] })
  })

  test('flags each sum over its cap', () => {
    expect(costOf({ deposit: 6450.01, applicationFee: 51 }).flags).toEqual([
      'deposit-over-cap',
      'application-fee-over-cap',
    ])
    expect(costOf({ deposit: 6450, applicationFee: 50, otherAdvance: 4300 }).flags).toEqual(['advance-on-full-deposit'])
    expect(costOf({ deposit: 2000, applicationFee: 50, otherAdvance: 4300 }).flags).toEqual([])
  })
})
