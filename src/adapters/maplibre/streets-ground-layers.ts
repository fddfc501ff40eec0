import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { MAP_COLORS as C } from './map-colors.ts'
import { buildings, isClass, streets } from './streets-sources.ts'
import { byZoom, linearByZoom } from './zoom-scale.ts'

const ROUND = { 'line-join': 'round', 'line-cap': 'round' } as const

/** Woods, parks and other uses of the land, below the water. */
export function streetsLandLayers(): LayerSpecification[] {
  return [
    {
      id: 'land-use',
      type: 'fill',
      ...streets('land'),
      minzoom: 8,
      paint: {
        'fill-color': [
          'match',
          ['get', 'class'],
          'wood',
          C.wood,
          'wetland',
          C.wetland,
          'sand',
          C.sand,
          'school',
          C.school,
          'hospital',
          C.hospital,
          'industrial',
          C.industrial,
          'cemetery',
          C.cemetery,
          'military',
          C.industrial,
          'retail',
          C.school,
          C.park,
        ],
        'fill-opacity': linearByZoom(8, 0.55, 12, 0.9),
        'fill-antialias': false,
      },
    },
    {
      id: 'parks',
      type: 'fill',
      ...streets('parks'),
      minzoom: 11,
      paint: { 'fill-color': C.park, 'fill-opacity': 0.5 },
    },
  ]
}

/** Lakes, rivers and brooks. */
export function streetsWaterLayers(): LayerSpecification[] {
  const width = (river: number, canal: number, brook: number): ExpressionSpecification => [
    'match',
    ['get', 'class'],
    'river',
    river,
    'canal',
    canal,
    brook,
  ]
  return [
    { id: 'water', type: 'fill', ...streets('water'), paint: { 'fill-color': C.water } },
    {
      id: 'waterways',
      type: 'line',
      ...streets('waterway'),
      minzoom: 9,
      layout: ROUND,
      paint: {
        'line-color': C.water,
        'line-width': byZoom(9, width(0.6, 0, 0), 13, width(2, 1.6, 0.8), 17, width(9, 7, 3)),
      },
    },
  ]
}

/** Airports. */
export function streetsAirportLayers(): LayerSpecification[] {
  return [
    {
      id: 'airports',
      type: 'fill',
      ...streets('aeroway'),
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': C.industrial },
    },
    {
      id: 'runways',
      type: 'line',
      ...streets('aeroway'),
      filter: ['all', ['==', ['geometry-type'], 'LineString'], isClass('runway', 'taxiway')],
      paint: {
        'line-color': C.road,
        'line-width': byZoom(11, ['match', ['get', 'class'], 'runway', 2, 0.6], 15, [
          'match',
          ['get', 'class'],
          'runway',
          26,
          8,
        ]),
      },
    },
  ]
}

/** Buildings, below the streets; the archive has them only where nearly all are mapped. */
export const streetsBuildingLayers = (): LayerSpecification[] => [
  {
    id: 'buildings',
    type: 'fill',
    ...buildings('buildings'),
    minzoom: 15,
    paint: {
      'fill-color': C.building,
      'fill-outline-color': C.buildingEdge,
      'fill-opacity': linearByZoom(15, 0, 15.4, 1),
    },
  },
]
