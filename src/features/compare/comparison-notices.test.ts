import { expect, test } from 'vitest'
import { readComparison } from '#domain/listing/comparison.ts'
import { comparisonNotices } from './comparison-notices.ts'

test('what an address asks for and doesn’t get is said', () => {
  expect(comparisonNotices(readComparison('1,3'), [])).toEqual([])
  expect(comparisonNotices(readComparison('1,99'), [99])).toEqual(['Home 99 isn’t listed.'])
  expect(comparisonNotices(readComparison('1,2,3,4,5,villa'), [2, 4])).toEqual([
    'Homes 2, 4 aren’t listed.',
    'You can compare up to 4 homes, so we left out 1 more.',
    'Part of this link isn’t a listing number. It should end like ?homes=1,3,5.',
  ])
})
