import { useEffect, useState } from 'react'
import type { MapSearch } from '#domain/search/map-url.ts'
import type { MapOptions, MapView } from '#ports/browser/map-view.ts'
import { namesPlaces, placesBounds } from './place-shapes.ts'
import type { MapMoves } from './use-map-moves.ts'

/** M-06. */
const HOME = { center: { lat: 40.9263, lng: -74.077 }, zoom: 10 }

/** Where a map begins that belongs to a search. */
export const startOf = ({ view }: MapSearch): MapOptions['start'] => (view ? { bounds: view } : HOME)

/** Brings the map to where the page wants it: a view seen before, the places asked for, or where it began. */
export function useDestination(
  view: MapView | null,
  { source, forget }: Pick<MapMoves, 'source' | 'forget'>,
  destination: MapSearch | null,
  coveredTop: () => number,
): void {
  // The map begins there.
  const [reached] = useState(() => (destination && isStart(destination) ? destination : null))
  useEffect(() => {
    if (!view || !destination || destination === reached) return
    let ended = false
    forget()
    const move = (how: () => void) => {
      source.unasked()
      how()
    }
    const { filters, view: seen } = destination
    if (seen) move(() => view.restore(seen))
    else if (!namesPlaces(filters)) move(() => view.center(HOME.center, HOME.zoom))
    else {
      // Without the outlines the map stays where it is; the list is right all the same.
      placesBounds(filters).then(
        (bounds) => bounds && !ended && move(() => view.fit(bounds, coveredTop())),
        () => undefined,
      )
    }
    return () => {
      ended = true
    }
  }, [view, source, forget, destination, coveredTop, reached])
}

const isStart = ({ view, filters }: MapSearch): boolean => view !== null || !namesPlaces(filters)
