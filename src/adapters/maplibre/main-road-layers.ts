import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { MAP_COLORS as C } from './map-colors.ts'
import { byZoom } from './zoom-scale.ts'

/** Main roads and railways for a map without the streets archive. Class 1 are motorways; kind 'n' is neither interstate nor parkway. */
export function mainRoadLayers(): LayerSpecification[] {
  const isMain: ExpressionSpecification = ['==', ['get', 'cls'], 1]
  const round = { 'line-join': 'round', 'line-cap': 'round' } as const
  const roads = { type: 'line', source: 'mainRoads', layout: round } as const
  const byClass = (main: number, other: number): ExpressionSpecification => ['case', isMain, main, other]
  return [
    {
      id: 'railways',
      type: 'line',
      source: 'railways',
      minzoom: 10,
      filter: ['!=', ['get', 'class'], 'subway'],
      paint: { 'line-color': C.rail, 'line-width': byZoom(10, 0.7, 14, 1.6, 17, 3) },
    },
    {
      ...roads,
      id: 'main-road-edges',
      minzoom: 8,
      paint: {
        'line-color': ['case', isMain, C.mainRoadEdge, C.roadEdge],
        'line-width': byZoom(8, byClass(1.6, 0.8), 12, byClass(6, 4), 18, byClass(34, 28)),
      },
    },
    {
      ...roads,
      id: 'main-roads',
      paint: {
        'line-color': ['case', isMain, C.mainRoad, C.road],
        'line-width': byZoom(8, byClass(0.8, 0.4), 12, byClass(4, 2.4), 18, byClass(30, 24)),
      },
    },
  ]
}
