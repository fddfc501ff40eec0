import { createRoot, type Root } from 'react-dom/client'
import { loadStyleSheet } from '#adapters/map-markers/map-style-sheet.ts'
import type { MapSettings } from '#ports/browser/map-settings.ts'
import type { MapFailure, MapOptions, OpenMapView } from '#ports/browser/map-view.ts'
import { attachCamera, type Camera } from './camera.ts'
import { loadGoogleApi, onRefused } from './google-api.ts'
import { GoogleMap } from './google-map.tsx'
import { sceneStore } from './map-scene.ts'
import { markerButtons } from './marker-buttons.ts'
import { placeSearch } from './place-search.ts'
import styleUrl from './google-map.css?url'

type GoogleSettings = NonNullable<MapSettings['google']>

const MESSAGES: Readonly<Partial<Record<MapFailure, string>>> = {
  provider: 'We couldn’t load Google’s map.',
  'not-loaded': 'We couldn’t start the map.',
}

/** Google's map with the operator's key (M-07), loaded from Google's hosts. */
export const openGoogleMap =
  (settings: GoogleSettings): OpenMapView =>
  (options) => {
    const scene = sceneStore()
    const buttonsFor = markerButtons(options)
    let camera: Camera | null = null
    let ready = false
    let ended = false

    const element = addElement(options)
    let root: Root | null = null
    const end = () => {
      ended = true
      ready = false
      stopListening()
      element.remove()
      // React may be unmounting the page's components right now.
      queueMicrotask(() => root?.unmount())
    }
    const fail = (reason: MapFailure) => {
      if (ended) return
      end()
      options.onLoad({ status: 'failed', reason, message: MESSAGES[reason] ?? '' })
    }
    const onMap = (map: google.maps.Map) => {
      camera = attachCamera(map, options, () => {
        ready = true
        options.onLoad({ status: 'ready' })
      })
      const clicks = map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => {
        if (latLng) options.onBackground(latLng.toJSON())
      })
      return () => {
        camera?.end()
        camera = null
        clicks.remove()
      }
    }
    const start = () => {
      if (ended) return
      root = createRoot(element, {
        onUncaughtError(error) {
          reportError(error)
          fail('provider')
        },
      })
      root.render(
        <GoogleMap
          {...settings}
          start={options.start}
          insidePage={options.insidePage}
          scene={scene}
          onMap={onMap}
          onError={() => fail('provider')}
        />,
      )
    }

    options.onLoad({ status: 'loading' })
    const stopListening = onRefused(() => fail('provider'))
    const styled = loadStyleSheet(styleUrl).catch(() => fail('not-loaded'))
    Promise.all([loadGoogleApi(settings.apiKey), styled]).then(start, () => fail('provider'))

    const whenReady = (act: () => void) => {
      if (ready) act()
    }
    return {
      setMarkers: (markers) => whenReady(() => scene.change({ markers: buttonsFor(markers) })),
      setShapes: (shapes) => whenReady(() => scene.change({ shapes })),
      popup: (popup) => whenReady(() => scene.change({ popup })),
      drawing: (drawing) => whenReady(() => scene.change({ drawing })),
      center: (at, zoom) => whenReady(() => camera?.center(at, zoom)),
      fit: (bounds, coveredTop) => whenReady(() => camera?.fit(bounds, coveredTop)),
      restore: (bounds) => whenReady(() => camera?.restore(bounds)),
      setLayers: null,
      placeSearch: (host, label, onPlace) => (ready ? placeSearch(host, label, onPlace) : () => undefined),
      destroy: () => {
        if (!ended) end()
      },
    }
  }

/** Adds the map's element, a region with our label: Google labels its own part 'Map'. */
function addElement({ container, label }: MapOptions): HTMLElement {
  const element = document.createElement('div')
  element.className = 'google-map'
  element.setAttribute('role', 'region')
  element.setAttribute('aria-label', label)
  // Focusing a pill makes the browser scroll the map's element, which can't be scrolled back by hand.
  element.addEventListener('scroll', ({ target }) => undoScroll(target as Element), { capture: true })
  container.append(element)
  return element
}

/** Undoes a scroll outside popups. */
function undoScroll(scrolled: Element): void {
  if (!scrolled.closest('.google-map-popup')) scrolled.scrollTo(0, 0)
}
