import { fitPadding } from '#adapters/map-markers/fit-padding.ts'
import { widened, type Bounds, type LatLng } from '#domain/geo/geo.ts'
import type { MapOptions, MapPosition, MapView, MoveCause } from '#ports/browser/map-view.ts'

/** Beyond this zoom the map shows little more than one house. */
const DEEPEST_ZOOM = 20
/** Smallest extent of a fitted box, degrees: about 400 m. */
const MIN_SPAN = 0.004
/** A restored box shrinks by this share: rounded in the URL, it must not be fitted one zoom level further out. */
const RESTORE_SHRINK = 0.005
/** Google's zoom minus the port's: at zoom 0 Google's world is 256 pixels wide, the port's 512. */
const ZOOM_OFFSET = 1
/** Events with which a visitor moves the map. */
const GESTURES = ['pointerdown', 'wheel', 'keydown'] as const

export interface Camera extends Pick<MapView, 'center' | 'fit' | 'restore'> {
  end(): void
}

/** Moves the map for the page and reports its moves. `onFirst` is called when the map first comes to rest. */
export function attachCamera(
  map: google.maps.Map,
  { reducedMotion, onMove }: Pick<MapOptions, 'reducedMotion' | 'onMove'>,
  onFirst: () => void,
): Camera {
  // Google doesn't tell who moved the map: a move without a gesture counts as the page's.
  let cause: MoveCause = 'page'
  let level: number | null = null
  let isIdle = false
  const report = () => {
    const position = positionOf(map)
    if (!position) return false
    level = Math.floor(position.zoom)
    onMove(position, cause)
    return true
  }
  const byVisitor = () => {
    cause = 'visitor'
  }
  const onIdle = () => {
    if (!isIdle) {
      isIdle = true
      onFirst()
    }
    if (report()) cause = 'page'
  }
  const onBoundsChanged = () => {
    if (level !== null && Math.floor(map.getZoom() ?? level) !== level) report()
  }
  const listeners = [
    map.addListener('idle', onIdle),
    map.addListener('bounds_changed', onBoundsChanged),
    // A drag may go on after the map was idle.
    map.addListener('drag', byVisitor),
  ]
  const element = map.getDiv()
  for (const gesture of GESTURES) element.addEventListener(gesture, byVisitor, { capture: true, passive: true })

  const byPage = (move: () => void) => {
    cause = 'page'
    move()
  }
  return {
    center: (at, zoom) =>
      byPage(() => {
        if (reducedMotion || zoom !== undefined) map.moveCamera({ center: at, ...(zoom === undefined ? {} : { zoom }) })
        else map.panTo(at)
      }),
    fit: (bounds, coveredTop) => byPage(() => map.fitBounds(atLeast(bounds, MIN_SPAN), fitPadding(coveredTop))),
    restore: (bounds) => byPage(() => map.fitBounds(widened(bounds, -RESTORE_SHRINK), 0)),
    end() {
      for (const listener of listeners) listener.remove()
      for (const gesture of GESTURES) element.removeEventListener(gesture, byVisitor, { capture: true })
    },
  }
}

/** Null before the map has a size. */
function positionOf(map: google.maps.Map): MapPosition | null {
  const [bounds, center, zoom] = [map.getBounds(), map.getCenter(), map.getZoom()]
  if (!bounds || !center || zoom === undefined) return null
  return {
    center: center.toJSON(),
    zoom,
    scale: zoom - ZOOM_OFFSET,
    bounds: bounds.toJSON(),
    deepest: zoom >= DEEPEST_ZOOM,
  }
}

/** The box, grown around its center to at least `span` degrees each way. */
export function atLeast({ west, south, east, north }: Bounds, span: number): Bounds {
  const middle: LatLng = { lat: (south + north) / 2, lng: (west + east) / 2 }
  const [high, wide] = [Math.max(north - south, span) / 2, Math.max(east - west, span) / 2]
  return { west: middle.lng - wide, south: middle.lat - high, east: middle.lng + wide, north: middle.lat + high }
}
