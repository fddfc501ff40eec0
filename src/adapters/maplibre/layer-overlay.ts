import type { FeatureCollection } from 'geojson'
import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapLayers, ShadedArea } from '#ports/browser/map-view.ts'
import { MAP_COLORS as C } from './map-colors.ts'
import { SEMIBOLD } from './map-fonts.ts'
import { passengerLines } from './passenger-lines.ts'
import { shapeFeatures } from './shape-features.ts'
import { stationColor } from './station-layers.ts'
import { stationFeatures } from './station-marks.ts'
import { byZoom, linearByZoom } from './zoom-scale.ts'

/** Areas shaded by a figure: polygons with their `step`, and their points with a `label`. */
export const SHADING_SOURCE = 'shading'
/** Stations that stand out: as `STATION_SOURCE`. */
export const MARKED_STATION_SOURCE = 'marked-stations'
/** Lines that stand out: each with its `kind`. */
export const LINE_SOURCE = 'marked-lines'

/** From here on the basemap marks stations itself. */
const BASE_MARKS_FROM = 13

export const layerSources = (empty: FeatureCollection): Record<string, GeoJSONSourceSpecification> => ({
  [SHADING_SOURCE]: { type: 'geojson', data: empty },
  [MARKED_STATION_SOURCE]: { type: 'geojson', data: empty },
  [LINE_SOURCE]: { type: 'geojson', data: empty },
})

/** Belongs below the water, as the fills of shapes do. */
export const shadingFill = (): LayerSpecification => ({
  id: 'shading',
  type: 'fill',
  source: SHADING_SOURCE,
  filter: ['has', 'step'],
  paint: {
    'fill-color': [
      'match',
      ['get', 'step'],
      0,
      C.shading[0],
      1,
      C.shading[1],
      2,
      C.shading[2],
      3,
      C.shading[3],
      C.shading[4],
    ],
    'fill-opacity': linearByZoom(10, 0.65, 14, 0.45),
    'fill-outline-color': '#ffffff',
  },
})

/** Lines and stations, and the labels of shaded areas: below the basemap's names. */
export const layerLines = (): LayerSpecification[] => [
  {
    id: 'marked-lines',
    type: 'line',
    source: LINE_SOURCE,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': stationColor(), 'line-width': byZoom(8, 1.4, 12, 2.6, 16, 5), 'line-opacity': 0.8 },
  },
  {
    id: 'marked-stations',
    type: 'circle',
    source: MARKED_STATION_SOURCE,
    paint: {
      'circle-radius': byZoom(8, 1.6, 11, 3, 14, 5),
      'circle-color': '#ffffff',
      'circle-stroke-color': stationColor(),
      'circle-stroke-width': byZoom(8, 1, 11, 1.8, 14, 2.4),
    },
  },
]

/** Belongs above the basemap's names of streets, below those of towns. */
export const layerNames = (): LayerSpecification[] => [
  {
    id: 'shading-labels',
    type: 'symbol',
    source: SHADING_SOURCE,
    filter: ['has', 'label'],
    minzoom: 11.5,
    layout: {
      'text-field': ['get', 'label'],
      'text-font': SEMIBOLD,
      'text-size': byZoom(11.5, 10.5, 14, 13),
      'text-offset': [0, 2],
      'text-padding': 1,
    },
    paint: { 'text-color': C.shadingName, 'text-halo-color': '#ffffff', 'text-halo-width': 1.5 },
  },
  {
    id: 'marked-station-names',
    type: 'symbol',
    source: MARKED_STATION_SOURCE,
    minzoom: 11,
    maxzoom: BASE_MARKS_FROM,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': SEMIBOLD,
      'text-size': 10.5,
      'text-max-width': 8,
      'text-variable-anchor-offset': ['left', [0.7, 0], 'right', [-0.7, 0], 'top', [0, 0.7], 'bottom', [0, -0.7]],
      'text-justify': 'auto',
    },
    paint: { 'text-color': stationColor(), 'text-halo-color': '#ffffff', 'text-halo-width': 1.6 },
  },
]

/** The shaded areas as GeoJSON. */
export const shadingFeatures = (areas: readonly ShadedArea[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: areas.flatMap(({ rings, step, at, label }) => [
    ...shapeFeatures([{ look: 'place', rings }]).features.map((area) => ({ ...area, properties: { step } })),
    {
      type: 'Feature' as const,
      properties: { label },
      geometry: { type: 'Point' as const, coordinates: [at.lng, at.lat] },
    },
  ]),
})

/** Shows the visitor's layers by setting the data of their sources. */
export function layerSetter(setData: (source: string, data: FeatureCollection) => void): (layers: MapLayers) => void {
  let last = 0
  return ({ stations, lines, shading }) => {
    setData(SHADING_SOURCE, shadingFeatures(shading))
    setData(MARKED_STATION_SOURCE, stationFeatures(stations))
    const request = ++last
    // Without the file the stations stand alone; nor does a closed map need it.
    const show = async () => {
      const features = lines.length > 0 ? await passengerLines(lines) : stationFeatures([])
      if (request === last) setData(LINE_SOURCE, features)
    }
    void show().catch(() => undefined)
  }
}
