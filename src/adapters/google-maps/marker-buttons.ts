import { createMarkerElement, updateMarkerElement } from '#adapters/map-markers/marker-element.ts'
import { MAX_MARKERS, type MapEvents, type MapMarker } from '#ports/browser/map-view.ts'

/** A marker with its button. */
export interface PlacedMarker extends Pick<MapMarker, 'key' | 'kind' | 'at' | 'look'> {
  button: HTMLButtonElement
  /**
   * Grows along the list. Google keeps markers, and so the tab order, in the order they were added: a marker whose number
   * changes has to be added again.
   */
  sequence: number
  /** Whether it had the focus when it was removed to be added again. */
  refocus: boolean
}

/** Creates the buttons for each list of markers; a marker that stays keeps its button. */
export function markerButtons({
  onMarker,
  onHover,
}: Pick<MapEvents, 'onMarker' | 'onHover'>): (markers: readonly MapMarker[]) => PlacedMarker[] {
  let placed = new Map<string, PlacedMarker>()
  let count = 0
  const create = (key: string) =>
    createMarkerElement({ onPress: () => onMarker(key), onHover: (inside) => onHover(inside ? key : null) })

  return (markers) => {
    let last = 0
    const next = markers.slice(0, MAX_MARKERS).map(({ key, kind, at, look, words }): PlacedMarker => {
      const current = placed.get(key)
      const button = current?.button ?? create(key)
      updateMarkerElement(button, { key, kind, at, look, words })
      const stays = current !== undefined && current.sequence > last
      last = stays ? current.sequence : ++count
      return { key, kind, at, look, button, sequence: last, refocus: !stays && button === document.activeElement }
    })
    placed = new Map(next.map((marker) => [marker.key, marker]))
    return next
  }
}
