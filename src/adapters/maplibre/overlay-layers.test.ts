import { featureFilter } from '@maplibre/maplibre-gl-style-spec'
import { expect, test } from 'vitest'
import type { MapShape } from '#ports/browser/map-view.ts'
import { overlayLayers, SHAPE_SOURCE } from './overlay-layers.ts'

type Geometry = 'Point' | 'LineString' | 'Polygon'

const NUMBER_OF = { Point: 1, LineString: 2, Polygon: 3 } as const

/** The layers that draw a feature, bottom first. */
const layersOf = (look: MapShape['look'], type: Geometry) =>
  [...overlayLayers().fills, ...overlayLayers().lines].flatMap((layer, index) => {
    if (!('source' in layer) || layer.source !== SHAPE_SOURCE) return []
    const { filter } = featureFilter('filter' in layer ? layer.filter : undefined, `layers[${index}].filter`)
    const feature = { type: NUMBER_OF[type], properties: { look } }
    return filter({ zoom: 10 }, feature) ? [layer.id] : []
  })

test.each(['place', 'town', 'area'] as const)('M-04 a shape of look %s is filled and outlined', (look) => {
  expect(layersOf(look, 'Polygon')).toEqual(['shape-fills', 'shape-halos', 'shape-lines'])
})

test('M-04 a found street is a line, a found station or park a dot', () => {
  expect(layersOf('street', 'LineString')).toEqual(['shape-halos', 'shape-lines'])
  expect(layersOf('spot', 'Point')).toEqual(['draft-points'])
})

test('M-03 what is left out is outlined with dashes, without a fill', () => {
  expect(layersOf('left-out', 'Polygon')).toEqual(['shape-halos', 'draft-lines'])
})

test.each(['draft', 'way'] as const)('a %s is a dashed line with its points on top, without a fill', (look) => {
  expect(layersOf(look, 'LineString')).toEqual(['shape-halos', 'draft-lines'])
  expect(layersOf(look, 'Polygon')).not.toContain('shape-fills')
  expect(layersOf(look, 'Point')).toEqual(['draft-points'])
})
