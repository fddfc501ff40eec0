import { createMarkerElement, dressMarker } from '#adapters/map-markers/marker-element.ts'
import { MAX_MARKERS, type MapEvents, type MapMarker } from '#ports/browser/map-view.ts'

/** A marker's button, ready to be put on the map. */
export interface PlacedMarker extends Pick<MapMarker, 'key' | 'kind' | 'at' | 'look'> {
  button: HTMLButtonElement
  /**
   * Google keeps the order in which markers were set, and so does the keyboard: the number grows along the list, and a
   * marker that gets another one has to be set anew.
   */
  turn: number
  /** It had the focus when it was taken away to be set anew. */
  refocus: boolean
}

/** Makes the buttons for each list of markers; one that stays on the map keeps its button. */
export function markerButtons({
  onMarker,
  onHover,
}: Pick<MapEvents, 'onMarker' | 'onHover'>): (markers: readonly MapMarker[]) => PlacedMarker[] {
  let placed = new Map<string, PlacedMarker>()
  let turns = 0
  const create = (key: string) =>
    createMarkerElement({ onPress: () => onMarker(key), onHover: (inside) => onHover(inside ? key : null) })

  return (markers) => {
    let last = 0
    const next = markers.slice(0, MAX_MARKERS).map(({ key, kind, at, look, words }): PlacedMarker => {
      const there = placed.get(key)
      const button = there?.button ?? create(key)
      dressMarker(button, { key, kind, at, look, words })
      const stays = there !== undefined && there.turn > last
      last = stays ? there.turn : ++turns
      return { key, kind, at, look, button, turn: last, refocus: !stays && button === document.activeElement }
    })
    placed = new Map(next.map((marker) => [marker.key, marker]))
    return next
  }
}
