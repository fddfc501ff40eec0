import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { loadBasemap } from './basemap-data.ts'
import { basemapStyle } from './basemap-style.ts'

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
