import { fitPadding } from '#adapters/map-markers/fit-padding.ts'
import { widened, type Bounds, type LatLng } from '#domain/geo/geo.ts'
import type { MapOptions, MapPosition, MapView, MoveCause } from '#ports/browser/map-view.ts'

/** Nearer than this the map shows hardly more than one house. */
const DEEPEST_ZOOM = 20
/** The least a fitted box shows, degrees: about 400 m. */
const MIN_SPAN = 0.004
/** A box that was seen before, rounded in the address, must not be fitted one step further out. */
const ROUNDING = 0.005
/** At zoom 0 Google's world is 256 pixels wide. */
const TILE_STEP = 1
/** What a visitor moves the map with. */
const GESTURES = ['pointerdown', 'wheel', 'keydown'] as const

export interface Camera extends Pick<MapView, 'center' | 'fit' | 'restore'> {
  end(): void
}

/** Moves the map for the page, and tells how it moves. `onFirst` hears when it stands for the first time. */
export function cameraOf(
  map: google.maps.Map,
  { reducedMotion, onMove }: Pick<MapOptions, 'reducedMotion' | 'onMove'>,
  onFirst: () => void,
): Camera {
  // Google doesn't say who moved the map: a hand on it did, or else the page, or another size of the window.
  let cause: MoveCause = 'page'
  let step: number | null = null
  let stands = false
  const tell = () => {
    const position = positionOf(map)
    if (!position) return false
    step = Math.floor(position.zoom)
    onMove(position, cause)
    return true
  }
  const byVisitor = () => {
    cause = 'visitor'
  }
  const onIdle = () => {
    if (!stands) {
      stands = true
      onFirst()
    }
    if (tell()) cause = 'page'
  }
  const onBoundsChanged = () => {
    if (step !== null && Math.floor(map.getZoom() ?? step) !== step) tell()
  }
  const listeners = [
    map.addListener('idle', onIdle),
    map.addListener('bounds_changed', onBoundsChanged),
    // A hand may rest while it drags.
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
    restore: (bounds) => byPage(() => map.fitBounds(widened(bounds, -ROUNDING), 0)),
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
    scale: zoom - TILE_STEP,
    bounds: bounds.toJSON(),
    deepest: zoom >= DEEPEST_ZOOM,
  }
}

/** The box, grown around its middle where it is smaller than this, degrees. */
export function atLeast({ west, south, east, north }: Bounds, span: number): Bounds {
  const middle: LatLng = { lat: (south + north) / 2, lng: (west + east) / 2 }
  const [high, wide] = [Math.max(north - south, span) / 2, Math.max(east - west, span) / 2]
  return { west: middle.lng - wide, south: middle.lat - high, east: middle.lng + wide, north: middle.lat + high }
}
