import type { Map as MapLibreMap } from 'maplibre-gl'
import { fitPadding } from '#adapters/map-markers/fit-padding.ts'
import type { Bounds } from '#domain/geo/geo.ts'
import type { MapOptions, MapPosition, MapView, MoveCause } from '#ports/browser/map-view.ts'

const MOVE_MS = 500

export interface Camera extends Pick<MapView, 'center' | 'fit' | 'restore'> {
  /** Reports the map's position. */
  report(cause: MoveCause): void
  /** Limits the zoom. */
  limit(maxZoom: number): void
}

interface ZoomLimits {
  maxZoom: number
  fitMaxZoom: number
}

/** Marks the events of the page's own calls. The visitor can't be marked: MapLibre's wheel events lack the original event. */
const BY_PAGE = { byPage: true }

/** Whether an event of the map comes from the page's own call. */
export const isByPage = (event: object): boolean => 'byPage' in event

/** Moves the map for the page and reports its moves: those caused by neither the page nor a resize are the visitor's. */
export function attachCamera(
  map: MapLibreMap,
  { reducedMotion, onMove }: Pick<MapOptions, 'reducedMotion' | 'onMove'>,
  limits: () => ZoomLimits,
): Camera {
  const duration = reducedMotion ? 0 : MOVE_MS
  let level = Math.floor(map.getZoom())
  /** How many moves have ended. */
  let stops = 0
  const report = (cause: MoveCause) => {
    level = Math.floor(map.getZoom())
    onMove(positionOf(map, limits().maxZoom), cause)
  }
  /** A resize or a new zoom limit is moving the map. */
  let adjusting = false
  const causeOf = (event: object): MoveCause => (adjusting || isByPage(event) ? 'page' : 'visitor')
  map.on('resize', () => {
    adjusting = !map.isMoving()
  })
  map.on('moveend', (event) => {
    stops++
    report(causeOf(event))
    adjusting = false
  })
  map.on('zoom', (event) => {
    if (Math.floor(map.getZoom()) !== level) report(causeOf(event))
  })

  /** In a window too small for the box MapLibre neither moves nor fires an event. */
  const move = (start: () => void) => {
    map.stop()
    const before = stops
    start()
    if (stops === before && !map.isMoving()) report('page')
  }
  return {
    report,
    limit(maxZoom) {
      adjusting = true
      map.setMaxZoom(maxZoom)
      adjusting = false
    },
    center: (at, zoom) =>
      move(() => map.easeTo({ center: at, duration, ...(zoom === undefined ? {} : { zoom }) }, BY_PAGE)),
    fit: (bounds, coveredTop) =>
      move(() => {
        const options = { padding: fitPadding(coveredTop), maxZoom: limits().fitMaxZoom, duration }
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
