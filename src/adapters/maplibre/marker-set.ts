import type { FeatureCollection } from 'geojson'
import { Marker, type Map as MapLibreMap } from 'maplibre-gl'
import { createMarkerElement, updateMarkerElement } from '#adapters/map-markers/marker-element.ts'
import { MAX_MARKERS, type MapEvents, type MapMarker } from '#ports/browser/map-view.ts'

interface PlacedMarker {
  element: HTMLButtonElement
  marker: Marker
}

export interface MarkerSet {
  set(markers: readonly MapMarker[]): void
}

/** The markers of a map. `onPoints` gets their positions, to keep labels from under them. */
export function createMarkerSet(
  map: MapLibreMap,
  { onMarker, onHover }: Pick<MapEvents, 'onMarker' | 'onHover'>,
  onPoints: (points: FeatureCollection) => void,
): MarkerSet {
  const placed = new Map<string, PlacedMarker>()

  const add = (wanted: MapMarker): PlacedMarker => {
    const element = createMarkerElement({
      onPress: () => onMarker(wanted.key),
      onHover: (inside) => onHover(inside ? wanted.key : null),
    })
    const anchor = wanted.kind === 'home' ? 'bottom' : 'center'
    const marker = new Marker({ element, anchor, offset: wanted.kind === 'home' ? [0, -4] : [0, 0] })
    return { element, marker: marker.setLngLat(wanted.at).addTo(map) }
  }

  return {
    set(markers) {
      const wanted = new Map(markers.slice(0, MAX_MARKERS).map((marker) => [marker.key, marker]))
      for (const [key, { marker }] of placed) {
        if (wanted.has(key)) continue
        marker.remove()
        placed.delete(key)
      }
      for (const [key, marker] of wanted) {
        const current = placed.get(key) ?? add(marker)
        placed.set(key, current)
        current.marker.setLngLat(marker.at)
        updateMarkerElement(current.element, marker)
      }
      keepOrder([...wanted.keys()].map((key) => placed.get(key)!.element))
      onPoints(pointsOf([...wanted.values()]))
    },
  }
}

/** Reorders the buttons in the DOM; the focus stays on its element. */
function keepOrder(elements: readonly HTMLElement[]): void {
  const focused = document.activeElement
  let before: Element | null = null
  for (const element of elements) {
    if (before && before.nextElementSibling !== element) before.after(element)
    before = element
  }
  if (focused instanceof HTMLElement && focused !== document.activeElement && elements.includes(focused)) {
    focused.focus({ preventScroll: true })
  }
}

const pointsOf = (markers: readonly MapMarker[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: markers.map(({ at, kind }) => ({
    type: 'Feature',
    properties: { kind },
    geometry: { type: 'Point', coordinates: [at.lng, at.lat] },
  })),
})
