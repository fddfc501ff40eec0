import type { FeatureCollection, GeoJSON } from 'geojson'
import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import type { Basemap } from './basemap-data.ts'
import { MAP_COLORS as C } from './map-colors.ts'
import { countyNames, surroundingNames, townNames, waterNames } from './place-names.ts'

/** The families of map.css: MapLibre reads the weight out of the name. */
const MEDIUM = ['Map Medium']
const SEMIBOLD = ['Map Semibold']

export const ATTRIBUTION =
  'U.S. Census TIGER/Line · water © <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a> contributors · ' +
  '<a href="https://www.geonames.org/" target="_blank" rel="noopener">GeoNames</a> CC BY'

export const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] }

/** Names of the sources that change while the map is open. */
export const OUTLINE_SOURCE = 'outline'
export const TAKEN_SOURCE = 'taken'
/** An image nobody sees: it keeps the names of towns from being written under the pills. */
export const PILL_ROOM = 'pill-room'

/** A length that grows with the scale: pairs of zoom and value. */
const byZoom = (...stops: (number | ExpressionSpecification)[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.4], ['zoom'], ...stops] as ExpressionSpecification

const source = (data: GeoJSON): GeoJSONSourceSpecification => ({ type: 'geojson', data })

/** The whole style: pale land and water, county tints, town names; no host but our own is asked for anything. */
export function basemapStyle(basemap: Basemap): StyleSpecification {
  return {
    version: 8,
    sources: {
      states: { ...source(basemap.states), attribution: ATTRIBUTION },
      outerCountyLines: source(basemap.outerCountyLines),
      counties: source(basemap.counties),
      towns: source(basemap.towns),
      countyLines: source(basemap.countyLines),
      townLines: source(basemap.townLines),
      stateLines: source(basemap.stateLines),
      delaware: source(basemap.delaware),
      rivers: source(basemap.rivers),
      roads: source(basemap.roads),
      townNames: source(townNames()),
      countyNames: source(countyNames()),
      surroundingNames: source(surroundingNames()),
      waterNames: source(waterNames()),
      [OUTLINE_SOURCE]: source(NOTHING),
      [TAKEN_SOURCE]: source(NOTHING),
    },
    layers: [...landLayers(), ...roadLayers(), ...borderLayers(), ...nameLayers()],
  }
}

function landLayers(): LayerSpecification[] {
  const round = { 'line-join': 'round', 'line-cap': 'round' } as const
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
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 10.5, 0, 12, 0.75],
      },
    },
    {
      id: 'shore',
      type: 'line',
      source: 'states',
      minzoom: 9,
      paint: { 'line-color': C.shore, 'line-width': byZoom(9, 0.3, 14, 1.2) },
    },
    {
      id: 'delaware',
      type: 'line',
      source: 'delaware',
      layout: round,
      paint: { 'line-color': C.water, 'line-width': byZoom(7, 2, 10, 5, 13, 22, 15, 70) },
    },
    {
      id: 'rivers',
      type: 'line',
      source: 'rivers',
      minzoom: 8.5,
      layout: round,
      paint: { 'line-color': C.water, 'line-width': byZoom(9, 1.2, 11, 2.4, 13, 6, 15, 16) },
    },
    {
      id: 'town-lines',
      type: 'line',
      source: 'townLines',
      minzoom: 9.2,
      paint: {
        'line-color': C.townLine,
        'line-width': byZoom(9, 0.5, 13, 1.6),
        'line-opacity': byZoom(9, 0.3, 10.5, 1),
      },
    },
  ]
}

/** Main roads are drawn by hand, true to some hundred meters: they fade before that would mislead. */
function roadLayers(): LayerSpecification[] {
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

function borderLayers(): LayerSpecification[] {
  return [
    {
      id: 'county-lines',
      type: 'line',
      source: 'countyLines',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': C.countyLine,
        'line-width': byZoom(7, 0.8, 10, 1.2, 13, 2),
        'line-dasharray': [4, 2.5],
        'line-opacity': 0.75,
      },
    },
    {
      id: 'state-lines',
      type: 'line',
      source: 'stateLines',
      paint: { 'line-color': C.stateLine, 'line-width': byZoom(7, 0.8, 12, 1.6), 'line-dasharray': [6, 3] },
    },
    {
      id: 'outline-fill',
      type: 'fill',
      source: OUTLINE_SOURCE,
      paint: { 'fill-color': C.indigo, 'fill-opacity': 0.08 },
    },
    {
      id: 'outline-line',
      type: 'line',
      source: OUTLINE_SOURCE,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': C.indigo, 'line-width': 2 },
    },
  ]
}

function nameLayers(): LayerSpecification[] {
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
      id: 'water-names',
      type: 'symbol',
      source: 'waterNames',
      minzoom: 9.5,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': MEDIUM,
        'text-size': byZoom(9, 9.5, 13, 13),
        'text-rotate': ['get', 'angle'],
        'text-letter-spacing': 0.06,
        'text-max-width': 6,
      },
      paint: { 'text-color': C.waterName, 'text-halo-color': C.water, 'text-halo-width': 1 },
    },
    {
      id: 'road-names',
      type: 'symbol',
      source: 'roads',
      minzoom: 9,
      maxzoom: 12.6,
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
        'text-color': ['case', ['!=', ['get', 'kind'], 'highway'], C.mainRoadName, C.roadName],
        'text-halo-color': ['case', ['!=', ['get', 'kind'], 'highway'], '#fdf3dc', '#ffffff'],
        'text-halo-width': 2.4,
      },
    },
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
      layout: {
        'text-field': ['get', 'name'],
        'text-font': MEDIUM,
        'text-size': byZoom(9, nameSize(10.5, 13, 15), 13, nameSize(13, 16, 19)),
        'symbol-sort-key': ['-', 0, ['get', 'population']],
        'text-padding': byZoom(9, 10, 12, 2),
        'text-max-width': 7,
        'text-line-height': 1.1,
      },
      paint: { 'text-color': C.ink, 'text-halo-color': '#ffffff', 'text-halo-width': 1.6 },
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
    {
      id: 'taken',
      type: 'symbol',
      source: TAKEN_SOURCE,
      layout: { 'icon-image': PILL_ROOM, 'icon-anchor': 'bottom', 'icon-allow-overlap': true },
    },
  ]
}
