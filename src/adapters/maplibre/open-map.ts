import type { FeatureCollection } from 'geojson'
import {
  type ErrorEvent,
  type GeoJSONSource,
  Map as MapLibreMap,
  NavigationControl,
  Popup,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { loadStyleSheet } from '#adapters/map-markers/map-style-sheet.ts'
import type { LatLng } from '#domain/geo/geo.ts'
import type { MapSettings } from '#ports/browser/map-settings.ts'
import type { MapFailure, MapLayers, MapOptions, MapView, OpenMapView } from '#ports/browser/map-view.ts'
import { addAttribution } from './attribution.ts'
import { basemapChoices, type BasemapChoice, type DrawnBasemap } from './basemap-source.ts'
import { watchBasemap } from './basemap-watch.ts'
import { layerSetter } from './layer-overlay.ts'
import { boxOf, attachCamera } from './map-camera.ts'
import { addMapImages } from './map-images.ts'
import { createMarkerSet } from './marker-set.ts'
import { markerImages, NO_FEATURES, SHAPE_SOURCE, MARKER_SOURCE } from './overlay-layers.ts'
import { shieldImages } from './route-shields.ts'
import { shapeFeatures } from './shape-features.ts'
import { stationImages } from './station-layers.ts'
import styleUrl from './map.css?url'

/** At this zoom the whole region fits a small window. */
const MIN_ZOOM = 7.4
/** The extent of the built-in basemap; outside it is only water. */
const MAX_BOUNDS: [[number, number], [number, number]] = [
  [-77.2, 39.2],
  [-71.6, 42.4],
]

const MESSAGES: Readonly<Record<MapFailure, string>> = {
  'no-webgl': 'This browser can’t draw the map because it doesn’t support WebGL 2.',
  'no-basemap': 'We couldn’t load the map data.',
  'not-loaded': 'We couldn’t start the map.',
  provider: 'We couldn’t start the map.',
}

/** MapLibre GL on the operator's basemap, or on a built-in one if there is none or it fails. */
export const openMapLibre =
  (configured: MapSettings['basemap']): OpenMapView =>
  (options) => {
    let map: OpenedMap | null = null
    let ended = false
    const close = () => {
      ended = true
      map?.destroy()
      map = null
    }
    const failed = (reason: MapFailure) => {
      if (ended) return
      ended = true
      // The failure may be reported from inside a MapLibre event.
      queueMicrotask(close)
      options.onLoad({ status: 'failed', reason, message: MESSAGES[reason] })
    }
    options.onLoad({ status: 'loading' })
    if (hasWebGl()) {
      Promise.all([loadFirst(basemapChoices(configured)), loadStyleSheet(styleUrl)])
        .then(
          ([first]) => {
            if (!ended) map = startMap(options, first, failed)
          },
          () => failed('no-basemap'),
        )
        .catch(() => failed('not-loaded'))
    } else {
      queueMicrotask(() => failed('no-webgl'))
    }
    return {
      setMarkers: (markers) => map?.setMarkers(markers),
      center: (at, zoom) => map?.center(at, zoom),
      fit: (bounds, coveredTop) => map?.fit(bounds, coveredTop),
      popup: (popup) => map?.popup(popup),
      restore: (bounds) => map?.restore(bounds),
      setShapes: (shapes) => map?.setShapes(shapes),
      setLayers: (layers) => map?.setLayers(layers),
      drawing: (on) => map?.drawing(on),
      placeSearch: null,
      destroy: close,
    }
  }

/** Loads the first of the choices that can be loaded; `rest` are those after it. Rejects if none can. */
async function loadFirst(choices: readonly BasemapChoice[]): Promise<FirstBasemap> {
  const [choice, ...rest] = choices
  if (!choice) throw new Error('No other basemap is available')
  const { load, ...facts } = choice
  try {
    return { ...facts, basemap: await load(), rest }
  } catch (error) {
    if (facts.failure === null) throw error
    const next = await loadFirst(rest)
    warn(facts.failure, (error as Error).message)
    return next
  }
}

interface FirstBasemap extends Omit<BasemapChoice, 'load'> {
  basemap: DrawnBasemap
  rest: readonly BasemapChoice[]
}

function warn(failure: string, reason: string): void {
  // oxlint-disable-next-line no-console -- for the operator; the visitor sees another map
  console.warn(`${failure}: ${reason}`)
}

type OpenedMap = Omit<MapView, 'placeSearch' | 'setLayers'> & { setLayers: (layers: MapLayers) => void }

function startMap(options: MapOptions, first: FirstBasemap, failed: (reason: MapFailure) => void): OpenedMap {
  const { start } = options
  let shown = first
  setWorkerUrl(new URL(workerUrl, location.href).href)
  const map = new MapLibreMap({
    ...fixedOptions(options),
    style: shown.basemap.style,
    ...('bounds' in start ? { bounds: boxOf(start.bounds) } : start),
    maxZoom: shown.basemap.maxZoom,
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'bottom-right')
  const endAttribution = addAttribution(map)

  const setData = keepData(map)
  const markers = createMarkerSet(map, options, (points) => setData(MARKER_SOURCE, points))
  const camera = attachCamera(map, options, () => shown.basemap)
  // The ground follows: pills don't wait for its tiles.
  map.once('style.load', () => {
    options.onLoad({ status: 'ready' })
    camera.report('page')
  })
  let isDrawn = false
  map.once('load', () => {
    isDrawn = true
  })
  map.on('error', ({ sourceId = '' }: ErrorEvent & { sourceId?: string }) => {
    // Without its worker nothing is drawn. For tiles that fail there is another basemap.
    if (!isDrawn && shown.builtIn && map.getSource(sourceId)?.type !== 'vector') failed('not-loaded')
  })
  map.on('click', ({ lngLat: { lat, lng } }) => options.onBackground({ lat, lng }))

  let ended = false
  let endWatch = watch(first)
  function watch({ failure, timeoutMs, rest }: FirstBasemap): () => void {
    if (failure === null) return () => {}
    return watchBasemap(map, timeoutMs, (reason) => {
      warn(failure, reason)
      void drawNext(rest)
    })
  }
  /** Replaces the basemap; markers, view and shapes stay. */
  async function drawNext(choices: readonly BasemapChoice[]): Promise<void> {
    const next = await loadFirst(choices).catch(() => null)
    if (ended) return
    if (!next) return failed('no-basemap')
    shown = next
    camera.limit(next.basemap.maxZoom)
    map.setStyle(next.basemap.style, { diff: false })
    endWatch = watch(next)
  }

  let popup: Popup | null = null
  return {
    ...camera,
    setMarkers: (wanted) => markers.set(wanted),
    setLayers: layerSetter(setData),
    setShapes: (shapes) => setData(SHAPE_SOURCE, shapeFeatures(shapes)),
    drawing: (on) => {
      map.getCanvas().style.cursor = on ? 'crosshair' : ''
      for (const gesture of [map.doubleClickZoom, map.dragPan, map.boxZoom]) {
        if (on) gesture.disable()
        else gesture.enable()
      }
    },
    popup: (next) => {
      popup?.remove()
      popup = next && showPopup(map, next)
    },
    destroy: () => {
      ended = true
      endWatch()
      endAttribution()
      map.remove()
    },
  }
}

const fixedOptions = ({ container, label, reducedMotion, insidePage }: MapOptions) => ({
  container,
  minZoom: MIN_ZOOM,
  maxBounds: MAX_BOUNDS,
  attributionControl: false as const,
  dragRotate: false,
  pitchWithRotate: false,
  touchPitch: false,
  cooperativeGestures: insidePage,
  fadeDuration: reducedMotion ? 0 : 150,
  locale: { 'Map.Title': label },
})

/** Keeps the overlay's data and sets it again after a style change, which resets the sources. */
function keepData(map: MapLibreMap): (source: string, data: FeatureCollection) => void {
  const kept = new Map<string, FeatureCollection>([
    [SHAPE_SOURCE, NO_FEATURES],
    [MARKER_SOURCE, NO_FEATURES],
  ])
  const set = (source: string, data: FeatureCollection) => void map.getSource<GeoJSONSource>(source)?.setData(data)
  map.on('style.load', () => {
    addMapImages(map, [...markerImages(), ...shieldImages(), ...stationImages()])
    for (const [source, data] of kept) if (data !== NO_FEATURES) set(source, data)
  })
  return (source, data) => {
    kept.set(source, data)
    set(source, data)
  }
}

/** Space a popup keeps to the map's edges, CSS pixels; at the top lie the page's tools. */
const POPUP_PADDING = { top: 64, right: 8, bottom: 8, left: 8 }

function showPopup(map: MapLibreMap, { at, content }: { at: LatLng; content: HTMLElement }): Popup {
  const popup = new Popup({
    offset: 40,
    padding: POPUP_PADDING,
    closeButton: false,
    closeOnClick: false,
    focusAfterOpen: false,
    maxWidth: 'none',
  })
  // It takes its side of the place by its size, which changes when its homes are there. Setting anything places it again.
  const resized = new ResizeObserver(() => popup.setPadding(POPUP_PADDING))
  popup.once('close', () => resized.disconnect())
  popup.setLngLat(at).setDOMContent(content).addTo(map)
  resized.observe(content)
  return popup
}

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  // Browsers limit the number of WebGL contexts per page.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
