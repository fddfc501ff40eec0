import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsAround, isWithin, type LatLng } from '#domain/geo/geo.ts'
import { MAP_ZOOMS, MAX_ON_MAP } from '#domain/search/map-homes.ts'
import { joinClusters, mercator, type Cluster } from './map-clusters.ts'

const home = (id: number, at: LatLng, price = 500_000): Cluster => ({
  count: 1,
  at,
  cheapest: { id, price },
  bounds: boundsAround([at]),
})

const pixels = (at: LatLng, zoom: number) => {
  const { x, y } = mercator(at)
  return { x: x * 512 * 2 ** zoom, y: y * 512 * 2 ** zoom }
}

const distance = (a: LatLng, b: LatLng, zoom: number): number => {
  const [one, other] = [pixels(a, zoom), pixels(b, zoom)]
  return Math.hypot(one.x - other.x, one.y - other.y)
}

const PILL = 44
const DISC = 64

const somePlace = fc.record({
  lat: fc.double({ min: 40.5, max: 41.3, noNaN: true }),
  lng: fc.double({ min: -75.2, max: -73.9, noNaN: true }),
})

const someHomes = fc
  .array(fc.tuple(somePlace, fc.integer({ min: 1, max: 5 })), { maxLength: 300 })
  .map((made) => made.map(([at, price], index) => home(index + 1, at, price * 100_000)))

const someZoom = fc.integer(MAP_ZOOMS)

test('the middle of the map is at Greenwich on the equator, and it ends near the poles', () => {
  expect(mercator({ lat: 0, lng: 0 })).toEqual({ x: 0.5, y: 0.5 })
  expect(mercator({ lat: 90, lng: -180 })).toEqual({ x: 0, y: expect.closeTo(0, 3) as number })
  expect(mercator({ lat: -90, lng: 180 })).toEqual({ x: 1, y: expect.closeTo(1, 3) as number })
  // OpenStreetMap's own numbering of tiles: 10/301/384 shows Ridgewood.
  const { x, y } = mercator({ lat: 40.9793, lng: -74.1166 })
  expect([Math.floor(x * 1024), Math.floor(y * 1024)]).toEqual([301, 384])
})

test('homes that have room stay alone, and those that have not become a group', () => {
  const [first, second] = [home(1, { lat: 40.9, lng: -74.1 }), home(2, { lat: 40.9, lng: -74.05 }, 400_000)]
  expect(distance(first.at, second.at, 10)).toBeCloseTo(72.8, 0)
  expect(joinClusters({ cells: [first, second], zoom: 10 })).toEqual([first, second])
  const [group, ...others] = joinClusters({ cells: [first, second], zoom: 9 })
  expect(others).toEqual([])
  expect(group).toEqual({
    count: 2,
    at: { lat: 40.9, lng: expect.closeTo(-74.075, 9) as number },
    cheapest: { id: 2, price: 400_000 },
    bounds: boundsAround([first.at, second.at]),
  })
})

test('any homes at any zoom: each in one cluster, and every two of them have room', () => {
  fc.assert(
    fc.property(someHomes, someZoom, (homes, zoom) => {
      const clusters = joinClusters({ cells: homes, zoom })
      expect(clusters.length).toBeLessThanOrEqual(MAX_ON_MAP)
      expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(homes.length)
      for (const [index, cluster] of clusters.entries()) {
        expect(isWithin(cluster.at, cluster.bounds)).toBe(true)
        for (const other of clusters.slice(index + 1)) {
          const needed = [cluster, other].reduce((sum, { count }) => sum + (count === 1 ? PILL : DISC) / 2, 0)
          expect(distance(cluster.at, other.at, zoom)).toBeGreaterThanOrEqual(needed - 0.001)
        }
      }
    }),
  )
})

test('any homes: all of them together at zoom 0, with the cheapest and the box of all', () => {
  fc.assert(
    fc.property(
      someHomes.filter((homes) => homes.length > 1),
      (homes) => {
        const [cheapest] = homes.map((each) => each.cheapest).sort((a, b) => a.price - b.price || a.id - b.id)
        expect(joinClusters({ cells: homes, zoom: 0 })).toMatchObject([
          { count: homes.length, cheapest, bounds: boundsAround(homes.map(({ at }) => at)) },
        ])
      },
    ),
  )
})

test('in whatever order the homes come, the map shows the same', () => {
  const places = (clusters: readonly Cluster[]) => clusters.map(({ count, cheapest }) => [count, cheapest.id])
  fc.assert(
    fc.property(someHomes, someZoom, (homes, zoom) => {
      const shown = joinClusters({ cells: homes, zoom })
      expect(places(joinClusters({ cells: homes.toReversed(), zoom }))).toEqual(places(shown))
    }),
  )
})

test('what stands far off changes no group', () => {
  const near = Array.from({ length: 20 }, (_, index) =>
    home(index + 1, { lat: 40.9 + (index % 5) * 0.004, lng: -74.1 + (index % 4) * 0.007 }),
  )
  const far = Array.from({ length: 30 }, (_, index) => home(index + 100, { lat: 41.2, lng: -74.9 + index * 0.001 }))
  const alone = joinClusters({ cells: near, zoom: 12 })
  expect(alone.length).toBeGreaterThan(1)
  expect(joinClusters({ cells: [...near, ...far], zoom: 12 })).toEqual(expect.arrayContaining(alone))
})
