import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDollars, formatPrice } from './money.ts'

test.each([
  [850_000, '$850,000'],
  [1_100_000, '$1,100,000'],
  [0, '$0'],
  [999.6, '$1,000'],
])('X-04 %d dollars are written %s', (amount, text) => {
  expect(formatDollars(amount)).toBe(text)
})

test('X-04 no price shows decimals', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (amount) => {
      expect(formatDollars(amount)).toMatch(/^\$\d{1,3}(,\d{3})*$/)
    }),
  )
})

test('a rent is a price by the month', () => {
  expect(formatPrice(2_400, 'rent')).toBe('$2,400 a month')
  expect(formatPrice(850_000, 'sale')).toBe('$850,000')
})
