import { describe, expect, test } from 'vitest'
import { costPieces } from './monthly-cost.ts'
import { priceAtTax, reachStep, townReaches, typicalTaxPct, type Buyer } from './reach.ts'

const terms = {
  down: { kind: 'percent', percent: 10 },
  ratePct: 7.4,
  years: 30,
  loan: 'conventional',
  insurance: 1800,
  mortgageInsurancePct: 0.6,
} as const
const rules = { fha: { upfrontPct: 1.75, premiums: [] }, va: { fees: [], laterFees: [] } }
const buyer: Buyer = {
  means: { income: 210_000, debts: 400, savings: 95_000 },
  limits: { frontPct: 28, backPct: 36 },
  assumptions: {
    terms,
    rules,
    pieces: costPieces(terms, rules),
    closingCosts: {
      items: [],
      title: { schedules: [{ brackets: [] }], minimum: 0 },
      recording: { firstPage: 0, nextPage: 0, deedAbstract: 0, noticeOfSettlement: 0, countyFund: {} },
      buyerAgentPct: 0,
      deposit: { atSigning: 0, upToPct: 10 },
      creditCeilings: { conventional: [], fha: 0, va: 0 },
    },
  },
}

describe('what an income buys', () => {
  test('is one price in a town with typical tax: 28 percent of the income decides', () => {
    const { displayPrice, binding, monthlyRoom, month } = priceAtTax(buyer, 1.958, null)
    expect({ displayPrice, binding }).toEqual({ displayPrice: 571_000, binding: 'front' })
    expect(monthlyRoom).toBe(490_000)
    expect(month).toBeLessThanOrEqual(monthlyRoom)
  })

  test('is less where the tax is higher, and stands beside the middle sale', () => {
    const [low, high] = townReaches(buyer, [
      {
        town: 'Hudson/Hoboken',
        taxPct: 1.052,
        taxBandPct: 10,
        taxFrom: 'town',
        medianSale: { price: 899_000, sales: 1153 },
      },
      { town: 'Essex/Orange', taxPct: 3.225, taxBandPct: 25, taxFrom: 'town', medianSale: null },
    ])
    expect(low!.price.price).toBeGreaterThan(high!.price.price)
    expect([low!.step, high!.step]).toEqual(['some', 'unknown'])
  })

  test('takes cash: little saved decides', () => {
    const { binding, month, monthlyRoom } = priceAtTax(
      { ...buyer, means: { ...buyer.means, savings: 20_000 } },
      1.958,
      null,
    )
    expect(binding).toBe('cash')
    expect(month).toBeLessThan(monthlyRoom)
  })
})

test('the steps of the map begin at 100, 80 and 60 percent of the middle sale', () => {
  expect([100, 99, 80, 79, 60, 59].map((price) => reachStep(price, 100))).toEqual([
    'median',
    'most',
    'most',
    'some',
    'some',
    'little',
  ])
  expect(reachStep(100, null)).toBe('unknown')
})

test('the typical tax is that of a town', () => {
  expect(typicalTaxPct([{ taxPct: 3 }, { taxPct: 1 }, { taxPct: 2 }])).toBe(2)
  expect(typicalTaxPct([{ taxPct: 3 }, { taxPct: 1 }])).toBe(1)
})
