import { AttributionControl, type Map as MapLibreMap } from 'maplibre-gl'
import { isByPage } from './map-camera.ts'

/**
 * How long the sources stay open on a small map. The OpenStreetMap Foundation's Attribution Guidelines let them fold after
 * five seconds, or once the visitor moves the map.
 */
const FOLDS_AFTER_MS = 5000

/** MapLibre's class for sources that are open on a map of at most 640 px. */
const OPEN = 'maplibregl-compact-show'

/** Names the map's sources. On a small map they fold to an 'i', which opens them again. Returns the end of it. */
export function addAttribution(map: MapLibreMap): () => void {
  const control = new AttributionControl({})
  map.addControl(control, 'bottom-left')
  const note = map.getContainer().querySelector('.maplibregl-ctrl-attrib')
  const button = note?.querySelector('summary')
  let timer: ReturnType<typeof setTimeout> | undefined
  const stay = () => clearTimeout(timer)
  const fold = () => {
    stay()
    if (note?.classList.contains(OPEN)) button?.click()
  }
  const foldLater = () => {
    stay()
    timer = setTimeout(fold, FOLDS_AFTER_MS)
  }
  button?.addEventListener('click', stay)
  map.once('load', foldLater)
  map.on('resize', foldLater)
  map.on('movestart', (event) => {
    if (!isByPage(event)) fold()
  })
  return stay
}
