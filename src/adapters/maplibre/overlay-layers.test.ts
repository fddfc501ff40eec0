import { featureFilter } from '@maplibre/maplibre-gl-style-spec'
import { expect, test } from 'vitest'
import type { MapShape } from '#ports/browser/map-view.ts'
import { overlayLayers } from './overlay-layers.ts'

type Geometry = 'Point' | 'LineString' | 'Polygon'

const NUMBER_OF = { Point: 1, LineString: 2, Polygon: 3 } as const

/** The layers that draw a feature, bottom first. */
const layersOf = (look: MapShape['look'], type: Geometry) =>
  overlayLayers().below.flatMap((layer, index) => {
    const { filter } = featureFilter('filter' in layer ? layer.filter : undefined, `layers[${index}].filter`)
    const feature = { type: NUMBER_OF[type], properties: { look } }
    return filter({ zoom: 10 }, feature) ? [layer.id] : []
  })

test.each(['place', 'town', 'area'] as const)('M-04 a shape of look %s is filled and outlined', (look) => {
  expect(layersOf(look, 'Polygon')).toEqual(['shape-fills', 'shape-halos', 'shape-lines'])
})

test('a draft is a dashed line with its points on top, without a fill', () => {
  expect(layersOf('draft', 'LineString')).toEqual(['shape-halos', 'draft-lines'])
  expect(layersOf('draft', 'Polygon')).not.toContain('shape-fills')
  expect(layersOf('draft', 'Point')).toEqual(['draft-points'])
})
