import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithin, widened, type Bounds } from './geo.ts'

const BOX: Bounds = { west: -75, south: 40, east: -74, north: 41 }

test('a point on the edge is within, one beyond it is not', () => {
  expect(isWithin({ lat: 40, lng: -75 }, BOX)).toBe(true)
  expect(isWithin({ lat: 39.999, lng: -74.5 }, BOX)).toBe(false)
  expect(isWithin({ lat: 40.5, lng: -73.999 }, BOX)).toBe(false)
})

test('a box grows by its share on every side', () => {
  expect(widened(BOX, 0.5)).toEqual({ west: -75.5, south: 39.5, east: -73.5, north: 41.5 })
})

test('what was within stays within when the box grows', () => {
  const share = fc.double({ min: 0, max: 2, noNaN: true })
  const lat = fc.double({ min: 40, max: 41, noNaN: true })
  fc.assert(fc.property(lat, share, (at, by) => isWithin({ lat: at, lng: -74.5 }, widened(BOX, by))))
})
