import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInside, type LatLng, type Ring } from '#domain/geo/geo.ts'
import { isClockwise, woundRings } from './shape-rings.ts'

const square = (half: number, clockwise: boolean): Ring => {
  const ring = [
    { lat: half, lng: -half },
    { lat: half, lng: half },
    { lat: -half, lng: half },
    { lat: -half, lng: -half },
  ]
  return clockwise ? ring : ring.toReversed()
}

/** How Google's polygon decides what is inside: by the sum of the rings' directions. */
const isFilled = (at: LatLng, rings: readonly Ring[]): boolean =>
  rings.reduce((sum, ring) => sum + (isInside(at, ring) ? (isClockwise(ring) ? 1 : -1) : 0), 0) !== 0

test('a ring is clockwise or not', () => {
  expect(isClockwise(square(1, true))).toBe(true)
  expect(isClockwise(square(1, false))).toBe(false)
})

test('M-03 nested rings follow the even-odd rule, whatever their directions', () => {
  const rings = fc.uniqueArray(fc.record({ half: fc.integer({ min: 1, max: 9 }), clockwise: fc.boolean() }), {
    minLength: 1,
    maxLength: 6,
    selector: ({ half }) => half,
  })
  const at = fc.record({ lat: fc.double({ min: -9.9, max: 9.9, noNaN: true }), lng: fc.constant(0.05) })
  fc.assert(
    fc.property(rings, at, (given, point) => {
      const all = given.map(({ half, clockwise }) => square(half, clockwise))
      const inside = all.filter((ring) => isInside(point, ring)).length
      expect(isFilled(point, woundRings(all))).toBe(inside % 2 === 1)
    }),
  )
})
