import { expect, test } from 'vitest'
import { pricePerSquareFoot } from './price-per-square-foot.ts'

test.each([
  [{ price: 850_000, market: 'sale', squareFeet: 2_450 }, '$347'],
  [{ price: 1_000_000, market: 'sale', squareFeet: 1 }, '$1,000,000'],
  [{ price: 2_450, market: 'rent', squareFeet: 1_000 }, '$2.45 a month'],
  [{ price: 850_000, market: 'sale', squareFeet: null }, null],
  [{ price: 850_000, market: 'sale', squareFeet: 0 }, null],
] as const)('%o costs %s a square foot', (home, words) => {
  expect(pricePerSquareFoot(home)).toBe(words)
})
