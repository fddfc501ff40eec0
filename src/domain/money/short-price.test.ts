import { expect, test } from 'vitest'
import { formatShortPrice } from './short-price.ts'

test.each([
  [850_000, '$850k'],
  [849_500, '$850k'],
  [1_000_000, '$1M'],
  [1_100_000, '$1.1M'],
  [1_259_000, '$1.26M'],
  [999_499, '$999k'],
  [999_500, '$1M'],
  [10_000_000, '$10M'],
  [20_500_000, '$20.5M'],
  [2_400, '$2,400'],
])('%d dollars are %s for short', (price, text) => {
  expect(formatShortPrice(price)).toBe(text)
})
