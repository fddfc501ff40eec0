import { expect, test } from 'vitest'
import { readRenterForm } from './renter-form.ts'
import { NO_RENTER, readRenterNumbers } from './renter-numbers.ts'

test('amounts are read as people type them', () => {
  const read = readRenterForm({
    income: '$78,000',
    rentSavings: '9 000',
    bedrooms: '2',
    'heat-gas': '110.50',
    minutes: '45',
  })
  expect(read).toMatchObject({
    ok: true,
    value: { income: 78_000, renter: { savings: 9000, bedrooms: 2, minutes: 45, utilities: { 'heat-gas': 110.5 } } },
  })
  expect(readRenterForm({})).toEqual({ ok: true, value: { income: null, renter: NO_RENTER } })
})

test.each([
  ['income', 'much'],
  ['income', '0'],
  ['rentSavings', '-5'],
  ['minutes', '500'],
  ['minutes', '0'],
  ['utilityAllowance', 'x'],
])('%s %s is named', (field, text) => {
  const read = readRenterForm({ [field]: text })
  expect(!read.ok && read.problem.kind === 'invalid' && read.problem.fields.map((each) => each.field)).toEqual([field])
})

test('of what a device kept, only what is possible is taken', () => {
  expect(readRenterNumbers('nothing')).toEqual(NO_RENTER)
  const kept = {
    savings: -1,
    bedrooms: 9,
    utilities: { 'heat-gas': 'x', water: 40 },
    voucher: { bedrooms: 2, adjustedIncome: NaN },
  }
  expect(readRenterNumbers(kept)).toEqual({
    ...NO_RENTER,
    utilities: { water: 40 },
    voucher: { ...NO_RENTER.voucher, bedrooms: 2 },
  })
})
