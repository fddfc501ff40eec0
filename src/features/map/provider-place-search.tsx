import { useEffect, useEffectEvent, useRef } from 'react'
import type { FoundPlace, MapView } from '#ports/browser/map-view.ts'

interface ProviderPlaceSearchProps {
  placeSearch: NonNullable<MapView['placeSearch']>
  onPlace: (place: FoundPlace) => void
}

/** The map provider's own place search, in place of ours (M-04). */
export function ProviderPlaceSearch({ placeSearch, onPlace }: ProviderPlaceSearchProps) {
  const host = useRef<HTMLDivElement>(null)
  const tell = useEffectEvent(onPlace)
  useEffect(
    () => (host.current ? placeSearch(host.current, 'Search for a location', (place) => tell(place)) : undefined),
    [placeSearch],
  )
  return <div ref={host} className="rounded-sm bg-surface shadow-lifted" />
}
