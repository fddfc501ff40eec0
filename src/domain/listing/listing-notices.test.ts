import { expect, test } from 'vitest'
import { readNotices, writeNotices, type ListingNotice } from './listing-notices.ts'

test.each<[ListingNotice[]]>([
  [[{ kind: 'as-of', time: 'November 21, 2026 at 9:40 PM' }]],
  [[{ kind: 'samples' }]],
  [[{ kind: 'samples' }, { kind: 'as-of', time: 'November 21, 2026 at 9:40 PM' }]],
])('notices are read as they were written: %o', (notices) => {
  expect(readNotices(writeNotices(notices)!)).toEqual(notices)
})

test('without notices there is nothing to write', () => {
  expect(writeNotices([])).toBeNull()
})
