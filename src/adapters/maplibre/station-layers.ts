import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { StationKind } from '#domain/commute/station.ts'
import { MAP_COLORS as C } from './map-colors.ts'
import { SEMIBOLD } from './map-fonts.ts'
import type { MapImage } from './map-images.ts'
import { isClass, streets } from './streets-sources.ts'
import { byZoom } from './zoom-scale.ts'

/** The source of the stations: points with `name`, `kind` and `letters`. */
export const STATION_SOURCE = 'stations'

const KINDS = Object.keys(C.stations) as StationKind[]
const KIND: ExpressionSpecification = ['get', 'kind']

export const stationColor = (): ExpressionSpecification =>
  ['match', KIND, ...Object.entries(C.stations).flat(), C.stations.rail] as unknown as ExpressionSpecification

/** Where two collide, rail stays before light rail, and an interchange before a station of one line. */
const STATION_ORDER = [
  '-',
  ['match', KIND, 'rail', 0, 'path', 10, 20],
  ['coalesce', ['get', 'lines'], 0],
] as unknown as ExpressionSpecification

type Anchors = NonNullable<SymbolLayerSpecification['layout']>['text-variable-anchor-offset']

/** Names beside a mark, at its right first: offsets in ems from the middle of a mark this wide. */
const beside = (half: number): Anchors & unknown[] => [
  'left',
  [half, 0],
  'right',
  [-half, 0],
  'top',
  [0, 0.95],
  'bottom',
  [0, -0.95],
]
const anchors = (half: number) => ['literal', beside(half)]
const NAME_ANCHORS = [
  'step',
  ['length', ['get', 'letters']],
  anchors(1.25),
  3,
  anchors(1.5),
  4,
  anchors(1.8),
  5,
  anchors(2.2),
] as unknown as ExpressionSpecification

/** A plate for each kind, as wide as the letters on it. */
export const stationImages = (): MapImage[] =>
  KINDS.map((kind) => ({
    id: `station-${kind}`,
    width: 20,
    height: 15,
    draw: (context, width, height) => {
      const plate = platePath(width, height)
      context.fillStyle = C.stations[kind]
      context.fill(plate)
      context.strokeStyle = '#ffffff'
      context.lineWidth = 1.5
      context.stroke(plate)
    },
    stretch: { across: [8, 12], content: [4, 2, 16, 13] },
  }))

function platePath(width: number, height: number): Path2D {
  const plate = new Path2D()
  plate.roundRect(0.75, 0.75, width - 1.5, height - 1.5, 4)
  return plate
}

/** Stations: a dot from afar, the letters of its lines and its name from nearby. */
export const stationLayers = (source: string = STATION_SOURCE): LayerSpecification[] => [
  {
    id: 'station-dots',
    type: 'circle',
    source,
    minzoom: 11,
    maxzoom: 13,
    filter: ['any', ['==', KIND, 'rail'], ['==', KIND, 'path'], ['>=', ['zoom'], 12]],
    paint: {
      'circle-radius': byZoom(11, 2, 13, 3.4),
      'circle-color': '#ffffff',
      'circle-stroke-color': stationColor(),
      'circle-stroke-width': byZoom(11, 1.2, 13, 2),
    },
  },
  stationNames(source),
  stationMarks(source),
]

/** Ferry landings of the streets archive; the archive counts bridges for freight cars among them. */
export const landingLayers = (): LayerSpecification[] => {
  const landings = {
    ...streets('poi'),
    minzoom: 14,
    filter: ['all', isClass('ferry'), ['!', ['in', 'Transfer Bridge', ['get', 'name']]]],
  } satisfies Partial<SymbolLayerSpecification>
  const [name, mark] = [stationNames(''), stationMarks('')]
  return [
    {
      ...name,
      ...landings,
      id: 'landing-names',
      layout: { ...name.layout, 'symbol-sort-key': 0, 'text-variable-anchor-offset': beside(1.8) },
      paint: { ...name.paint, 'text-color': C.stations.ferry },
    },
    {
      ...mark,
      ...landings,
      id: 'landing-marks',
      layout: { ...mark.layout, 'symbol-sort-key': 0, 'icon-image': 'station-ferry', 'text-field': 'Ferry' },
    },
  ]
}

const stationNames = (source: string): SymbolLayerSpecification => ({
  id: 'station-names',
  type: 'symbol',
  source,
  minzoom: 13,
  filter: ['any', ['!', ['get', 'shared']], ['>=', ['zoom'], 15]],
  layout: {
    'symbol-sort-key': STATION_ORDER,
    'text-field': ['get', 'name'],
    'text-font': SEMIBOLD,
    'text-size': byZoom(13, 10.5, 16, 12.5),
    'text-max-width': 9,
    'text-line-height': 1.1,
    'text-padding': 3,
    'text-justify': 'auto',
    'text-variable-anchor-offset': NAME_ANCHORS,
  },
  paint: { 'text-color': stationColor(), 'text-halo-color': '#ffffff', 'text-halo-width': 1.6 },
})

const stationMarks = (source: string): SymbolLayerSpecification => ({
  id: 'station-marks',
  type: 'symbol',
  source,
  minzoom: 13,
  layout: {
    'symbol-sort-key': STATION_ORDER,
    'icon-image': ['concat', 'station-', KIND],
    'icon-text-fit': 'both',
    'icon-padding': 1,
    'text-field': ['get', 'letters'],
    'text-font': SEMIBOLD,
    'text-size': 9.5,
    'text-letter-spacing': 0.03,
    'text-padding': 1,
  },
  paint: { 'text-color': '#ffffff' },
})
