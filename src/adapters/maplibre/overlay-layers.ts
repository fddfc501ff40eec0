import type { FeatureCollection } from 'geojson'
import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  Map as MapLibreMap,
} from 'maplibre-gl'
import type { MapShape } from '#ports/browser/map-view.ts'
import { MAP_COLORS as C } from './map-colors.ts'

export const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] }

/**
 * Shapes on the ground, each feature with its `look`: polygons, and for a draft its line and its points, of which the
 * first has `first: true`.
 */
export const OUTLINE_SOURCE = 'outline'
/** Where markers stand: a point each with its `kind`. */
export const TAKEN_SOURCE = 'taken'

/** Images nobody sees, as large as pills and groups: they keep names from being written under them. CSS pixels. */
const ROOMS = {
  home: { image: 'pill-room', width: 64, height: 34 },
  cluster: { image: 'group-room', width: 60, height: 60 },
} as const

const LINE_WIDTHS: Readonly<Record<MapShape['look'], number>> = { place: 2, town: 2, area: 2.5, draft: 2.5 }
const WASHES: Readonly<Record<MapShape['look'], number>> = { place: 0.08, town: 0.08, area: 0.12, draft: 0 }

const byLook = (values: Readonly<Record<MapShape['look'], number>>): ExpressionSpecification =>
  ['match', ['get', 'look'], ...Object.entries(values).flat(), 0] as unknown as ExpressionSpecification

/** Gives a map the images the overlay needs. */
export function addRooms(map: MapLibreMap): void {
  for (const { image, width, height } of Object.values(ROOMS)) {
    map.addImage(image, { width, height, data: new Uint8Array(width * height * 4) })
  }
}

/** Sources that change while the map is open; whatever the map is drawn from. */
export const overlaySources = (): Record<string, GeoJSONSourceSpecification> => ({
  [OUTLINE_SOURCE]: { type: 'geojson', data: NOTHING },
  [TAKEN_SOURCE]: { type: 'geojson', data: NOTHING },
})

/** Shapes lie below the names of the map; what keeps names away from the markers must lie above them. */
export const overlayLayers = (): { below: LayerSpecification[]; above: LayerSpecification[] } => ({
  below: shapeLayers(),
  above: [
    {
      id: 'taken',
      type: 'symbol',
      source: TAKEN_SOURCE,
      layout: {
        'icon-image': ['match', ['get', 'kind'], 'home', ROOMS.home.image, ROOMS.cluster.image],
        'icon-anchor': ['match', ['get', 'kind'], 'home', 'bottom', 'center'],
        'icon-allow-overlap': true,
      },
    },
  ],
})

function shapeLayers(): LayerSpecification[] {
  const source = OUTLINE_SOURCE
  const isDraft: ExpressionSpecification = ['==', ['get', 'look'], 'draft']
  const lines = { type: 'line', source, layout: { 'line-join': 'round', 'line-cap': 'round' } } as const
  return [
    {
      id: 'shape-washes',
      type: 'fill',
      source,
      filter: ['all', ['==', ['geometry-type'], 'Polygon'], ['!', isDraft]],
      paint: { 'fill-color': C.indigo, 'fill-opacity': byLook(WASHES), 'fill-antialias': false },
    },
    {
      // Keeps a line in sight where it runs along a border or over a road.
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
