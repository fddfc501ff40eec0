import type { FeatureCollection } from 'geojson'
import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  Map as MapLibreMap,
} from 'maplibre-gl'
import type { MapShape } from '#ports/browser/map-view.ts'
import { MAP_COLORS as C } from './map-colors.ts'

export const NO_FEATURES: FeatureCollection = { type: 'FeatureCollection', features: [] }

/**
 * The page's shapes. Each feature has the `look` of its shape: polygons, and for a draft its line and its points; the
 * first point has `first: true`.
 */
export const SHAPE_SOURCE = 'shapes'
/** The markers' positions: one point each, with its `kind`. */
export const MARKER_SOURCE = 'markers'

/** Transparent images as large as pills and clusters, CSS pixels: they keep MapLibre's labels from under the markers. */
const MARKER_IMAGES = {
  home: { image: 'pill-space', width: 64, height: 34 },
  cluster: { image: 'cluster-space', width: 60, height: 60 },
} as const

const LINE_WIDTHS: Readonly<Record<MapShape['look'], number>> = { place: 2, town: 2, area: 2.5, draft: 2.5 }
const FILL_OPACITIES: Readonly<Record<MapShape['look'], number>> = { place: 0.08, town: 0.08, area: 0.12, draft: 0 }

const byLook = (values: Readonly<Record<MapShape['look'], number>>): ExpressionSpecification =>
  ['match', ['get', 'look'], ...Object.entries(values).flat(), 0] as unknown as ExpressionSpecification

/** Adds the images of the overlay to a map. */
export function addMarkerImages(map: MapLibreMap): void {
  for (const { image, width, height } of Object.values(MARKER_IMAGES)) {
    map.addImage(image, { width, height, data: new Uint8Array(width * height * 4) })
  }
}

/** The sources that change while a map is open, for every basemap. */
export const overlaySources = (): Record<string, GeoJSONSourceSpecification> => ({
  [SHAPE_SOURCE]: { type: 'geojson', data: NO_FEATURES },
  [MARKER_SOURCE]: { type: 'geojson', data: NO_FEATURES },
})

/** Layers for below and above the basemap's names: shapes below, the markers' spaces above. */
export const overlayLayers = (): { below: LayerSpecification[]; above: LayerSpecification[] } => ({
  below: shapeLayers(),
  above: [
    {
      id: 'marker-spaces',
      type: 'symbol',
      source: MARKER_SOURCE,
      layout: {
        'icon-image': ['match', ['get', 'kind'], 'home', MARKER_IMAGES.home.image, MARKER_IMAGES.cluster.image],
        'icon-anchor': ['match', ['get', 'kind'], 'home', 'bottom', 'center'],
        'icon-allow-overlap': true,
      },
    },
  ],
})

function shapeLayers(): LayerSpecification[] {
  const source = SHAPE_SOURCE
  const isDraft: ExpressionSpecification = ['==', ['get', 'look'], 'draft']
  const lines = { type: 'line', source, layout: { 'line-join': 'round', 'line-cap': 'round' } } as const
  return [
    {
      id: 'shape-fills',
      type: 'fill',
      source,
      filter: ['all', ['==', ['geometry-type'], 'Polygon'], ['!', isDraft]],
      paint: { 'fill-color': C.indigo, 'fill-opacity': byLook(FILL_OPACITIES), 'fill-antialias': false },
    },
    {
      // Keeps a line visible along a border or over a road.
      ...lines,
      id: 'shape-halos',
      filter: ['!=', ['geometry-type'], 'Point'],
      paint: { 'line-color': '#ffffff', 'line-opacity': 0.8, 'line-width': ['+', byLook(LINE_WIDTHS), 3] },
    },
    {
      ...lines,
      id: 'shape-lines',
      filter: ['all', ['!=', ['geometry-type'], 'Point'], ['!', isDraft]],
      paint: { 'line-color': C.indigo, 'line-width': byLook(LINE_WIDTHS) },
    },
    {
      ...lines,
      id: 'draft-lines',
      filter: ['all', ['!=', ['geometry-type'], 'Point'], isDraft],
      paint: { 'line-color': C.indigo, 'line-width': LINE_WIDTHS.draft, 'line-dasharray': [1.5, 1.8] },
    },
    {
      id: 'draft-points',
      type: 'circle',
      source,
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-radius': ['case', ['==', ['get', 'first'], true], 7, 4.5],
        'circle-color': ['case', ['==', ['get', 'first'], true], '#ffffff', C.indigo],
        'circle-stroke-color': ['case', ['==', ['get', 'first'], true], C.indigo, '#ffffff'],
        'circle-stroke-width': ['case', ['==', ['get', 'first'], true], 3.5, 2],
      },
    },
  ]
}
