import { expect, test } from 'vitest'
import { readComparison } from '#domain/listing/comparison.ts'
import { comparisonNotices } from './comparison-notices.ts'

test('what an address asks for and doesn’t get is said', () => {
  expect(comparisonNotices(readComparison('1,3'), [])).toEqual([])
  expect(comparisonNotices(readComparison('1,99'), [99])).toEqual(['Home 99 isn’t listed.'])
  expect(comparisonNotices(readComparison('1,2,3,4,5,villa'), [2, 4])).toEqual([
    'Homes 2, 4 aren’t listed.',
    'Only 4 homes fit side by side: 1 more is left out.',
    'Part of this address isn’t a listing number. It should end like ?homes=1,3,5.',
  ])
})
