import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { MAP_COLORS as C } from './map-colors.ts'
import { MEDIUM, SEMIBOLD } from './map-fonts.ts'
import { byZoom } from './zoom-scale.ts'

/** Population from which a town's name is emphasized. */
const LARGE_TOWN = 30_000

/** Alternative positions of a label, with offsets in ems; a large town's label may move farther. */
const NEAR_ANCHORS = ['center', [0, 0], 'top', [0, 1], 'bottom', [0, -1], 'left', [1, 0], 'right', [-1, 0]]
const FAR_ANCHORS = [...NEAR_ANCHORS, 'top', [0, 2.2], 'bottom', [0, -2.2]]

const isLarge: ExpressionSpecification = ['>=', ['get', 'population'], LARGE_TOWN]

/** Names of places. Where two collide, the later layer wins; within the town layer the larger town. */
export function nameLayers(): LayerSpecification[] {
  const nameSize = (small: number, middle: number, large: number): ExpressionSpecification => [
    'interpolate',
    ['linear'],
    ['get', 'population'],
    2000,
    small,
    60_000,
    middle,
    280_000,
    large,
  ]
  return [
    {
      id: 'surrounding-names',
      type: 'symbol',
      source: 'surroundingNames',
      filter: ['<=', ['get', 'rank'], ['step', ['zoom'], 1, 9, 2, 10.5, 3]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': MEDIUM,
        'text-size': ['match', ['get', 'rank'], 0, 11, 1, 14, 12],
        'text-letter-spacing': ['match', ['get', 'rank'], 0, 0.28, 0.01],
      },
      paint: { 'text-color': C.outerName, 'text-halo-color': C.land, 'text-halo-width': 1.4 },
    },
    {
      id: 'town-names',
      type: 'symbol',
      source: 'townNames',
      minzoom: 8.6,
      maxzoom: 16,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': MEDIUM,
        'text-size': byZoom(9, nameSize(10.5, 13, 15), 13, nameSize(13, 16, 19)),
        'symbol-sort-key': ['-', 0, ['get', 'population']],
        'text-padding': byZoom(9, 10, 12, 2),
        'text-max-width': 7,
        'text-line-height': 1.1,
        'text-justify': 'auto',
        'text-variable-anchor-offset': [
          'case',
          isLarge,
          ['literal', FAR_ANCHORS],
          ['literal', NEAR_ANCHORS],
        ] as unknown as ExpressionSpecification,
      },
      paint: {
        'text-color': ['case', isLarge, C.ink, C.inkSoft],
        'text-halo-color': '#ffffff',
        'text-halo-width': 1.6,
      },
    },
    {
      id: 'zip-names',
      type: 'symbol',
      source: 'zipNames',
      minzoom: 12.4,
      maxzoom: 15,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': MEDIUM,
        'text-size': 10.5,
        'text-letter-spacing': 0.1,
        'text-padding': 14,
      },
      paint: { 'text-color': C.roadName, 'text-halo-color': '#ffffff', 'text-halo-width': 1.2 },
    },
    {
      id: 'county-names',
      type: 'symbol',
      source: 'countyNames',
      maxzoom: 11.5,
      layout: {
        'text-field': ['upcase', ['get', 'name']],
        'text-font': SEMIBOLD,
        'text-size': byZoom(7, 10, 11, 14),
        'text-letter-spacing': 0.18,
        'text-max-width': 6,
      },
      paint: { 'text-color': C.countyName, 'text-halo-color': C.paper, 'text-halo-width': 1.6 },
    },
  ]
}

/** Names of waters and main roads for a map without the streets archive. */
export function outlineNameLayers(): LayerSpecification[] {
  return [
    {
      id: 'water-names',
      type: 'symbol',
      source: 'waterNames',
      minzoom: 9.5,
      filter: ['any', ['!', ['get', 'ashore']], ['>=', ['zoom'], 10.6]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': MEDIUM,
        'text-size': byZoom(9, 9.5, 13, 13),
        'text-rotate': ['get', 'angle'],
        'text-letter-spacing': 0.06,
        'text-max-width': ['case', ['get', 'ashore'], 12, 6],
      },
      paint: {
        'text-color': C.waterName,
        'text-halo-color': ['case', ['get', 'ashore'], C.paper, C.water],
        'text-halo-width': 1,
      },
    },
    {
      id: 'road-names',
      type: 'symbol',
      source: 'mainRoads',
      minzoom: 9,
      filter: ['!=', ['get', 'ref'], ''],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 320,
        'text-field': ['get', 'ref'],
        'text-font': SEMIBOLD,
        'text-size': 10,
        'text-rotation-alignment': 'viewport',
        'text-padding': 14,
      },
      paint: {
        'text-color': ['case', ['==', ['get', 'cls'], 1], C.mainRoadName, C.roadName],
        'text-halo-color': ['case', ['==', ['get', 'cls'], 1], '#fdf3dc', '#ffffff'],
        'text-halo-width': 2.4,
      },
    },
  ]
}
