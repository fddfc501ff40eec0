import type { Map as MapLibreMap } from 'maplibre-gl'
import { fitPadding } from '#adapters/map-markers/fit-padding.ts'
import type { Bounds } from '#domain/geo/geo.ts'
import type { MapOptions, MapPosition, MapView, MoveCause } from '#ports/browser/map-view.ts'

const MOVE_MS = 500

export interface Camera extends Pick<MapView, 'center' | 'fit' | 'restore'> {
  /** Tells where the map stands. */
  tell(cause: MoveCause): void
  /** Lets nobody go nearer. */
  limit(maxZoom: number): void
}

interface Reach {
  maxZoom: number
  fitMaxZoom: number
}

/** What a call of the page leaves in the events it sets off. A visitor's event isn't in all of theirs (MapLibre's wheel). */
const BY_PAGE = { byPage: true }

/** Moves the map for the page, and tells how it moves: what neither the page nor the window has set off is the visitor's. */
export function cameraOf(
  map: MapLibreMap,
  { reducedMotion, onMove }: Pick<MapOptions, 'reducedMotion' | 'onMove'>,
  reach: () => Reach,
): Camera {
  const duration = reducedMotion ? 0 : MOVE_MS
  let step = Math.floor(map.getZoom())
  /** How often the map has been told to stand still. */
  let stops = 0
  const tell = (cause: MoveCause) => {
    step = Math.floor(map.getZoom())
    onMove(positionOf(map, reach().maxZoom), cause)
  }
  /** Another size or limit moves the map at once. */
  let adjusting = false
  const causeOf = (event: object): MoveCause => (adjusting || 'byPage' in event ? 'page' : 'visitor')
  map.on('resize', () => {
    adjusting = !map.isMoving()
  })
  map.on('moveend', (event) => {
    stops++
    tell(causeOf(event))
    adjusting = false
  })
  map.on('zoom', (event) => {
    if (Math.floor(map.getZoom()) !== step) tell(causeOf(event))
  })

  /** A window too small for the box leaves the map where it is, without a word. */
  const move = (start: () => void) => {
    map.stop()
    const before = stops
    start()
    if (stops === before && !map.isMoving()) tell('page')
  }
  return {
    tell,
    limit(maxZoom) {
      adjusting = true
      map.setMaxZoom(maxZoom)
      adjusting = false
    },
    center: (at, zoom) =>
      move(() => map.easeTo({ center: at, duration, ...(zoom === undefined ? {} : { zoom }) }, BY_PAGE)),
    fit: (bounds, coveredTop) =>
      move(() => {
        const options = { padding: fitPadding(coveredTop), maxZoom: reach().fitMaxZoom, duration }
        map.fitBounds(boxOf(bounds), options, BY_PAGE)
      }),
    restore: (bounds) => move(() => map.fitBounds(boxOf(bounds), { duration }, BY_PAGE)),
  }
}

export const boxOf = ({ west, south, east, north }: Bounds): [number, number, number, number] => [
  west,
  south,
  east,
  north,
]

function positionOf(map: MapLibreMap, maxZoom: number): MapPosition {
  const bounds = map.getBounds()
  const { lat, lng } = map.getCenter()
  return {
    center: { lat, lng },
    zoom: map.getZoom(),
    scale: map.getZoom(),
    bounds: { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() },
    deepest: map.getZoom() >= maxZoom,
  }
}
