import { useEffect, useEffectEvent, useState } from 'react'
import type { LatLng } from '#domain/geo.ts'
import type { Listing } from '#domain/listing.ts'
import { formatPrice } from '#domain/money.ts'
import { formatShortPrice } from '#domain/short-price.ts'
import type { LoadMapView, MapMarker, MapView } from '#ports/map-view.ts'
import { regionShape } from '#ui/map/region-shapes.ts'
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

/** The small map (D-05); where the provider's can't be had, the built-in one takes its place without a word. */
export function LocationMap(props: LocationMapProps) {
  const [which, setWhich] = useState<'configured' | 'built-in'>('configured')
  return <SmallMap key={which} which={which} onProviderFailed={() => setWhich('built-in')} {...props} />
}

interface SmallMapProps extends LocationMapProps {
  which: 'configured' | 'built-in'
  onProviderFailed: () => void
}

/** The home's pill, or its town's outline where the address isn't shown. */
function SmallMap({ listing, loadMap, onShown, which, onProviderFailed }: SmallMapProps) {
  const at = listing.addressHidden ? null : listing.location
  const { container, view, state } = useMapView({
    load: loadMap,
    which,
    start: { center: at ?? REGION, zoom: HOME_ZOOM },
    label: at ? `Map of ${listing.title}` : `Map of ${listing.city}`,
    insidePage: true,
    onMarker: () => at && view?.center(at, HOME_ZOOM),
  })
  const failed = useEffectEvent(() => {
    onShown(false)
    onProviderFailed()
  })
  useEffect(() => {
    if (state.status === 'failed' && state.reason === 'provider') failed()
  }, [state])
  useEffect(() => {
    if (!view) return
    let ended = false
    void showPlace(view, listing, at, () => ended).then((shown) => !ended && onShown(shown))
    return () => {
      ended = true
    }
  }, [view, listing, at, onShown])
  return <div ref={container} className="absolute inset-0" />
}

/** Answers whether the map has anything to show of the home. */
async function showPlace(view: MapView, listing: Listing, at: LatLng | null, ended: () => boolean): Promise<boolean> {
  if (at) {
    view.setMarkers([markerOf(listing, at)])
    return true
  }
  const shape = await regionShape({ town: listing.city, county: listing.county }).catch(() => null)
  if (!shape?.bounds || ended()) return false
  view.setShapes([{ look: 'place', rings: shape.rings }])
  view.fit(shape.bounds)
  return true
}

const markerOf = ({ id, price, market, title }: Listing, at: LatLng): MapMarker => ({
  key: `home-${id}`,
  kind: 'home',
  at,
  words: [
    { text: formatShortPrice(price), seen: true },
    { text: `${title}, ${formatPrice(price, market)}: center the map`, seen: false },
  ],
  look: 'plain',
})
