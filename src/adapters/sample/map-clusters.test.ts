import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { isWithin } from '#domain/geo/geo.ts'
import { isPlaced, MAX_ON_MAP, type PlacedHome } from '#domain/search/map-homes.ts'
import { groupHomes } from './map-clusters.ts'

const MODEL = SAMPLE_LISTINGS.find(isPlaced)

const homesAt = (points: readonly (readonly [lng: number, lat: number])[]): PlacedHome[] =>
  points.map(([lng, lat], index) => ({
    ...MODEL!,
    id: index + 1,
    price: 300_000 + index * 1000,
    location: { lat, lng },
  }))

const anyHomes = fc
  .array(
    fc.tuple(fc.double({ min: -75.2, max: -73.9, noNaN: true }), fc.double({ min: 40.6, max: 41.3, noNaN: true })),
    { maxLength: 700 },
  )
  .map(homesAt)
const anyZoom = fc.integer({ min: 7, max: 20 })

test('M-03 a map is never shown in more pieces than allowed, and no home is lost or shown twice', () => {
  fc.assert(
    fc.property(anyHomes, anyZoom, (homes, zoom) => {
      const { homes: alone, groups } = groupHomes(homes, zoom)
      expect(alone.length + groups.length).toBeLessThanOrEqual(MAX_ON_MAP)
      expect(alone.length + groups.reduce((sum, { count }) => sum + count, 0)).toBe(homes.length)
    }),
    { numRuns: 40 },
  )
})

test('M-03 a group names its cheapest home and the box around all its homes', () => {
  fc.assert(
    fc.property(anyHomes, (homes) => {
      const { homes: alone, groups } = groupHomes(homes, 9)
      const grouped = homes.filter(({ id }) => !alone.some((home) => home.id === id))
      for (const { at, cheapest, bounds } of groups) {
        const { location } = homes.find(({ id }) => id === cheapest.id)!
        expect(isWithin(location, bounds) && isWithin(at, bounds)).toBe(true)
      }
      for (const { location } of grouped) {
        expect(groups.some(({ bounds }) => isWithin(location, bounds))).toBe(true)
      }
    }),
    { numRuns: 20 },
  )
})

test('M-03 homes at one door stay together at every scale the map has', () => {
  const doors = homesAt([
    [-74.1, 40.9],
    [-74.1, 40.9],
  ])
  for (const zoom of [7, 14, 20]) {
    const { homes, groups } = groupHomes(doors, zoom)
    expect(homes).toEqual([])
    expect(groups).toHaveLength(1)
    expect(groups[0]).toMatchObject({ count: 2, cheapest: { id: 1, price: 300_000 } })
  }
})
