import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRange } from './byte-range.ts'

const place = fc.nat(200)

test('whatever is asked for, a part lies within the body and begins where it should', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), place, fc.option(place), (size, first, last) => {
      const part = { first, last: Math.min(last ?? Infinity, size - 1) }
      const backwards = last !== null && last < first
      const expected = backwards ? null : first >= size ? 'unsatisfiable' : part
      expect(readRange(`bytes=${first}-${last ?? ''}`, size)).toEqual(expected)
    }),
  )
})

test('the last bytes are as many as were asked for, or all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 200 }), (size, length) => {
      expect(readRange(`bytes=-${length}`, size)).toEqual({ first: Math.max(0, size - length), last: size - 1 })
    }),
  )
})

test('an empty body has no part', () => {
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(readRange('bytes=-5', 0)).toBe('unsatisfiable')
})

test('no header is a reason to fail', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const range = readRange(text, 10)
      expect(range === null || range === 'unsatisfiable' || range.first <= range.last).toBe(true)
    }),
  )
  expect(readRange(null, 10)).toBeNull()
})
