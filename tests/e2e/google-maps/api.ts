import { event, listenerCount } from './events.ts'
import { LatLng, LatLngBounds } from './lat-lng.ts'
import { StandInMap } from './map.ts'
import { AdvancedMarkerElement } from './marker.ts'
import { PlaceAutocompleteElement } from './places.ts'
import { Polygon, Polyline } from './shapes.ts'
import { strict } from './strict.ts'

/** How the stand-in behaves: 'refuses' the key when the first map is made, or has libraries that never come. */
export type Manner = 'answers' | 'refuses' | 'no-libraries'

const PARAMETERS = new Set(['key', 'v', 'loading', 'libraries', 'language', 'region', 'callback'])

/** Stops what reaches an element from being taken for something done to the map. */
const stopAll = (element: Element, names: readonly string[]) => {
  for (const name of names) element.addEventListener(name, (given) => given.stopPropagation())
}
const CLICKS = ['click', 'dblclick', 'contextmenu']
const GESTURES = ['pointerdown', 'mousedown', 'touchstart', 'wheel', 'keydown']

/** `google.maps.OverlayView`, its two static methods. */
const OverlayView = {
  preventMapHitsFrom: (element: Element) => stopAll(element, CLICKS),
  preventMapHitsAndGesturesFrom: (element: Element) => stopAll(element, [...CLICKS, ...GESTURES]),
}

/** `google.maps.Settings`: nothing is set in it. */
const Settings = { getInstance: () => strict('Settings', {}) }

/** `google.maps` after its script was asked for with these parameters; then its callback is called, as documented. */
export function install(parameters: URLSearchParams, manner: Manner): void {
  for (const name of parameters.keys()) {
    if (!PARAMETERS.has(name)) throw new Error(`the script knows no parameter '${name}'`)
  }
  if (!parameters.get('key')) throw new Error('the script needs a key')
  if (parameters.get('loading') !== 'async') throw new Error('the script is to be asked for with loading=async')
  if ('google' in globalThis) throw new Error('the script was loaded more than once')
  customElements.define('gmp-advanced-marker', AdvancedMarkerElement)
  customElements.define('gmp-place-autocomplete', PlaceAutocompleteElement)

  const Map = manner === 'refuses' ? RefusedMap : StandInMap
  const core = { LatLng, LatLngBounds, Settings, event }
  const libraries: Record<string, object> = {
    core: strict('core', core),
    maps: strict('maps', { Map, Polygon, Polyline, OverlayView }),
    marker: strict('marker', { AdvancedMarkerElement }),
    places: strict('places', { PlaceAutocompleteElement }),
  }
  const importLibrary = async (name: string): Promise<object> => {
    if (manner === 'no-libraries') return new Promise(() => undefined)
    const library = libraries[name]
    if (!library) throw new Error(`there is no library '${name}'`)
    return library
  }
  const { marker, places } = libraries
  const maps = { ...core, Map, Polygon, Polyline, OverlayView, marker, places, importLibrary, version: '3.65.1' }
  Object.assign(globalThis, {
    google: { maps: strict('google.maps', maps) },
    // Not part of the API: for tests.
    googleMapsListeners: listenerCount,
  })
  const callback = parameters.get('callback')
  if (callback) (globalThis as unknown as Record<string, () => void>)[callback]!()
}

/** A refused key: the map stays empty, and `gm_authFailure` is called. */
class RefusedMap extends StandInMap {
  constructor(div: HTMLElement, options: google.maps.MapOptions) {
    super(div, { mapId: options.mapId ?? null })
    setTimeout(() => (globalThis as { gm_authFailure?: () => void }).gm_authFailure?.())
  }
}
