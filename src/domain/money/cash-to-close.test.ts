import { expect, test } from 'vitest'
import { cashToClose, type CashQuestion, type ClosingCostTable } from './cash-to-close.ts'
import type { HelpVerdict } from './state-help.ts'

const TABLE: ClosingCostTable = { lowPct: 2, usualPct: 3, highPct: 5, highTaxLowPct: 4, highTaxFromPct: 2.2 }
const ASKED: CashQuestion = {
  price: 400_000,
  down: { kind: 'percent', percent: 5 },
  propertyTax: null,
  stateHelp: null,
}
const help = (verdict: HelpVerdict) => ({ verdict, upTo: 15_000, reasons: [] })

test('the cash is a range in cents with its parts', () => {
  expect(cashToClose(ASKED, TABLE)).toEqual({
    downPayment: 2_000_000,
    closingShare: { low: 2, usual: 3, high: 5 },
    closingCosts: { low: 800_000, usual: 1_200_000, high: 2_000_000 },
    stateHelp: 0,
    total: { low: 2_800_000, usual: 3_200_000, high: 4_000_000 },
  })
})

test('the range starts higher where the property tax is high', () => {
  expect(cashToClose({ ...ASKED, propertyTax: 8_799 }, TABLE).closingCosts.low).toBe(800_000)
  const { closingShare } = cashToClose({ ...ASKED, propertyTax: 8_800 }, TABLE)
  expect(closingShare).toEqual({ low: 4, usual: 4, high: 5 })
})

test("the State's help counts only where it is likely, and never makes the cash negative", () => {
  expect(cashToClose({ ...ASKED, stateHelp: help('unclear') }, TABLE).stateHelp).toBe(0)
  expect(cashToClose({ ...ASKED, stateHelp: help('likely') }, TABLE).total.low).toBe(1_300_000)
  const small = { ...ASKED, price: 100_000, stateHelp: help('likely') }
  expect(cashToClose(small, TABLE).total.low).toBe(0)
})

test('dollars down never pass the price', () => {
  const asked: CashQuestion = { ...ASKED, down: { kind: 'dollars', dollars: 500_000 } }
  expect(cashToClose(asked, TABLE).downPayment).toBe(40_000_000)
})
