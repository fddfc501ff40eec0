import { useEffect, useState } from 'react'
import { MAP_CENTER } from '#content/map-center.ts'
import type { MapSearch } from '#domain/search/map-url.ts'
import type { MapOptions, MapPosition, MapView } from '#ports/browser/map-view.ts'
import { namesPlaces } from './names-places.ts'
import { placesBounds } from './place-shapes.ts'
import type { MapMoves } from './use-map-moves.ts'

/** The map's first position (M-06). */
const HOME = { center: MAP_CENTER, zoom: 10 }

/** Degrees that a map may be beside a position it was brought to. */
const NEAR = 0.002

/** Whether the map is where it is first shown. */
export const isFirst = ({ center }: MapPosition): boolean =>
  Math.abs(center.lat - HOME.center.lat) < NEAR && Math.abs(center.lng - HOME.center.lng) < NEAR

/** The first position of the map for a search. */
export const startOf = ({ view }: MapSearch): MapOptions['start'] => (view ? { bounds: view } : HOME)

/** Moves the map to the search's destination: a view from the URL, the places searched in, or the first position. */
export function useDestination(
  view: MapView | null,
  { source, dropPending }: Pick<MapMoves, 'source' | 'dropPending'>,
  destination: MapSearch | null,
  coveredTop: () => number,
): void {
  // The map starts there: no move needed.
  const [reached] = useState(() => (destination && isStart(destination) ? destination : null))
  useEffect(() => {
    if (!view || !destination || destination === reached) return
    let ended = false
    dropPending()
    const move = (start: () => void) => {
      source.byPage()
      start()
    }
    const { filters, view: bounds } = destination
    if (bounds) move(() => view.restore(bounds))
    else if (!namesPlaces(filters)) move(() => view.center(HOME.center, HOME.zoom))
    else {
      // Without the outlines the map doesn't move; the list is right all the same.
      placesBounds(filters).then(
        (box) => box && !ended && move(() => view.fit(box, coveredTop())),
        () => undefined,
      )
    }
    return () => {
      ended = true
    }
  }, [view, source, dropPending, destination, coveredTop, reached])
}

const isStart = ({ view, filters }: MapSearch): boolean => view !== null || !namesPlaces(filters)
