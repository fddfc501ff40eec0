import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readParam, ringText } from '../search/query-param.ts'
import { circleAround } from './circle-around.ts'
import { circleMiles } from './circle-miles.ts'
import { isInside, type LatLng, type Ring } from './geo.ts'
import { straightMeters } from './straight-meters.ts'

const METERS_PER_MILE = 1609.344

const places = fc.record({
  lat: fc.double({ min: 40.4, max: 41.4, noNaN: true }),
  lng: fc.double({ min: -75.3, max: -73.8, noNaN: true }),
})
const quarters = fc.integer({ min: 1, max: 100 }).map((quarter) => quarter / 4)

const along = (from: LatLng, to: LatLng, share: number): LatLng => ({
  lat: from.lat + (to.lat - from.lat) * share,
  lng: from.lng + (to.lng - from.lng) * share,
})

test('a circle’s line is its radius from the place, give or take 1.3% and 15 meters', () => {
  fc.assert(
    fc.property(
      places,
      quarters,
      fc.nat(15),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (place, miles, side, share) => {
        const ring = circleAround(place, miles)
        const radius = miles * METERS_PER_MILE
        const apart = straightMeters(place, along(ring[side]!, ring[(side + 1) % 16]!, share))
        expect(Math.abs(apart - radius)).toBeLessThan(radius * 0.013 + 15)
        expect(isInside(place, ring)).toBe(true)
      },
    ),
  )
})

test('a circle read from a URL is recognized with its miles', () => {
  fc.assert(
    fc.property(places, quarters, (place, miles) => {
      const text = ringText(circleAround(place, miles))
      const read = readParam({ kind: 'ring', min: 3, max: 40 }, text) as Ring
      expect(ringText(read)).toBe(text)
      expect(circleMiles(read)).toBe(miles)
    }),
  )
})

test('any other area is no circle: one corner moved, one fewer, no extent', () => {
  const circle = circleAround({ lat: 40.8126, lng: -74.2093 }, 2)
  const [first, ...others] = circle
  expect(circleMiles([{ ...first!, lat: first!.lat + 0.0001 }, ...others])).toBe(0)
  expect(circleMiles(others)).toBe(0)
  expect(circleMiles(circle.map(() => first!))).toBe(0)
})
