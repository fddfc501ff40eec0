import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { MAP_COLORS as C } from './map-colors.ts'
import { isClass, streets } from './streets-sources.ts'
import { byZoom } from './zoom-scale.ts'

/** A kind of road. `width`: pairs of zoom and CSS pixels. */
interface RoadKind {
  id: string
  filter: ExpressionSpecification
  width: readonly number[]
  fill: string
  edge: string
  /** Zooms from which the road and its edges are drawn. */
  from: number
  edgesFrom: number
}

const all = (...filters: ExpressionSpecification[]): ExpressionSpecification => ['all', ...filters]
const RAMP: ExpressionSpecification = ['has', 'ramp']
const NOT_RAMP: ExpressionSpecification = ['!', RAMP]
const NOT_TUNNEL: ExpressionSpecification = ['!=', ['get', 'brunnel'], 'tunnel']

/** From the least to the greatest: later ones lie above. */
const ROADS: readonly RoadKind[] = [
  {
    id: 'service',
    filter: isClass('service'),
    width: [14, 0.8, 15, 2, 18, 12],
    fill: C.road,
    edge: C.roadEdge,
    from: 14,
    edgesFrom: 14.5,
  },
  {
    id: 'minor',
    filter: isClass('minor'),
    width: [12, 0.4, 13, 1.1, 14, 2.4, 15, 5.5, 18, 26],
    fill: C.road,
    edge: C.roadEdge,
    from: 12,
    edgesFrom: 12,
  },
  {
    id: 'tertiary',
    filter: isClass('tertiary'),
    width: [11, 0.6, 13, 2.2, 15, 8, 18, 30],
    fill: C.road,
    edge: C.roadEdge,
    from: 11,
    edgesFrom: 11.5,
  },
  {
    id: 'secondary',
    filter: isClass('secondary'),
    width: [10, 0.7, 13, 2.8, 15, 9, 18, 34],
    fill: C.road,
    edge: C.roadEdge,
    from: 10,
    edgesFrom: 10.5,
  },
  {
    id: 'primary',
    filter: isClass('primary'),
    width: [8, 0.5, 10, 1.2, 13, 3.4, 15, 10, 18, 38],
    fill: C.primaryRoad,
    edge: C.roadEdge,
    from: 8,
    edgesFrom: 9,
  },
  {
    id: 'ramp',
    filter: all(isClass('motorway', 'trunk'), RAMP),
    width: [10, 0.8, 13, 2, 15, 6, 18, 22],
    fill: C.mainRoad,
    edge: C.mainRoadEdge,
    from: 10.5,
    edgesFrom: 11,
  },
  {
    id: 'trunk',
    filter: all(isClass('trunk'), NOT_RAMP),
    width: [8, 0.7, 10, 1.8, 13, 4.2, 15, 11, 18, 42],
    fill: C.mainRoad,
    edge: C.mainRoadEdge,
    from: 6,
    edgesFrom: 8,
  },
  {
    id: 'motorway',
    filter: all(isClass('motorway'), NOT_RAMP),
    width: [6, 0.8, 10, 2.2, 13, 5, 15, 12, 18, 46],
    fill: C.mainRoad,
    edge: C.mainRoadEdge,
    from: 6,
    edgesFrom: 6,
  },
]

/** The width with an edge on both sides. */
const edged = (width: readonly number[]): number[] =>
  width.map((value, index) => {
    const zoom = width[index - 1]
    if (index % 2 === 0 || zoom === undefined) return value
    return value + (zoom < 11 ? 0.7 : zoom < 14 ? 1.2 : 2)
  })

const edgesOf = ({ id, filter, width, edge, edgesFrom }: RoadKind): LayerSpecification => ({
  id: `road-${id}-edges`,
  type: 'line',
  ...streets('roads'),
  minzoom: edgesFrom,
  filter: all(filter, NOT_TUNNEL),
  layout: { 'line-join': 'round' },
  paint: { 'line-color': edge, 'line-width': byZoom(...edged(width)) },
})

const fillOf = ({ id, filter, width, fill, from }: RoadKind): LayerSpecification => ({
  id: `road-${id}`,
  type: 'line',
  ...streets('roads'),
  minzoom: from,
  filter: all(filter, NOT_TUNNEL),
  layout: { 'line-join': 'round', 'line-cap': 'round' },
  paint: { 'line-color': fill, 'line-width': byZoom(...width) },
})

/** Tunnels, paths and streets. */
export const streetsRoadLayers = (): LayerSpecification[] => [
  {
    id: 'road-tunnels',
    type: 'line',
    ...streets('roads'),
    minzoom: 12,
    filter: ['==', ['get', 'brunnel'], 'tunnel'],
    paint: {
      'line-color': C.roadEdge,
      'line-width': byZoom(12, 1.5, 15, 6),
      'line-dasharray': [2, 1.6],
      'line-opacity': 0.7,
    },
  },
  {
    id: 'road-paths',
    type: 'line',
    ...streets('roads'),
    minzoom: 14,
    filter: isClass('path', 'track'),
    paint: { 'line-color': C.path, 'line-width': byZoom(14, 0.7, 17, 2), 'line-dasharray': [2, 1.6] },
  },
  ...ROADS.map(edgesOf),
  ...ROADS.map(fillOf),
]

/** Railways, subways and ferries. */
export function streetsRailLayers(): LayerSpecification[] {
  const notYard: ExpressionSpecification = ['!', ['has', 'yard']]
  const opacity: ExpressionSpecification = ['case', ['==', ['get', 'brunnel'], 'tunnel'], 0.45, 1]
  return [
    {
      id: 'rails',
      type: 'line',
      ...streets('rail'),
      minzoom: 10,
      filter: all(notYard, isClass('rail', 'light_rail', 'tram', 'monorail')),
      paint: { 'line-color': C.rail, 'line-width': byZoom(10, 0.7, 14, 1.6, 17, 3), 'line-opacity': opacity },
    },
    {
      id: 'rail-ties',
      type: 'line',
      ...streets('rail'),
      minzoom: 14.5,
      filter: all(notYard, isClass('rail', 'light_rail')),
      paint: { 'line-color': C.rail, 'line-width': byZoom(14, 3, 17, 7), 'line-dasharray': [0.22, 2.2] },
    },
    {
      id: 'subways',
      type: 'line',
      ...streets('rail'),
      minzoom: 12.5,
      filter: isClass('subway'),
      paint: {
        'line-color': C.rail,
        'line-width': byZoom(12, 0.8, 16, 2),
        'line-dasharray': [3, 2],
        'line-opacity': 0.4,
      },
    },
    {
      id: 'ferries',
      type: 'line',
      ...streets('rail'),
      minzoom: 12,
      filter: isClass('ferry'),
      paint: { 'line-color': C.ferryLine, 'line-width': 1, 'line-dasharray': [4, 3] },
    },
  ]
}
