import { APIProvider, Map as DrawnMap, useMap } from '@vis.gl/react-google-maps'
import { useEffect, useSyncExternalStore } from 'react'
import type { MapOptions } from '#ports/browser/map-view.ts'
import { MapMarkers, MapPopup } from './map-markers.tsx'
import type { SceneStore } from './map-scene.ts'
import { MapShapes } from './map-shapes.tsx'

/** At this zoom the whole region fits a small window. */
const MIN_ZOOM = 7
/** A constant: a new array would make the provider load again. */
const NO_MORE_LIBRARIES: string[] = []

interface GoogleMapProps extends Pick<MapOptions, 'start' | 'insidePage'> {
  apiKey: string
  mapId: string
  scene: SceneStore
  /** Called with the map once it exists; returns its cleanup. */
  onMap: (map: google.maps.Map) => () => void
  onError: () => void
}

/** Google's map with the page's scene. Google's script must be loaded. */
export function GoogleMap({ apiKey, mapId, start, insidePage, scene, onMap, onError }: GoogleMapProps) {
  const { markers, shapes, popup, drawing } = useSyncExternalStore(scene.subscribe, scene.read)
  const view =
    'bounds' in start
      ? { defaultBounds: { ...start.bounds, padding: 0 } }
      : { defaultCenter: start.center, defaultZoom: start.zoom }
  return (
    <APIProvider apiKey={apiKey} libraries={NO_MORE_LIBRARIES} disableUsageAttribution onError={onError}>
      <DrawnMap
        {...view}
        mapId={mapId}
        minZoom={MIN_ZOOM}
        gestureHandling={drawing ? 'none' : insidePage ? 'cooperative' : 'greedy'}
        clickableIcons={false}
        disableDefaultUI
        zoomControl
        tiltInteractionEnabled={false}
        headingInteractionEnabled={false}
        draggableCursor={drawing ? 'crosshair' : null}
        disableDoubleClickZoom={drawing}
      >
        <OnMap onMap={onMap} />
        <MapShapes shapes={shapes} />
        <MapMarkers markers={markers} />
        {popup && <MapPopup popup={popup} />}
      </DrawnMap>
    </APIProvider>
  )
}

function OnMap({ onMap }: Pick<GoogleMapProps, 'onMap'>) {
  const map = useMap()
  useEffect(() => (map ? onMap(map) : undefined), [map, onMap])
  return null
}
