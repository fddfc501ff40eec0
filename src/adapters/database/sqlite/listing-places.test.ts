import { expect, test } from 'vitest'
import { MAX_CELLS } from '../listings/map-clusters.ts'
import { allHomes, type HomeSet } from './home-set.ts'
import { ListingPlaces } from './listing-places.ts'
import { allocate } from './shared-arrays.ts'

const emptyPlaces = (size: number) => allocate((arrays) => new ListingPlaces(arrays, size)).made

/** Homes in a square of streets, a hundred meters from each other. */
function placesOf(side: number): {
  places: ListingPlaces
  all: HomeSet
  facts: { ids: Int32Array; prices: Float64Array }
} {
  const size = side * side
  const places = emptyPlaces(size)
  for (let index = 0; index < size; index++) {
    const location = { lat: (40_700 + Math.floor(index / side)) / 1000, lng: (-74_300 + (index % side)) / 1000 }
    places.put(index, 'bergen/ridgewood', location)
  }
  const ids = Int32Array.from({ length: size }, (_, index) => index + 1)
  return { places, all: allHomes(size), facts: { ids, prices: new Float64Array(size).fill(500_000) } }
}

test('each home is counted in the cell where it stands, at the zoom that was asked for', () => {
  const { places, all, facts } = placesOf(10)
  const { zoom, cells } = places.cells(all, 20, facts)
  expect(zoom).toBe(20)
  expect(cells.map(({ count, cheapest }) => [count, cheapest.id])).toEqual([...facts.ids].map((id) => [1, id]))
  expect(cells[11]).toEqual({
    count: 1,
    at: { lat: 40.701, lng: -74.299 },
    cheapest: { id: 12, price: 500_000 },
    bounds: { west: -74.299, south: 40.701, east: -74.299, north: 40.701 },
  })
})

test('homes that lie in too many cells are counted in those of a coarser zoom', () => {
  const { places, all, facts } = placesOf(70)
  const { zoom, cells } = places.cells(all, 20, facts)
  expect(cells.length).toBeLessThanOrEqual(MAX_CELLS)
  expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(4900)
  expect(zoom).toBeLessThan(20)
  expect(places.cells(all, zoom + 1, facts).zoom).toBe(zoom)
})

test('homes that are not marked, or have no place of their own, are in no cell', () => {
  const { places, facts } = placesOf(2)
  expect(places.cells(Int32Array.of(0b0110), 20, facts).cells.map(({ cheapest }) => cheapest.id)).toEqual([2, 3])
  const without = emptyPlaces(2)
  without.put(0, 'bergen/ridgewood', null)
  without.put(1, 'bergen/ridgewood', { lat: 40.9, lng: -74.1 })
  expect(without.cells(allHomes(2), 20, facts).cells.map(({ cheapest }) => cheapest.id)).toEqual([2])
})
