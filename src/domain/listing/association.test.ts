import { expect, test } from 'vitest'
import { monthlyAssociationFee, UNKNOWN_ASSOCIATION } from './association.ts'

test.each([
  [{ amount: 412, frequency: 'monthly' }, 412],
  [{ amount: 1200, frequency: 'yearly' }, 100],
  [{ amount: 300, frequency: 'quarterly' }, 100],
  [{ amount: 50, frequency: 'weekly' }, 217],
  [{ amount: 500, frequency: 'once' }, 0],
  [{ amount: 500, frequency: 'per season' }, null],
  [null, null],
])('a month of %j', (fee, dollars) => {
  expect(monthlyAssociationFee(fee, UNKNOWN_ASSOCIATION)).toBe(dollars)
})

test('without an association there is no fee', () => {
  expect(monthlyAssociationFee(null, { ...UNKNOWN_ASSOCIATION, exists: false })).toBe(0)
})
