import { useEffect, useEffectEvent, useState } from 'react'
import { townPoint } from '#content/gazetteer.ts'
import type { LatLng } from '#domain/geo/geo.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { formatPrice } from '#domain/money/money.ts'
import { formatShortPrice } from '#domain/money/short-price.ts'
import { regionShape } from '#features/map-view/region-shapes.ts'
import { useMapView } from '#features/map-view/use-map-view.ts'
import type { LoadMapView, MapMarker, MapView } from '#ports/browser/map-view.ts'
import { MapDrawing } from './map-drawing.tsx'

/** Shows the town around the home and the roads it lies between. */
const HOME_ZOOM = 11.5
/** Where the map stands before it knows the town of a home without a point. */
const REGION: LatLng = { lat: 40.9263, lng: -74.077 }

interface LocationMapProps {
  listing: Listing
  loadMap: LoadMapView
  /** Whether there is something to see in the place of the panel's drawing: a map, or why there is none. */
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
  const [unknown, setUnknown] = useState(false)
  const failed = useEffectEvent((byProvider: boolean) => {
    onShown(!byProvider)
    if (byProvider) onProviderFailed()
  })
  useEffect(() => {
    if (state.status === 'failed') failed(state.reason === 'provider')
  }, [state])
  useEffect(() => {
    if (!view) return
    let ended = false
    void showPlace(view, listing, at, () => ended).then((found) => {
      if (ended) return
      setUnknown(!found)
      onShown(true)
    })
    return () => {
      ended = true
    }
  }, [view, listing, at, onShown])
  return (
    <>
      <div ref={container} className="absolute inset-0" />
      {state.status === 'failed' && <MapDrawing text="The map cannot be shown just now." className="z-6" />}
      {unknown && <MapDrawing text={`${listing.city} is not on our map.`} className="z-6" />}
    </>
  )
}

/** Answers whether the map has anything to show of the home. */
async function showPlace(view: MapView, listing: Listing, at: LatLng | null, ended: () => boolean): Promise<boolean> {
  if (at) {
    view.setMarkers([markerOf(listing, at)])
    return true
  }
  const { city, county } = listing
  const shape = await regionShape({ town: city, county }).catch(() => null)
  if (ended()) return false
  const point = townPoint(city, county)
  if (shape && shape.rings.length > 0) view.setShapes([{ look: 'place', rings: shape.rings }])
  if (shape?.bounds) view.fit(shape.bounds, 0)
  else if (point) view.center(point, HOME_ZOOM)
  return Boolean(shape?.bounds ?? point)
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
