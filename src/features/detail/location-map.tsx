import { useEffect } from 'react'
import type { LatLng } from '#domain/geo.ts'
import type { Listing } from '#domain/listing.ts'
import { formatPrice } from '#domain/money.ts'
import { formatShortPrice } from '#domain/short-price.ts'
import type { LoadMapView, MapView } from '#ports/map-view.ts'
import { useMapView } from '#ui/map/use-map-view.ts'

const HOME_ZOOM = 12
/** Where the map stands before it knows the town of a home without a point. */
const REGION: LatLng = { lat: 40.9263, lng: -74.077 }

export interface LocationMapProps {
  listing: Listing
  loadMap: LoadMapView
  /** Whether the map can be seen; without a place for the home it is never shown. */
  onShown: (shown: boolean) => void
}

/** The small map with the home's pill, or with its town's outline where the address isn't shown (D-05). */
export function LocationMap({ listing, loadMap, onShown }: LocationMapProps) {
  const at = listing.addressHidden ? null : listing.location
  const { container, view } = useMapView({
    load: loadMap,
    start: { center: at ?? REGION, zoom: HOME_ZOOM },
    label: at ? `Map of ${listing.title}` : `Map of ${listing.city}`,
    insidePage: true,
    onMarker: () => at && view?.center(at, HOME_ZOOM),
  })
  useEffect(() => {
    if (view) onShown(showPlace(view, listing, at))
  }, [view, listing, at, onShown])
  return <div ref={container} className="absolute inset-0" />
}

/** Answers whether the map has anything to show of the home. */
function showPlace(view: MapView, { id, price, market, title, city, county }: Listing, at: LatLng | null): boolean {
  if (at) {
    const words = [
      { text: formatShortPrice(price), seen: true },
      { text: `${title}, ${formatPrice(price, market)}: center the map`, seen: false },
    ]
    view.setMarkers([{ key: `home-${id}`, kind: 'home', at, words, look: 'plain' }])
    return true
  }
  const bounds = view.outline({ town: city, county })
  if (bounds) view.fit(bounds)
  return bounds !== null
}
