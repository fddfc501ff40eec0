import { expect, test } from 'vitest'
import { cashToClose, typicalCash, type CashQuestion } from './cash-to-close.ts'
import { sellerCreditCeiling, type ClosingCostTable, type ClosingItem } from './closing-costs.ts'
import type { HelpVerdict } from './state-help.ts'

const item = (id: string, more: Partial<ClosingItem>): ClosingItem => ({
  id,
  name: id,
  group: 'lender',
  basis: 'flat',
  amounts: [100, 200, 300],
  kinds: ['house', 'condo'],
  financing: ['conventional', 'fha', 'va'],
  optional: false,
  ...more,
})

const TABLE: ClosingCostTable = {
  items: [
    item('attorney', { amounts: [1000, 1500, 3000], financing: ['conventional', 'fha', 'va', 'cash'] }),
    item('survey', { kinds: ['house'] }),
    item('radon', { optional: true }),
    item('septic', { when: 'septic' }),
    item('sewer-scope', { skipWhen: 'septic' }),
    item('tax-escrow', { basis: 'tax-months', amounts: [2, 4, 6] }),
    item('working-capital', { basis: 'fee-months', amounts: [0, 3, 6], kinds: ['condo'] }),
    item('origination', { basis: 'loan-percent', amounts: [0, 0.25, 1] }),
  ],
  title: { schedules: [{ brackets: [{ upTo: null, perThousand: 5 }] }], minimum: 200 },
  recording: { firstPage: 30, nextPage: 10, deedAbstract: 10, noticeOfSettlement: 20, countyFund: {} },
  buyerAgentPct: 2.5,
  deposit: { atSigning: 1000, upToPct: 10 },
  creditCeilings: {
    conventional: [
      { downFrom: 25, pct: 9 },
      { downFrom: 10, pct: 6 },
      { downFrom: 0, pct: 3 },
    ],
    fha: 6,
    va: 4,
  },
}
const RULES = { fha: { upfrontPct: 1.75, premiums: [] }, va: { fees: [], laterFees: [] } }
const ASKED: CashQuestion = {
  kind: 'house',
  price: 400_000,
  county: 'Bergen',
  terms: {
    down: { kind: 'percent', percent: 5 },
    ratePct: 7,
    years: 30,
    loan: 'conventional',
    insurance: 1800,
    mortgageInsurancePct: 0.6,
  },
  propertyTax: 9000,
  associationFee: null,
  septic: false,
  well: false,
  stateHelp: null,
  sellerCredit: 0,
  agentPct: 0,
}
const withDown = (down: CashQuestion['terms']['down']): CashQuestion => ({ ...ASKED, terms: { ...ASKED.terms, down } })
const help = (verdict: HelpVerdict) => ({ verdict, upTo: 15_000, reasons: [] })
const idsOf = (asked: CashQuestion) => cashToClose(asked, TABLE, RULES).closing.lines.map(({ id }) => id)

test('the cash is the down payment and what this kind of home and loan costs, item by item', () => {
  const cash = cashToClose(ASKED, TABLE, RULES)
  expect(cash.downPayment).toBe(2_000_000)
  expect(cash.closing.lines.map(({ id, amount }) => [id, amount?.typical])).toEqual([
    ['attorney', 150_000],
    ['survey', 20_000],
    ['radon', 20_000],
    ['sewer-scope', 20_000],
    ['tax-escrow', 300_000],
    ['origination', 95_000],
  ])
  // The low total leaves out what is optional.
  expect(cash.closing.total).toEqual({ low: 270_000, typical: 605_000, high: 1_220_000 })
  expect(cash.total.typical).toBe(2_605_000)
  expect(typicalCash(ASKED, TABLE, RULES)).toBe(2_605_000)
})

test('items follow the kind of home, its septic system, and whether anything is lent', () => {
  expect(idsOf({ ...ASKED, septic: true })).toContain('septic')
  expect(idsOf({ ...ASKED, septic: true })).not.toContain('sewer-scope')
  expect(idsOf({ ...ASKED, kind: 'condo' })).not.toContain('survey')
  expect(idsOf(withDown({ kind: 'dollars', dollars: 500_000 }))).toEqual(['attorney'])
  const unknownFee = cashToClose({ ...ASKED, kind: 'condo' }, TABLE, RULES).closing.lines
  expect(unknownFee.find(({ id }) => id === 'working-capital')).toMatchObject({ amount: null })
})

test('a premium that is added to the loan is no cash', () => {
  const fha = { ...ASKED, terms: { ...ASKED.terms, loan: 'fha' as const } }
  const { closing, total } = cashToClose(fha, TABLE, RULES)
  expect(closing.financed).toBe(665_000)
  expect(total.typical).toBe(cashToClose(ASKED, TABLE, RULES).total.typical)
})

test('a seller’s credit lowers the closing costs alone; one’s own agent comes on top', () => {
  const credit = cashToClose({ ...ASKED, sellerCredit: 100_000 }, TABLE, RULES)
  expect(credit).toMatchObject({ sellerCredit: 605_000, total: { typical: 2_000_000 } })
  expect(cashToClose({ ...ASKED, agentPct: 2.5 }, TABLE, RULES)).toMatchObject({
    ownAgent: 1_000_000,
    total: { typical: 3_605_000 },
  })
  expect([5, 10, 25].map((percent) => sellerCreditCeiling(withDown({ kind: 'percent', percent }), TABLE))).toEqual([
    12_000, 24_000, 36_000,
  ])
  expect(sellerCreditCeiling(withDown({ kind: 'dollars', dollars: 500_000 }), TABLE)).toBeNull()
})

test("the State's help counts only where it is likely, and never makes the cash negative", () => {
  expect(cashToClose({ ...ASKED, stateHelp: help('unclear') }, TABLE, RULES).stateHelp).toBe(0)
  expect(cashToClose({ ...ASKED, stateHelp: help('likely') }, TABLE, RULES).total.typical).toBe(1_105_000)
  expect(cashToClose({ ...ASKED, price: 100_000, stateHelp: help('likely') }, TABLE, RULES).total.low).toBe(0)
})
