import { expect, test } from 'vitest'
import { atLeast, attachCamera } from './camera.ts'

test('M-04 a small box grows to the smallest extent; a large box stays as it is', () => {
  const door = { west: -74, south: 41, east: -74, north: 41 }
  const shown = atLeast(door, 0.004)
  expect(shown.east - shown.west).toBeCloseTo(0.004)
  expect(shown.north - shown.south).toBeCloseTo(0.004)
  expect((shown.north + shown.south) / 2).toBeCloseTo(41)
  const county = { west: -74.3, south: 40.8, east: -73.9, north: 41.1 }
  const same = atLeast(county, 0.004)
  for (const side of ['west', 'south', 'east', 'north'] as const) expect(same[side]).toBeCloseTo(county[side])
})

test('M-02 a map is ready once, even if it has no size at first', () => {
  const listeners = new Map<string, () => void>()
  const at = { lat: 41, lng: -74 }
  const box = { west: -74.1, south: 40.9, east: -73.9, north: 41.1 }
  let bounds: { toJSON: () => typeof box } | undefined
  const map = {
    addListener: (name: string, listener: () => void) => {
      listeners.set(name, listener)
      return { remove: () => listeners.delete(name) }
    },
    getDiv: () => new EventTarget(),
    getBounds: () => bounds,
    getCenter: () => ({ toJSON: () => at }),
    getZoom: () => 10,
  }
  const heard: string[] = []
  const camera = attachCamera(
    map as unknown as google.maps.Map,
    { reducedMotion: false, onMove: (_, cause) => heard.push(cause) },
    () => heard.push('ready'),
  )
  const idle = () => listeners.get('idle')!()
  idle()
  bounds = { toJSON: () => box }
  idle()
  idle()
  expect(heard).toEqual(['ready', 'page', 'page'])
  camera.end()
  expect(listeners.size).toBe(0)
})
