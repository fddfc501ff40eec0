import { expect, test } from 'vitest'
import { isFresh, weakEtag } from './etag.ts'

test('equal content has equal ETags, other content another', () => {
  expect(weakEtag('homes')).toBe(weakEtag(Buffer.from('homes')))
  expect(weakEtag('homes')).not.toBe(weakEtag('home'))
  expect(weakEtag('homes')).toMatch(/^W\/"[\w-]+"$/)
})

test.each([
  [null, false],
  ['', false],
  ['"b"', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a" , "c"', true],
  ['*', true],
])('If-None-Match %j against W/"a" is fresh: %j', (given, fresh) => {
  expect(isFresh(given, 'W/"a"')).toBe(fresh)
})
