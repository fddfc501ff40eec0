import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRange } from './byte-range.ts'

const position = fc.nat(200)

test('a range begins where it was asked for and lies within the body', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), position, fc.option(position), (size, first, last) => {
      const part = { first, last: Math.min(last ?? Infinity, size - 1) }
      const backwards = last !== null && last < first
      const expected = backwards ? null : first >= size ? 'unsatisfiable' : part
      expect(readRange(`bytes=${first}-${last ?? ''}`, size)).toEqual(expected)
    }),
  )
})

test('a suffix range has as many bytes as were asked for, or all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 200 }), (size, length) => {
      expect(readRange(`bytes=-${length}`, size)).toEqual({ first: Math.max(0, size - length), last: size - 1 })
    }),
  )
})

test('an empty body has no range', () => {
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(readRange('bytes=-5', 0)).toBe('unsatisfiable')
})

test('no header makes it throw', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const range = readRange(text, 10)
      expect(range === null || range === 'unsatisfiable' || range.first <= range.last).toBe(true)
    }),
  )
  expect(readRange(null, 10)).toBeNull()
})
