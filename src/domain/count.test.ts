import { expect, test } from 'vitest'
import { countOf, showingLine } from './count.ts'

test('L-05 M-01 property in the singular exactly at one', () => {
  expect([0, 1, 2, 12_345].map(showingLine)).toEqual([
    'Showing 0 properties',
    'Showing 1 property',
    'Showing 2 properties',
    'Showing 12,345 properties',
  ])
})

test('half baths are more or less than one bath', () => {
  expect([0.5, 1, 1.5].map((baths) => countOf(baths, 'bath', 'baths'))).toEqual(['0.5 baths', '1 bath', '1.5 baths'])
})
