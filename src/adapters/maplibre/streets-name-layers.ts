import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { MAP_COLORS as C } from './map-colors.ts'
import { MEDIUM, SEMIBOLD } from './map-fonts.ts'
import { MAX_SHIELD_LETTERS, shieldImage, shieldKind, shieldText } from './route-shields.ts'
import { isClass, streets, type StreetsLayer } from './streets-sources.ts'
import { byZoom } from './zoom-scale.ts'

const NAME: ExpressionSpecification = ['get', 'name']
const HALO = '#ffffff'
/** Every fifth street has a county number; the 500s run through several counties. */
const COUNTY_SHIELDS_FROM = 14.5
const LONG_COUNTY_SHIELDS_FROM = 12

const named = (filter: ExpressionSpecification): ExpressionSpecification => ['all', ['has', 'name'], filter]

/** Names and numbers from the streets archive. Where two collide, the later layer wins. */
export const streetsNameLayers = (): LayerSpecification[] => [
  ...waterNameLayers(),
  ...roadNameLayers(),
  shieldLayer('route-shields-far', 'road_names', 9, 14),
  shieldLayer('route-shields', 'roads', 14, 24),
  {
    id: 'point-names',
    type: 'symbol',
    ...streets('poi'),
    minzoom: 14,
    filter: [
      'any',
      isClass('park', 'golf', 'hospital', 'college'),
      ['all', ['>=', ['zoom'], 15], isClass('library')],
      ['all', ['>=', ['zoom'], 16], isClass('school')],
    ],
    layout: {
      'text-field': NAME,
      'text-font': MEDIUM,
      'text-size': byZoom(14, 10, 17, 11.5),
      'text-max-width': 8,
      'text-padding': byZoom(14, 14, 17, 6),
    },
    paint: {
      'text-color': ['match', ['get', 'class'], ['park', 'golf'], C.parkName, C.roadName],
      'text-halo-color': HALO,
      'text-halo-width': 1.4,
    },
  },
  {
    id: 'quarter-names',
    type: 'symbol',
    ...streets('places'),
    minzoom: 13,
    filter: isClass('neighbourhood', 'suburb', 'quarter', 'hamlet'),
    layout: {
      'text-field': ['upcase', NAME],
      'text-font': MEDIUM,
      'text-size': 10,
      'text-letter-spacing': 0.1,
      'text-max-width': 8,
    },
    paint: { 'text-color': C.outerName, 'text-halo-color': HALO, 'text-halo-width': 1.5 },
  },
]

const waterNameLayers = (): LayerSpecification[] => [
  {
    id: 'lake-names',
    type: 'symbol',
    ...streets('water_names'),
    minzoom: 12.5,
    layout: { 'text-field': NAME, 'text-font': MEDIUM, 'text-size': byZoom(13, 11, 16, 14), 'text-max-width': 7 },
    paint: { 'text-color': C.waterName, 'text-halo-color': C.water, 'text-halo-width': 1 },
  },
  {
    id: 'river-names',
    type: 'symbol',
    ...streets('waterway'),
    minzoom: 12,
    filter: isClass('river', 'canal'),
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 500,
      'text-field': NAME,
      'text-font': MEDIUM,
      'text-size': 11.5,
      'text-letter-spacing': 0.06,
    },
    paint: { 'text-color': C.waterName, 'text-halo-color': HALO, 'text-halo-width': 1 },
  },
]

const roadNameLayers = (): LayerSpecification[] => {
  const sizes = (minor: number, other: number): ExpressionSpecification => [
    'match',
    ['get', 'class'],
    ['minor', 'service'],
    minor,
    other,
  ]
  return [
    {
      id: 'street-names',
      type: 'symbol',
      ...streets('roads'),
      minzoom: 14,
      filter: named(['!', isClass('path', 'track')]),
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 320,
        'text-field': NAME,
        'text-font': MEDIUM,
        'text-size': byZoom(14, sizes(9.5, 11), 17, sizes(12.5, 14)),
        'symbol-sort-key': [
          'match',
          ['get', 'class'],
          ['motorway', 'trunk'],
          0,
          'primary',
          1,
          'secondary',
          2,
          'tertiary',
          3,
          4,
        ],
        'text-padding': 3,
      },
      paint: { 'text-color': C.roadName, 'text-halo-color': HALO, 'text-halo-width': 1.6 },
    },
    {
      id: 'street-names-far',
      type: 'symbol',
      ...streets('road_names'),
      minzoom: 12,
      maxzoom: 14,
      filter: named(['any', isClass('primary', 'secondary'), ['all', ['>=', ['zoom'], 13], isClass('tertiary')]]),
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 380,
        'text-field': NAME,
        'text-font': MEDIUM,
        'text-size': 10,
        'text-padding': 4,
      },
      paint: { 'text-color': C.roadName, 'text-halo-color': HALO, 'text-halo-width': 1.5 },
    },
  ]
}

/** Route numbers in their shields: Interstates, U.S. and state routes from afar, county routes from nearby. */
function shieldLayer(id: string, layer: StreetsLayer, minzoom: number, maxzoom: number): SymbolLayerSpecification {
  const kind = shieldKind()
  return {
    id,
    type: 'symbol',
    ...streets(layer),
    minzoom,
    maxzoom,
    filter: [
      'all',
      ['has', 'ref'],
      ['!', ['has', 'ramp']],
      isClass('motorway', 'trunk', 'primary', 'secondary'),
      [
        'match',
        kind,
        ['interstate', 'us', 'state', 'named'],
        true,
        'county',
        [
          'any',
          ['>=', ['zoom'], COUNTY_SHIELDS_FROM],
          ['all', ['>=', ['zoom'], LONG_COUNTY_SHIELDS_FROM], ['==', ['slice', shieldText(), 0, 1], '5']],
        ],
        false,
      ],
      ['<=', ['length', shieldText()], MAX_SHIELD_LETTERS],
    ],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': byZoom(9, 220, 14, 460),
      'symbol-sort-key': ['match', kind, 'interstate', 0, 'us', 1, 'state', 2, 'named', 3, 4],
      'icon-image': shieldImage(),
      'icon-rotation-alignment': 'viewport',
      'icon-padding': byZoom(9, 4, 13, 12),
      'text-field': shieldText(),
      'text-font': SEMIBOLD,
      'text-size': 10,
      'text-offset': [
        'match',
        kind,
        'interstate',
        ['literal', [0, 0.14]],
        'county',
        ['literal', [0, 0.1]],
        ['literal', [0, 0]],
      ],
      'text-rotation-alignment': 'viewport',
      'text-padding': byZoom(9, 4, 13, 12),
    },
    paint: { 'text-color': ['match', kind, 'interstate', '#ffffff', C.roadName] },
  }
}
