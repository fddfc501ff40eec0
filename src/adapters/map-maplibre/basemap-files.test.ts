import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { loadBasemap } from './basemap-data.ts'
import { basemapStyle } from './basemap-style.ts'
import { regionBounds, regionShapes } from './region-shapes.ts'

const PUBLIC = fileURLToPath(new URL('../../../public', import.meta.url))
vi.stubGlobal('fetch', async (path: string) => new Response(readFileSync(PUBLIC + path)))
const basemap = await loadBasemap()

test('M-06 the basemap holds seven counties and their towns, neighbors in different tints', () => {
  expect(basemap.counties.features).toHaveLength(7)
  expect(basemap.towns.features.length).toBeGreaterThan(180)
  expect(basemap.towns.features.every(({ properties }) => properties.county && properties.tint !== undefined)).toBe(
    true,
  )
})

test('M-06 the style is valid and asks no other host for anything', () => {
  const style = basemapStyle(basemap)
  expect(validateStyleMin(style)).toEqual([])
  expect(style).not.toHaveProperty('glyphs')
  expect(style).not.toHaveProperty('sprite')
  expect(Object.values(style.sources).every(({ type }) => type === 'geojson')).toBe(true)
})

test('D-05 a town is outlined, told apart from one of its name in another county', () => {
  const [bergen] = regionShapes(basemap, { town: 'Washington Township', county: 'Bergen' })
  expect(bergen?.properties).toMatchObject({ name: 'Washington Township', county: 'Bergen' })
  expect(regionShapes(basemap, { town: 'Washington Township', county: 'Morris' })).toEqual([])
  expect(regionShapes(basemap, { town: null, county: 'Essex' })).toHaveLength(1)
})

test('D-05 a town has bounds with or without an outline; one that is not in the region has none', () => {
  const boundsOf = (town: string, county: string) =>
    regionBounds(regionShapes(basemap, { town, county }), { town, county })
  expect(boundsOf('Ridgewood', 'Bergen')).toMatchObject({ west: expect.closeTo(-74.149, 2) as number })
  expect(boundsOf('Wayne', 'Passaic')).not.toBeNull()
  expect(boundsOf('Cherry Hill', 'Camden')).toBeNull()
})
