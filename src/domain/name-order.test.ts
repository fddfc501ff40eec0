import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareNames } from './name-order.ts'

test('names are sorted by letters and not by capitals or accents, and numbers by value', () => {
  const sorted = [
    '8th Street',
    '42nd Street',
    'Allendale',
    'Fort Lee',
    'Fortescue',
    'Ho-Ho-Kus',
    'Hoboken',
    'Peña',
    'penal',
    'West Milford',
    'Westfield',
  ]
  expect(sorted.toReversed().sort(compareNames)).toEqual(sorted)
})

test('the order doesn’t depend on where one begins, and only equal names are level', () => {
  const names = fc.oneof(fc.string({ maxLength: 6 }), fc.stringMatching(/^[a-cA-C0-2 é-]{0,6}$/))
  fc.assert(
    fc.property(fc.uniqueArray(names, { maxLength: 12 }), (some) => {
      expect(some.toReversed().sort(compareNames)).toEqual(some.toSorted(compareNames))
    }),
  )
})
