import { useRef, useState } from 'react'
import { boundsAround, type LatLng, type Ring } from '#domain/geo/geo.ts'
import type { PlaceSuggestion } from '#domain/geo/place.ts'
import { townKey } from '#domain/geo/town.ts'
import { regionShape } from '#features/map-view/region-shapes.ts'
import type { FoundPlace, MapShape, MapView } from '#ports/browser/map-view.ts'
import type { PlaceGateway } from '#ports/browser/place-gateway.ts'
import type { MoveSource } from './move-source.ts'
import { placeBox, spotBox } from './place-shapes.ts'

/** The zoom for a place without an extent (M-04). */
const PLACE_ZOOM = 17
/** Longest the map waits for a place's outline before it moves. */
const OUTLINE_TIMEOUT_MS = 250
/** A street has no extent but its lines; without them the map goes to its middle. */
const LINES_TIMEOUT_MS = 2000

export interface PlaceSearchUse {
  /** The outline, lines or spot of the found place; empty if unknown. */
  shapes: readonly MapShape[]
  /** The found place's point, around which homes can be searched; null for a county, or for no place. */
  center: LatLng | null
  /** A place of our own search. */
  showPlace: (place: PlaceSuggestion) => Promise<void>
  /** A place that the map's provider found. */
  showFound: (found: FoundPlace) => void
  /** Shows an area around the place. */
  showArea: (area: Ring) => void
  clear: () => void
}

type Extent = Pick<FoundPlace, 'at' | 'bounds'>

const NO_SHAPES: readonly MapShape[] = []

interface PlaceSearchParts {
  view: MapView | null
  source: MoveSource
  coveredTop: () => number
  places: PlaceGateway
}

/** Moves the map to places that the visitor finds, once for each. */
export function usePlaceSearch({ view, source, coveredTop, places }: PlaceSearchParts): PlaceSearchUse {
  const [shapes, setShapes] = useState(NO_SHAPES)
  const [center, setCenter] = useState<LatLng | null>(null)
  const latest = useRef<Extent>(null)
  const begin = (found: Extent | null, around = found?.at ?? null) => {
    latest.current = found
    setShapes(NO_SHAPES)
    setCenter(around)
  }
  const show = ({ at, bounds }: Extent) => {
    if (bounds) view?.fit(bounds, coveredTop())
    else view?.center(at, PLACE_ZOOM)
  }
  const showFound = (found: FoundPlace) => {
    begin(found)
    source.byVisitor()
    show(found)
  }
  const showPlace = async (place: PlaceSuggestion) => {
    begin(place, place.kind === 'county' ? null : place.at)
    source.byVisitor()
    const request = source.requestId()
    const { bounds, shape } = shapeOf(place, places)
    const box = await bounds
    // Meanwhile the visitor may have moved the map or asked for another place.
    if (source.requestId() === request) show({ at: place.at, bounds: box })
    const found = await shape
    if (found && latest.current === place) setShapes([found])
  }
  const showArea = (area: Ring) => {
    source.byVisitor()
    view?.fit(boundsAround(area), coveredTop())
  }
  return { shapes, center, showPlace, showFound, showArea, clear: () => begin(null) }
}

interface PlaceShape {
  /** The box to show, as soon as it is known or has been waited for. */
  bounds: Promise<Extent['bounds']>
  shape: Promise<MapShape | null>
}

function shapeOf(place: PlaceSuggestion, places: PlaceGateway): PlaceShape {
  if (place.kind === 'street') return streetShape(place, places)
  if (place.kind === 'station' || place.kind === 'park') {
    const spot: MapShape = { look: 'spot', rings: [[place.at]] }
    return { bounds: Promise.resolve(place.bounds ?? spotBox(place.at)), shape: Promise.resolve(spot) }
  }
  const region = regionShape({ town: townOf(place), county: place.county! }).catch(() => null)
  return {
    bounds: placeBox(place, region, after(OUTLINE_TIMEOUT_MS)),
    shape: region.then((found) => (found && found.rings.length > 0 ? { look: 'place', rings: found.rings } : null)),
  }
}

function streetShape({ name, town, county, at }: PlaceSuggestion, places: PlaceGateway): PlaceShape {
  const lines = places
    .streetLines(name, townKey(town!, county!))
    .then((found) => (found.ok && found.value.length > 0 ? found.value : null))
  return {
    bounds: Promise.race([lines, after(LINES_TIMEOUT_MS)]).then((known) =>
      known ? boundsAround(known.flat()) : spotBox(at),
    ),
    shape: lines.then((rings) => rings && { look: 'street', rings }),
  }
}

const after = (milliseconds: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, milliseconds, null))

/** The town whose outline is shown for a place; null for a county. */
const townOf = ({ kind, name, town }: PlaceSuggestion): string | null => (kind === 'county' ? null : (town ?? name))
