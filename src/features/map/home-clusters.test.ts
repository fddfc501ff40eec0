import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { isWithin, type Bounds } from '#domain/geo.ts'
import { HomeClusters, isPlaced, type PlacedHome } from './home-clusters.ts'

const WORLD: Bounds = { west: -180, south: -80, east: 180, north: 80 }
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
    {
      maxLength: 700,
    },
  )
  .map(homesAt)
const anyZoom = fc.double({ min: 7, max: 22, noNaN: true })

test('M-03 a view is never shown in more pieces than allowed, and no home in it is lost', () => {
  fc.assert(
    fc.property(anyHomes, anyZoom, (homes, zoom) => {
      const { homes: alone, groups } = new HomeClusters(homes).inView(WORLD, zoom, 150)
      expect(alone.length + groups.length).toBeLessThanOrEqual(150)
      expect(alone.length + groups.reduce((sum, { count }) => sum + count, 0)).toBe(homes.length)
    }),
    { numRuns: 40 },
  )
})

test('M-03 a group names its cheapest home and knows all its homes', () => {
  fc.assert(
    fc.property(anyHomes, (homes) => {
      const clusters = new HomeClusters(homes)
      for (const { id, count, cheapest } of clusters.inView(WORLD, 9, 150).groups) {
        const members = clusters.homesOf(id)
        expect(members).toHaveLength(count)
        expect(cheapest.price).toBe(Math.min(...members.map(({ price }) => price)))
      }
    }),
    { numRuns: 20 },
  )
})

test('M-03 the homes of a view are those in it or just outside', () => {
  const homes = homesAt([
    [-74.1, 40.9],
    [-74.9, 41.2],
  ])
  const view = { west: -74.3, south: 40.7, east: -73.9, north: 41 }
  const shown = new HomeClusters(homes).inView(view, 11, 150).homes
  expect(shown).toEqual([homes[0]])
  expect(isWithin(shown[0]!.location, view)).toBe(true)
})

test('M-03 homes at one door stay together at every scale the map has', () => {
  const clusters = new HomeClusters(
    homesAt([
      [-74.1, 40.9],
      [-74.1, 40.9],
    ]),
  )
  const [group] = clusters.inView(WORLD, 14, 150).groups
  expect(group?.count).toBe(2)
  expect(clusters.zoomApart(group!.id)).toBeGreaterThan(14)
})
