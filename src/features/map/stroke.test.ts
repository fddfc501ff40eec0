import { expect, test } from 'vitest'
import { extentOf, pixelAt, simplified, type Pixel } from './stroke.ts'

const FRAME = { bounds: { west: -75, south: 40.5, east: -74, north: 41.3 }, width: 1000, height: 1063 }

/** A circle as a hand draws it: a point every other pixel. */
const CIRCLE: Pixel[] = Array.from({ length: 300 }, (_, step) => ({
  x: 300 + 100 * Math.cos((step / 300) * 2 * Math.PI),
  y: 300 + 100 * Math.sin((step / 300) * 2 * Math.PI),
}))

test('M-03 a pixel is the point that the map shows there', () => {
  const { west, south, east, north } = FRAME.bounds
  expect(pixelAt({ x: 0, y: 0 }, FRAME)).toMatchObject({ lng: west, lat: expect.closeTo(north, 9) as number })
  expect(pixelAt({ x: 1000, y: 1063 }, FRAME)).toMatchObject({ lng: east, lat: expect.closeTo(south, 9) as number })
  // Mercator: the middle row lies north of the middle latitude.
  const middle = pixelAt({ x: 500, y: 531.5 }, FRAME)
  expect(middle.lng).toBeCloseTo(-74.5, 9)
  expect(middle.lat).toBeGreaterThan(40.9)
  expect(middle.lat).toBeLessThan(40.902)
})

test('M-03 a stroke keeps its outline with at most so many points', () => {
  const kept = simplified(CIRCLE, 40)
  expect(kept.length).toBeLessThanOrEqual(40)
  expect(kept.length).toBeGreaterThan(15)
  expect(kept[0]).toEqual(CIRCLE[0])
  expect(kept.at(-1)).toEqual(CIRCLE.at(-1))
  expect(extentOf(kept)).toBeGreaterThan(198)
})

test('M-03 a straight stroke is its two ends', () => {
  const line = Array.from({ length: 50 }, (_, step) => ({ x: step * 4, y: step * 2 }))
  expect(simplified(line, 40)).toEqual([line[0], line.at(-1)])
  expect(extentOf(line)).toBe(196)
})
