import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsAround, isInside, isWithin, type LatLng, type Ring } from './geo.ts'

const point = (lng: number, lat: number): LatLng => ({ lat, lng })
/** A U that opens to the north. */
const U: Ring = [point(0, 0), point(6, 0), point(6, 6), point(4, 6), point(4, 2), point(2, 2), point(2, 6), point(0, 6)]

test.each([
  [1, 1, true],
  [5, 5, true],
  [3, 1, true],
  [3, 4, false],
  [-1, 1, false],
  [7, 1, false],
])('the point %d east, %d north is inside the U: %s', (lng, lat, inside) => {
  expect(isInside(point(lng, lat), U)).toBe(inside)
})

/** Degrees. */
const HAIR = 1e-9

const anyPoint = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -170, max: 170, noNaN: true }),
})

test('what is inside a ring is within the box around it, wherever the ring begins and whichever way it goes', () => {
  fc.assert(
    fc.property(fc.array(anyPoint, { minLength: 3, maxLength: 20 }), anyPoint, fc.nat(), (ring, at, turn) => {
      const start = turn % ring.length
      const turned = [...ring.slice(start), ...ring.slice(0, start)]
      const inside = isInside(at, ring)
      expect(isInside(at, turned)).toBe(inside)
      // A crossing is computed: it may lie a hair outside.
      const { west, south, east, north } = boundsAround(ring)
      const box = { west: west - HAIR, south: south - HAIR, east: east + HAIR, north: north + HAIR }
      expect(!inside || isWithin(at, box)).toBe(true)
    }),
  )
})

test('a box as a ring holds just what lies within the box', () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, anyPoint, (a, b, at) => {
      const { west, south, east, north } = boundsAround([a, b])
      fc.pre(west < at.lng && at.lng < east && at.lat !== south && at.lat !== north)
      const ring = [point(west, south), point(east, south), point(east, north), point(west, north)]
      expect(isInside(at, ring)).toBe(isWithin(at, { west, south, east, north }))
    }),
  )
})
