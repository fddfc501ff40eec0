import type { FeatureCollection } from 'geojson'
import type { ExpressionSpecification, GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl'
import { FILL_OPACITIES } from '#adapters/map-markers/fill-opacities.ts'
import type { MapShape } from '#ports/browser/map-view.ts'
import { layerLines, layerNames, layerSources, shadingFill } from './layer-overlay.ts'
import { MAP_COLORS as C } from './map-colors.ts'
import type { MapImage } from './map-images.ts'

export const NO_FEATURES: FeatureCollection = { type: 'FeatureCollection', features: [] }

/**
 * The page's shapes. Each feature has the `look` of its shape: polygons, and for a draft and a way its line and its points; the
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

const LINE_WIDTHS: Readonly<Record<MapShape['look'], number>> = {
  place: 2,
  town: 2,
  area: 2.5,
  'left-out': 2.5,
  street: 6,
  spot: 0,
  draft: 2.5,
  way: 2.5,
}

const byLook = (values: Readonly<Record<MapShape['look'], number>>): ExpressionSpecification =>
  ['match', ['get', 'look'], ...Object.entries(values).flat(), 0] as unknown as ExpressionSpecification

/** The overlay's images. */
export const markerImages = (): MapImage[] =>
  Object.values(MARKER_IMAGES).map(({ image, ...size }) => ({ id: image, ...size }))

/** The sources that change while a map is open, for every basemap. */
export const overlaySources = (): Record<string, GeoJSONSourceSpecification> => ({
  [SHAPE_SOURCE]: { type: 'geojson', data: NO_FEATURES },
  [MARKER_SOURCE]: { type: 'geojson', data: NO_FEATURES },
  ...layerSources(NO_FEATURES),
})

/**
 * The overlay's layers. `fills` belong below the water, because towns end in the middle of a river; `lines` below the basemap's
 * names; `names` among them; the markers' spaces `above` all.
 */
export const overlayLayers = (): Record<'fills' | 'lines' | 'names' | 'above', LayerSpecification[]> => ({
  fills: [shadingFill(), shapeFill()],
  lines: [...layerLines(), ...shapeLines()],
  names: layerNames(),
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

const isStreet: ExpressionSpecification = ['==', ['get', 'look'], 'street']
const isDashed: ExpressionSpecification = ['in', ['get', 'look'], ['literal', ['draft', 'way', 'left-out']]]

const shapeFill = (): LayerSpecification => ({
  id: 'shape-fills',
  type: 'fill',
  source: SHAPE_SOURCE,
  filter: ['!', ['in', ['get', 'look'], ['literal', ['draft', 'way', 'left-out', 'street', 'spot']]]],
  paint: { 'fill-color': C.indigo, 'fill-opacity': byLook(FILL_OPACITIES), 'fill-antialias': false },
})

function shapeLines(): LayerSpecification[] {
  const source = SHAPE_SOURCE
  const lines = { type: 'line', source, layout: { 'line-join': 'round', 'line-cap': 'round' } } as const
  return [
    {
      // Keeps a line visible along a border or over a road. A street is white between two lines, so that its name can be read.
      ...lines,
      id: 'shape-halos',
      filter: ['!=', ['geometry-type'], 'Point'],
      paint: {
        'line-color': ['case', isStreet, C.indigo, '#ffffff'],
        'line-opacity': ['case', isStreet, 1, 0.8],
        'line-width': ['+', byLook(LINE_WIDTHS), ['case', isStreet, 5, 3]],
      },
    },
    {
      ...lines,
      id: 'shape-lines',
      filter: ['all', ['!=', ['geometry-type'], 'Point'], ['!', isDashed]],
      paint: { 'line-color': ['case', isStreet, '#ffffff', C.indigo], 'line-width': byLook(LINE_WIDTHS) },
    },
    {
      ...lines,
      id: 'draft-lines',
      filter: ['all', ['!=', ['geometry-type'], 'Point'], isDashed],
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
