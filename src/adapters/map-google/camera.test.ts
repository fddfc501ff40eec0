import { expect, test } from 'vitest'
import { atLeast } from './camera.ts'

test('M-04 a box is not shown nearer than makes sense, and a large one as it is', () => {
  const door = { west: -74, south: 41, east: -74, north: 41 }
  const shown = atLeast(door, 0.004)
  expect(shown.east - shown.west).toBeCloseTo(0.004)
  expect(shown.north - shown.south).toBeCloseTo(0.004)
  expect((shown.north + shown.south) / 2).toBeCloseTo(41)
  const county = { west: -74.3, south: 40.8, east: -73.9, north: 41.1 }
  const same = atLeast(county, 0.004)
  for (const side of ['west', 'south', 'east', 'north'] as const) expect(same[side]).toBeCloseTo(county[side])
})
