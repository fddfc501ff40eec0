import { expect, test } from 'vitest'
import { readComparison } from '#domain/listing/comparison.ts'
import { comparisonNotices } from './comparison-notices.ts'

test('what an address asks for and doesn’t get is said', () => {
  expect(comparisonNotices(readComparison('1,3'), [])).toEqual([])
  expect(comparisonNotices(readComparison('1,99'), [99])).toEqual(['Home 99 is not listed, or not any more.'])
  expect(comparisonNotices(readComparison('1,2,3,4,5,villa'), [2, 4])).toEqual([
    'Homes 2, 4 are not listed, or not any more.',
    'Only 4 homes fit side by side: 1 more is left out.',
    'A part of this address names no home. It should end like ?homes=1,3,5.',
  ])
})
