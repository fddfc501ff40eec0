import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithin, type Bounds } from '#domain/geo/geo.ts'
import { extentToQuery } from './query-extent.ts'

const VIEW: Bounds = { west: -74.74, south: 40.51, east: -73.42, north: 41.34 }
const moved = ({ west, south, east, north }: Bounds, by: number): Bounds => ({
  west: west + by,
  south: south + by,
  east: east + by,
  north: north + by,
})

test('M-03 the queried box contains the view and a margin', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -75, max: -73, noNaN: true }),
      fc.double({ min: 40, max: 42, noNaN: true }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      fc.double({ min: 5, max: 16, noNaN: true }),
      (west, south, size, zoom) => {
        const bounds = { west, south, east: west + size, north: south + size }
        const { within } = extentToQuery({ bounds, scale: zoom })
        const corners = [
          { lat: south, lng: west },
          { lat: south + size, lng: west + size },
        ]
        expect(corners.every((corner) => isWithin(corner, within))).toBe(true)
        expect(within.west).toBeLessThan(west)
        expect(within.north).toBeGreaterThan(south + size)
      },
    ),
  )
})

test('M-03 a small move repeats the query, a large one doesn’t', () => {
  const before = extentToQuery({ bounds: VIEW, scale: 10.2 })
  expect(extentToQuery({ bounds: moved(VIEW, 0.005), scale: 10.6 })).toEqual(before)
  expect(extentToQuery({ bounds: moved(VIEW, 0.4), scale: 10.2 })).not.toEqual(before)
  expect(before.zoom).toBe(10)
})

test('M-03 the box and the zoom are clamped to the world and to MAP_ZOOMS', () => {
  const whole = extentToQuery({ bounds: { west: -200, south: -89, east: 200, north: 89 }, scale: -0.4 })
  expect(whole).toEqual({ zoom: 0, within: { west: -180, south: -90, east: 180, north: 90 } })
  expect(extentToQuery({ bounds: VIEW, scale: 21.7 }).zoom).toBe(20)
})

test('M-03 a restored view queries its old zoom although its box was rounded', () => {
  expect(extentToQuery({ bounds: VIEW, scale: 9.9993 }).zoom).toBe(10)
  expect(extentToQuery({ bounds: VIEW, scale: 9.6 }).zoom).toBe(9)
})
