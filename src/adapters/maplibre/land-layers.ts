import type { ExpressionSpecification, LayerSpecification, LineLayerSpecification } from 'maplibre-gl'
import { MAP_COLORS as C } from './map-colors.ts'
import { byZoom, linearByZoom } from './zoom-scale.ts'

/** Land and the towns' tints; land outside the region is paler. */
export function landLayers(): LayerSpecification[] {
  const [first, second, third, fourth] = C.towns
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': C.water } },
    { id: 'states', type: 'fill', source: 'states', paint: { 'fill-color': C.land, 'fill-antialias': false } },
    {
      id: 'outer-county-lines',
      type: 'line',
      source: 'outerCountyLines',
      paint: { 'line-color': C.outerLine, 'line-width': 1 },
    },
    {
      id: 'region-glow',
      type: 'line',
      source: 'counties',
      paint: {
        'line-color': C.indigo,
        'line-opacity': 0.1,
        'line-width': byZoom(8, 6, 13, 22),
        'line-blur': byZoom(8, 4, 13, 14),
      },
    },
    {
      id: 'counties',
      type: 'fill',
      source: 'counties',
      paint: {
        'fill-color': [
          'match',
          ['get', 'name'],
          ...Object.entries(C.counties).flat(),
          C.paper,
        ] as unknown as ExpressionSpecification,
      },
    },
    {
      id: 'town-tints',
      type: 'fill',
      source: 'towns',
      minzoom: 10.5,
      paint: {
        'fill-color': ['match', ['get', 'tint'], 0, first, 1, second, 2, third, fourth],
        'fill-opacity': linearByZoom(10.5, 0, 12, 0.75, 14, 0.5),
      },
    },
    {
      id: 'town-lines',
      type: 'line',
      source: 'townLines',
      minzoom: 9.2,
      paint: {
        'line-color': C.townLine,
        'line-width': byZoom(9, 0.5, 13, 1.6, 17, 3),
        'line-opacity': byZoom(9, 0.3, 10.5, 1),
      },
    },
  ]
}

/** Water and shores, over everything that ends in the middle of a river. */
export function waterLayers(): LayerSpecification[] {
  return [
    { id: 'waters', type: 'fill', source: 'waters', paint: { 'fill-color': C.water, 'fill-antialias': false } },
    {
      id: 'shore',
      type: 'line',
      source: 'states',
      minzoom: 9,
      paint: { 'line-color': C.shore, 'line-width': byZoom(9, 0.3, 14, 1.2) },
    },
  ]
}

/** Rivers for a map without the streets archive. */
export function riverLayers(): LayerSpecification[] {
  const round = { 'line-join': 'round', 'line-cap': 'round' } as const
  return [
    {
      id: 'outer-rivers',
      type: 'line',
      source: 'outerRivers',
      layout: round,
      paint: { 'line-color': C.water, 'line-width': byZoom(7, 2, 10, 5, 13, 22, 15, 70) },
    },
    {
      id: 'river-banks',
      type: 'line',
      source: 'rivers',
      minzoom: 10,
      layout: round,
      paint: { 'line-color': C.shore, 'line-width': byZoom(10, 2.6, 11, 3.6, 13, 7.4, 15, 17.5) },
    },
    {
      id: 'rivers',
      type: 'line',
      source: 'rivers',
      minzoom: 8.5,
      layout: round,
      paint: { 'line-color': C.water, 'line-width': byZoom(9, 1.4, 11, 2.6, 13, 6, 15, 16) },
    },
  ]
}

/** County and state borders. */
export function borderLayers(): LayerSpecification[] {
  const county: Omit<LineLayerSpecification, 'id' | 'source'> = {
    type: 'line',
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': C.countyLine,
      'line-width': byZoom(7, 0.8, 10, 1.2, 13, 2),
      'line-dasharray': [4, 2.5],
      'line-opacity': 0.75,
    },
  }
  return [
    { ...county, id: 'county-lines', source: 'countyLines' },
    // Beyond zoom 10 the river itself shows the border.
    { ...county, id: 'county-lines-in-rivers', source: 'rivers', maxzoom: 10 },
    {
      id: 'state-lines',
      type: 'line',
      source: 'stateLines',
      paint: { 'line-color': C.stateLine, 'line-width': byZoom(7, 0.8, 12, 1.6), 'line-dasharray': [6, 3] },
    },
  ]
}
