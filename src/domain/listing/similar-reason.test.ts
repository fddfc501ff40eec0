import { expect, test } from 'vitest'
import { similarReason } from './similar-reason.ts'

const HOME = { price: 600_000, market: 'sale', county: 'Morris' } as const

test.each([
  [{ price: 588_000 }, '$12,000 less, also in Morris County'],
  [{ price: 615_500, county: 'Sussex' }, '$15,500 more, in Sussex County'],
  [{}, 'Same price, also in Morris County'],
])('a similar home %j: %s', (changes, words) => {
  expect(similarReason(HOME, { ...HOME, ...changes })).toBe(words)
})

test('rents differ by the month', () => {
  const rental = { price: 2400, market: 'rent', county: 'Hudson' } as const
  expect(similarReason(rental, { ...rental, price: 2250 })).toBe('$150 a month less, also in Hudson County')
})
