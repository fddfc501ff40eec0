import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { MAP_COLORS as C } from './map-colors.ts'
import { byZoom, linearByZoom } from './zoom-scale.ts'

/**
 * Main roads, drawn by hand and accurate to some hundred meters. Beyond zoom 12 their lines fade into blurred bands as wide
 * as that error.
 */
export function roadLayers(): LayerSpecification[] {
  const isMain: ExpressionSpecification = ['!=', ['get', 'kind'], 'highway']
  const round = { 'line-join': 'round', 'line-cap': 'round' } as const
  const shared = { type: 'line', source: 'roads', minzoom: 8.5, maxzoom: 13, layout: round } as const
  const fading = byZoom(11.8, 1, 12.8, 0)
  const byRank = (main: number, second: number, third: number): ExpressionSpecification => [
    'match',
    ['get', 'rank'],
    1,
    main,
    2,
    second,
    third,
  ]
  return [
    {
      ...shared,
      id: 'road-bands',
      minzoom: 11.8,
      maxzoom: 24,
      filter: ['<=', ['get', 'rank'], 2],
      paint: {
        'line-color': ['case', isMain, C.mainRoad, C.roadBand],
        'line-width': byZoom(12, 8, 14, 32),
        'line-blur': byZoom(12, 4, 14, 22),
        'line-opacity': linearByZoom(11.8, 0, 12.8, 0.65),
      },
    },
    {
      ...shared,
      id: 'road-edges',
      filter: ['<=', ['get', 'rank'], 2],
      paint: {
        'line-color': ['case', isMain, C.mainRoadEdge, C.roadEdge],
        'line-width': byZoom(8, byRank(1.6, 0.8, 0), 12, byRank(6, 4, 0)),
        'line-opacity': fading,
      },
    },
    {
      ...shared,
      id: 'roads',
      paint: {
        'line-color': ['case', isMain, C.mainRoad, ['==', ['get', 'rank'], 3], C.roadEdge, C.road],
        'line-width': byZoom(8, byRank(0.8, 0.4, 0.4), 12, byRank(4, 2.4, 1.4)),
        'line-opacity': fading,
      },
    },
  ]
}
