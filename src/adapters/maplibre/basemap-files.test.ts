import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import type { Polygon } from 'geojson'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { loadBasemap } from './basemap-data.ts'
import { basemapStyle } from './basemap-style.ts'

const PUBLIC = fileURLToPath(new URL('../../../public', import.meta.url))
vi.stubGlobal('fetch', async (path: string) => new Response(readFileSync(PUBLIC + path)))
const basemap = await loadBasemap()

test('M-06 the basemap has seven counties and their towns, each with a tint', () => {
  expect(basemap.counties.features).toHaveLength(7)
  expect(basemap.towns.features.length).toBeGreaterThan(180)
  expect(basemap.towns.features.every(({ properties }) => properties.county && properties.tint !== undefined)).toBe(
    true,
  )
})

test('M-06 the style is valid and requests nothing from other hosts', () => {
  const style = basemapStyle(basemap)
  expect(validateStyleMin(style)).toEqual([])
  expect(style).not.toHaveProperty('glyphs')
  expect(style).not.toHaveProperty('sprite')
  expect(Object.values(style.sources).every(({ type }) => type === 'geojson')).toBe(true)
})

test('M-06 a town has a border even where its neighbor has no outline', () => {
  const drawn = new Set(basemap.townLines.coordinates.flat().map(String))
  const midlandPark = basemap.towns.features.find(({ properties }) => properties.name === 'Midland Park')!
  const ring = (midlandPark.geometry as Polygon).coordinates[0]!
  expect(ring.filter((point) => !drawn.has(String(point)))).toEqual([])
})

test('M-06 a county border is either a river or a line', () => {
  const [rivers, lines] = [basemap.rivers, basemap.countyLines].map(({ coordinates }) =>
    coordinates.flatMap((line) =>
      line.slice(1).map((end, index) => [String(line[index]), String(end)].sort().join(' ')),
    ),
  )
  expect(rivers!.length).toBeGreaterThan(1000)
  expect(lines!.length).toBeGreaterThan(100)
  expect(rivers!.filter((part) => lines!.includes(part))).toEqual([])
})
