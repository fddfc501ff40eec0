import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithin, type Bounds } from '#domain/geo/geo.ts'
import { extentToAsk } from './asked-box.ts'

const VIEW: Bounds = { west: -74.74, south: 40.51, east: -73.42, north: 41.34 }
const moved = ({ west, south, east, north }: Bounds, by: number): Bounds => ({
  west: west + by,
  south: south + by,
  east: east + by,
  north: north + by,
})

test('M-03 what is asked for holds the view and something around it', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -75, max: -73, noNaN: true }),
      fc.double({ min: 40, max: 42, noNaN: true }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      fc.double({ min: 5, max: 16, noNaN: true }),
      (west, south, size, zoom) => {
        const bounds = { west, south, east: west + size, north: south + size }
        const { within } = extentToAsk({ bounds, scale: zoom })
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

test('M-03 a small move asks for the same again, a large one does not', () => {
  const before = extentToAsk({ bounds: VIEW, scale: 10.2 })
  expect(extentToAsk({ bounds: moved(VIEW, 0.005), scale: 10.6 })).toEqual(before)
  expect(extentToAsk({ bounds: moved(VIEW, 0.4), scale: 10.2 })).not.toEqual(before)
  expect(before.zoom).toBe(10)
})

test('M-03 at the ends of the world and of the scale the box and the zoom stay what can be asked for', () => {
  const whole = extentToAsk({ bounds: { west: -200, south: -89, east: 200, north: 89 }, scale: -0.4 })
  expect(whole).toEqual({ zoom: 0, within: { west: -180, south: -90, east: 180, north: 90 } })
  expect(extentToAsk({ bounds: VIEW, scale: 21.7 }).zoom).toBe(20)
})

test('M-03 a restored view asks for the scale it had, though its box was rounded', () => {
  expect(extentToAsk({ bounds: VIEW, scale: 9.9993 }).zoom).toBe(10)
  expect(extentToAsk({ bounds: VIEW, scale: 9.6 }).zoom).toBe(9)
})
