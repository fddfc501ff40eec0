import { expect, test } from 'vitest'
import type { MapCluster } from '#domain/search/map-homes.ts'
import type { MapPosition } from '#ports/browser/map-view.ts'
import { clusterView, isOneDoor } from './cluster-view.ts'

const POSITION: MapPosition = {
  center: { lat: 40.9, lng: -74.1 },
  zoom: 10,
  scale: 10,
  bounds: { west: -74.6, south: 40.5, east: -73.6, north: 41.3 },
  deepest: false,
}
const cluster = (across: number, up: number): MapCluster => ({
  at: { lat: 40.9, lng: -74.1 },
  count: 3,
  cheapest: { id: 1, price: 500_000, market: 'sale' },
  bounds: { west: -74.2, south: 40.8, east: -74.2 + across, north: 40.8 + up },
})

test('M-03 an opened cluster’s homes nearly fill the map', () => {
  const { at, zoom } = clusterView(cluster(0.15, 0.01), POSITION)
  expect(at).toEqual({ lat: expect.closeTo(40.805, 6) as number, lng: expect.closeTo(-74.125, 6) as number })
  expect(zoom).toBeCloseTo(12)
})

test('M-03 opening a cluster zooms in by one to six levels', () => {
  expect(clusterView(cluster(0.9, 0.7), POSITION).zoom).toBe(11)
  expect(clusterView(cluster(0.0001, 0), POSITION).zoom).toBe(16)
})

test('M-03 homes at one door differ from homes in one street', () => {
  expect(isOneDoor(cluster(0, 0))).toBe(true)
  expect(isOneDoor(cluster(0.00004, 0.00003))).toBe(true)
  expect(isOneDoor(cluster(0.00004, 0.0004))).toBe(false)
})
