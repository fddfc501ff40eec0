import {
  AttributionControl,
  type GeoJSONSource,
  Map as MapLibreMap,
  NavigationControl,
  Popup,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { loadStyleSheet } from '#adapters/map-markers/map-style-sheet.ts'
import type { Bounds, LatLng } from '#domain/geo.ts'
import type { MapSettings } from '#ports/map-settings.ts'
import type { MapFailure, MapOptions, MapPosition, MapShape, MapView, MoveCause, OpenMapView } from '#ports/map-view.ts'
import { loadBasemap, type Basemap } from './basemap-data.ts'
import { basemapStyle } from './basemap-style.ts'
import { markerSet, type MarkerSet } from './marker-set.ts'
import { addRooms, NOTHING, OUTLINE_SOURCE, TAKEN_SOURCE } from './overlay-layers.ts'
import styleUrl from './map.css?url'

/** The whole region fits a small window here. */
const MIN_ZOOM = 7.4
/** Nearer than this a view would hold little more than the name of one town. */
const MAX_ZOOM = 14
/** How near a place's whole extent is shown at most. */
const FIT_MAX_ZOOM = 13.5
const FIT_PADDING = 56
/** The surroundings the basemap knows; outside there is only water. */
const EDGE: [[number, number], [number, number]] = [
  [-77.2, 39.2],
  [-71.6, 42.4],
]
const MOVE_MS = 500

const MESSAGES: Readonly<Record<MapFailure, string>> = {
  'no-webgl': 'This browser cannot draw the map (it needs WebGL 2).',
  'no-basemap': 'The data of the map could not be loaded.',
  'not-loaded': 'The map could not be started.',
  provider: 'The map could not be started.',
}

/** The built-in map: MapLibre GL on our own basemap, from no other host. */
export const openMapLibre =
  (_basemap: MapSettings['basemap']): OpenMapView =>
  (options) => {
    let map: OpenedMap | null = null
    let ended = false
    const failed = (reason: MapFailure) => {
      if (!ended) options.onLoad({ status: 'failed', reason, message: MESSAGES[reason] })
    }
    options.onLoad({ status: 'loading' })
    if (hasWebGl()) {
      Promise.all([loadBasemap(), loadStyleSheet(styleUrl)])
        .then(
          ([basemap]) => {
            if (!ended) map = startMap(options, basemap, () => failed('not-loaded'))
          },
          () => failed('no-basemap'),
        )
        .catch(() => failed('not-loaded'))
    } else {
      queueMicrotask(() => failed('no-webgl'))
    }
    return {
      setMarkers: (markers) => map?.markers.set(markers),
      center: (at, zoom) => map?.center(at, zoom),
      fit: (bounds) => map?.fit(bounds),
      popup: (popup) => map?.popup(popup),
      restore: (bounds) => map?.restore(bounds),
      setShapes: (shapes) => map?.setShapes(shapes),
      drawing: (on) => map?.drawing(on),
      placeSearch: null,
      destroy: () => {
        ended = true
        map?.remove()
        map = null
      },
    }
  }

interface OpenedMap extends Omit<MapView, 'setMarkers' | 'placeSearch' | 'destroy'> {
  markers: MarkerSet
  remove: () => void
}

function startMap(options: MapOptions, basemap: Basemap, onFailed: () => void): OpenedMap {
  const { start, label, reducedMotion, insidePage } = options
  setWorkerUrl(new URL(workerUrl, location.href).href)
  const map = new MapLibreMap({
    container: options.container,
    style: basemapStyle(basemap),
    ...('bounds' in start ? { bounds: box(start.bounds) } : start),
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    maxBounds: EDGE,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: insidePage,
    fadeDuration: reducedMotion ? 0 : 150,
    locale: { 'Map.Title': label },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'bottom-right')
  map.addControl(new AttributionControl({ compact: false }), 'bottom-left')
  addRooms(map)

  const setData = (source: string, data: typeof NOTHING) => void map.getSource<GeoJSONSource>(source)?.setData(data)
  const markers = markerSet(map, options, (taken) => setData(TAKEN_SOURCE, taken))
  const tellPosition = (cause: MoveCause) => options.onMove(positionOf(map), cause)
  /** A call of the page is on its way; whatever else moves the map is the visitor. */
  let cause: MoveCause = 'visitor'
  let step = Math.floor(map.getZoom())
  let ready = false
  map.once('load', () => {
    ready = true
    options.onLoad({ status: 'ready' })
    tellPosition('page')
  })
  map.on('error', () => {
    if (!ready) onFailed()
  })
  map.on('click', ({ lngLat: { lat, lng } }) => options.onBackground({ lat, lng }))
  map.on('moveend', () => {
    tellPosition(cause)
    cause = 'visitor'
  })
  map.on('zoom', () => {
    const now = Math.floor(map.getZoom())
    if (now === step) return
    step = now
    tellPosition(cause)
  })

  const byPage = (move: () => void) => {
    map.stop()
    cause = 'page'
    move()
  }
  const duration = reducedMotion ? 0 : MOVE_MS
  let popup: Popup | null = null
  return {
    markers,
    center: (at, zoom) => byPage(() => map.easeTo({ center: at, duration, ...(zoom === undefined ? {} : { zoom }) })),
    fit: (bounds) =>
      byPage(() => map.fitBounds(box(bounds), { padding: FIT_PADDING, maxZoom: FIT_MAX_ZOOM, duration })),
    restore: (bounds) => byPage(() => map.fitBounds(box(bounds), { duration })),
    setShapes: (shapes) => setData(OUTLINE_SOURCE, shapesData(shapes)),
    drawing: (on) => {
      map.getCanvas().style.cursor = on ? 'crosshair' : ''
      if (on) map.doubleClickZoom.disable()
      else map.doubleClickZoom.enable()
    },
    popup: (next) => {
      popup?.remove()
      popup = next && showPopup(map, next)
    },
    remove: () => map.remove(),
  }
}

function positionOf(map: MapLibreMap): MapPosition {
  const bounds = map.getBounds()
  const { lat, lng } = map.getCenter()
  return {
    center: { lat, lng },
    zoom: map.getZoom(),
    scale: map.getZoom(),
    bounds: { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() },
    deepest: map.getZoom() >= MAX_ZOOM,
  }
}

const box = ({ west, south, east, north }: Bounds): [number, number, number, number] => [west, south, east, north]

const showPopup = (map: MapLibreMap, { at, content }: { at: LatLng; content: HTMLElement }): Popup =>
  new Popup({ offset: 40, closeButton: false, closeOnClick: false, focusAfterOpen: false, maxWidth: '280px' })
    .setLngLat(at)
    .setDOMContent(content)
    .addTo(map)

const shapesData = (shapes: readonly MapShape[]): typeof NOTHING => ({
  type: 'FeatureCollection',
  features: shapes.map(({ look, rings }) => ({
    type: 'Feature',
    properties: { look },
    geometry: {
      type: 'Polygon',
      coordinates: rings.map((ring) => [...ring, ring[0]!].map(({ lat, lng }) => [lng, lat])),
    },
  })),
})

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  // A page may have only a few of these at once.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
