import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { BASEMAP_ARCHIVES } from '#content/basemap-archives.ts'
import { isInside } from '#domain/geo/geo.ts'
import { loadBasemap, loadMainRoads } from './basemap-data.ts'
import { ATTRIBUTION, outlineStyle, streetsStyle } from './basemap-style.ts'

const PUBLIC = fileURLToPath(new URL('../../../public', import.meta.url))
vi.stubGlobal('fetch', async (path: string) => new Response(readFileSync(PUBLIC + path)))
vi.stubGlobal('location', { href: 'https://homes.test/map' })
const basemap = await loadBasemap()
const STYLES = { streets: streetsStyle(basemap), outlines: outlineStyle(basemap, await loadMainRoads()) }

test('M-06 the basemap has seven counties and their towns, each with a tint', () => {
  expect(basemap.counties.features).toHaveLength(7)
  expect(basemap.towns.features).toHaveLength(205)
  expect(basemap.towns.features.every(({ properties }) => properties.county && properties.tint !== undefined)).toBe(
    true,
  )
})

test.each(Object.entries(STYLES))('M-06 the style of %s is valid and requests nothing from other hosts', (_, style) => {
  expect(validateStyleMin(style)).toEqual([])
  expect(style).not.toHaveProperty('glyphs')
  expect(style).not.toHaveProperty('sprite')
  const urls = Object.values(style.sources).flatMap((source) => (source.type === 'vector' ? source.tiles : []))
  expect(urls.filter((url) => !url?.startsWith('pmtiles://https://homes.test/basemap/'))).toEqual([])
})

test('M-06 without the archive the map has main roads, railways and the same credit', () => {
  const types = Object.values(STYLES.outlines.sources).map(({ type }) => type)
  expect(types.every((type) => type === 'geojson')).toBe(true)
  for (const style of Object.values(STYLES))
    expect(JSON.stringify(style.sources)).toContain(JSON.stringify(ATTRIBUTION))
  expect(ATTRIBUTION).toMatch(
    /^<a href="https:\/\/www\.openstreetmap\.org\/copyright"[^>]*>© OpenStreetMap contributors</,
  )
})

test.each(Object.values(BASEMAP_ARCHIVES))('M-06 the name of %s holds the hash of its content', (path) => {
  const hash = createHash('sha256')
    .update(readFileSync(`${PUBLIC}/${path}`))
    .digest('hex')
  expect(path).toContain(`-${hash.slice(0, 12)}.pmtiles`)
})

test('M-06 water lies over the tints of towns that end in the middle of a river', () => {
  const [frame, ...shores] = basemap.waters.coordinates[0]!
  const isWater = (lat: number, lng: number) =>
    [frame!, ...shores].filter((ring) =>
      isInside(
        { lat, lng },
        ring.map(([x = 0, y = 0]) => ({ lat: y, lng: x })),
      ),
    ).length === 1
  expect(isWater(40.745, -74.017)).toBe(true)
  expect(isWater(40.745, -74.03)).toBe(false)
  for (const { layers } of Object.values(STYLES)) {
    const ids = layers.map(({ id }) => id)
    expect(ids.indexOf('waters')).toBeGreaterThan(ids.indexOf('town-tints'))
  }
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
