import { expect, test } from 'vitest'
import { readListingId } from './listing-id.ts'

test.each(['1', '18', '999999999'])('D-01 %s is an id', (text) => {
  expect(readListingId(text)).toBe(Number(text))
})

test.each(['', '0', '01', '-3', '+3', '1e3', '3.5', ' 1', '1 ', 'abc', '1a', '9999999999', '１'])(
  'D-02 %j is none',
  (text) => {
    expect(readListingId(text)).toBeNull()
  },
)
