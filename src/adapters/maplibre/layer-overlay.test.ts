import type { FeatureCollection } from 'geojson'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { layerSetter, LINE_SOURCE, MARKED_STATION_SOURCE, SHADING_SOURCE } from './layer-overlay.ts'
import { kindOfRailway } from './passenger-lines.ts'

const RAILWAYS = new URL('../../../public/basemap/railways.topo.json', import.meta.url)
vi.stubGlobal('location', { href: 'https://homes.test/map' })
vi.stubGlobal('fetch', async () => new Response(readFileSync(RAILWAYS)))

const SQUARE = [
  { lat: 40, lng: -74 },
  { lat: 41, lng: -74 },
  { lat: 41, lng: -73 },
]

test.each([
  ['rail', 'Morristown Line', 'rail'],
  ['rail', 'Chemical Coast Secondary', null],
  ['light_rail', 'Newark Light Rail', 'light-rail'],
  ['subway', 'Newark - World Trade Center', 'path'],
  ['subway', 'IND Eighth Avenue Line', null],
  ['monorail', 'AirTrain Newark', null],
])('M-03 a %s named %s is a line of kind %s', (railClass, name, kind) => {
  expect(kindOfRailway({ class: railClass, name })).toBe(kind)
})

test('M-03 stations, the lines of their kinds and shaded areas are shown, and nothing once they are off', async () => {
  const shown = new Map<string, FeatureCollection>()
  const setLayers = layerSetter((source, data) => shown.set(source, data))
  const stations = EMBEDDED_TIMETABLE.stations.filter(({ kind }) => kind === 'path')
  setLayers({ stations, lines: ['path'], shading: [{ rings: [SQUARE], step: 3, at: SQUARE[0]!, label: '2.41%' }] })
  expect(shown.get(MARKED_STATION_SOURCE)!.features).toHaveLength(13)
  expect(shown.get(SHADING_SOURCE)!.features.map(({ properties }) => properties)).toEqual([
    { step: 3 },
    { label: '2.41%' },
  ])
  await vi.waitFor(() => expect(shown.get(LINE_SOURCE)?.features.length).toBeGreaterThan(5))
  expect(new Set(shown.get(LINE_SOURCE)!.features.map(({ properties }) => properties!['kind'] as string))).toEqual(
    new Set(['path']),
  )
  setLayers({ stations: [], lines: [], shading: [] })
  await vi.waitFor(() => expect(shown.get(LINE_SOURCE)!.features).toEqual([]))
  expect(shown.get(SHADING_SOURCE)!.features).toEqual([])
})
