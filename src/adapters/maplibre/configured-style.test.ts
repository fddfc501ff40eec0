import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import type { StyleSpecification } from 'maplibre-gl'
import { expect, test } from 'vitest'
import { withOverlay } from './overlaid-style.ts'
import { SHAPE_SOURCE, MARKER_SOURCE } from './overlay-layers.ts'
import { tilesStyle } from './tiles-style.ts'

const TILES = tilesStyle('https://homes.test/map-tiles.pmtiles')
const layoutText = (layer: StyleSpecification['layers'][number]) => JSON.stringify(layer.layout ?? {})

test('the style of the operator’s tiles is valid, with the overlay of every map', () => {
  expect(validateStyleMin(withOverlay(TILES))).toEqual([])
})

test('it requests only the tiles: fonts are our own, and there are no icons', () => {
  expect(TILES).not.toHaveProperty('glyphs')
  expect(TILES).not.toHaveProperty('sprite')
  const text = TILES.layers.map(layoutText).join()
  expect(text).not.toContain('icon-')
  expect(text).toContain('Map Medium')
  expect(TILES.layers.filter((layer) => layer.type === 'symbol' && !layer.layout?.['text-font'])).toEqual([])
  expect(JSON.stringify(TILES.layers.map(({ id }) => id))).toMatch(/roads_labels_minor.*places_locality/)
})

test('the attribution names OpenStreetMap and Protomaps', () => {
  expect(JSON.stringify(TILES.sources)).toMatch(/protomaps\.com.*openstreetmap\.org\/copyright/)
})

test('shapes lie below a style’s names, the markers’ spaces above everything', () => {
  const layers = withOverlay(TILES).layers
  const indexes = (wanted: (layer: (typeof layers)[number]) => boolean) =>
    layers.flatMap((layer, index) => (wanted(layer) ? [index] : []))
  const sourceIs = (name: string) => (layer: (typeof layers)[number]) => 'source' in layer && layer.source === name
  const shapes = indexes(sourceIs(SHAPE_SOURCE))
  const names = indexes((layer) => layer.type === 'symbol' && layer.source !== MARKER_SOURCE)
  expect(shapes.length).toBeGreaterThan(0)
  expect(Math.max(...shapes)).toBeLessThan(Math.min(...names))
  expect(indexes(sourceIs(MARKER_SOURCE))).toEqual([layers.length - 1])
})

test('a style can’t tilt, bend or move the map', () => {
  const style = withOverlay({
    version: 8,
    sources: { land: { type: 'raster', tiles: ['https://tiles.test/{z}/{x}/{y}.png'] } },
    layers: [{ id: 'land', type: 'raster', source: 'land' }],
    center: [2, 48],
    zoom: 12,
    pitch: 60,
    bearing: 90,
    projection: { type: 'globe' },
    terrain: { source: 'land' },
  })
  expect(Object.keys(style).sort()).toEqual(['layers', 'sources', 'version'])
  expect(style.layers[0]!.id).toBe('land')
  expect(style.layers.length).toBeGreaterThan(3)
})
