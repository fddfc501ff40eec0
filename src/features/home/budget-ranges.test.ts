import { expect, test } from 'vitest'
import { SAMPLE_BUDGET } from '#content/sample-data/budget.ts'
import { barShares, listingsInRange } from './budget-ranges.ts'

test('H-07 each range leads to the listings within it; a home on a border belongs to the upper range', () => {
  expect(SAMPLE_BUDGET.map(listingsInRange)).toEqual([
    { min: '350000', max: '499999', sort: 'price-asc' },
    { min: '500000', max: '749999', sort: 'price-asc' },
    { min: '750000', max: '999999', sort: 'price-asc' },
    { min: '1000000', max: '100000000', sort: 'price-asc' },
  ])
})

test('H-07 bars are proportional to the counts, also when nothing is counted', () => {
  expect(barShares(SAMPLE_BUDGET)).toEqual([67 / 118, 1, 84 / 118, 42 / 118])
  expect(barShares(SAMPLE_BUDGET.map((range) => ({ ...range, count: 0 })))).toEqual([0, 0, 0, 0])
})
