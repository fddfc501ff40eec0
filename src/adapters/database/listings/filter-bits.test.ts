import { expect, test } from 'vitest'
import { bitsOf, hasBit, MAX_BIT } from './bit-set.ts'
import { FILTER_BITS, type FilterBit } from './filter-bits.ts'

const KEYS = Object.keys(FILTER_BITS) as FilterBit[]

test('bits keep the numbers they were stored with', () => {
  expect(FILTER_BITS).toMatchObject({
    pool: { bit: 0 },
    twoCarGarage: { bit: 1 },
    waterfront: { bit: 2 },
    renovated: { bit: 3 },
  })
})

test('no two facts share a bit, and each fits a number', () => {
  const numbers = KEYS.map((key) => FILTER_BITS[key].bit)
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const number of numbers) expect(number).toBeOneOf(Array.from({ length: MAX_BIT + 1 }, (_, bit) => bit))
})

test('a set of bits tells which facts are in it, however often they are named', () => {
  const bits = bitsOf(['pool', 'renovated', 'pool'])
  expect(KEYS.filter((key) => hasBit(bits, key))).toEqual(['pool', 'renovated'])
})
