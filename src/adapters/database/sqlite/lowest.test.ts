import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ranked } from './lowest.ts'

test('the same positions as sorting all values', () => {
  const anyValue = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant(Infinity), fc.double({ noNaN: true }))
  fc.assert(
    fc.property(fc.array(anyValue, { maxLength: 60 }), fc.nat(70), fc.nat(30), (values, offset, limit) => {
      const sorted = values
        .map((_, at) => at)
        .sort((a, b) => (values[a]! < values[b]! ? -1 : values[a]! > values[b]! ? 1 : a - b))
      expect(ranked(Float64Array.from(values), offset, limit)).toEqual(sorted.slice(offset, offset + limit))
    }),
  )
})
