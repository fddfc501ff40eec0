import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { townPoint } from '#content/gazetteer.ts'
import { MAP_CENTER } from '#content/map-center.ts'
import { boundsAround, type LatLng } from '#domain/geo/geo.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { formatPrice } from '#domain/money/money.ts'
import { formatShortPrice } from '#domain/money/short-price.ts'
import { regionShape } from '#features/map-view/region-shapes.ts'
import { useMapView } from '#features/map-view/use-map-view.ts'
import type { LoadMapView, MapMarker, MapView } from '#ports/browser/map-view.ts'
import { useTimetableOnceLoaded } from '#ui/listing/use-timetable.ts'
import { useWorkPlace } from '#ui/listing/work-place.ts'
import { stationWay, type StationWay } from './commute/station-way.ts'
import { MapDrawing } from './map-drawing.tsx'
import { LOCATION } from './texts/place-texts.ts'

/** Shows the streets around the home. */
const HOME_ZOOM = 13.5

interface LocationMapProps {
  listing: Listing
  loadMap: LoadMapView
  /** Whether to hide the panel's own drawing: a map is there, or the reason why not. */
  onShown: (shown: boolean) => void
  /** The station that the line leads to; null without one. */
  onStation: (station: string | null) => void
}

/** The small map (D-05). Where the provider's map fails, the built-in one replaces it silently. */
export function LocationMap(props: LocationMapProps) {
  const [which, setWhich] = useState<'configured' | 'built-in'>('configured')
  return <SmallMap key={which} which={which} onProviderFailed={() => setWhich('built-in')} {...props} />
}

interface SmallMapProps extends LocationMapProps {
  which: 'configured' | 'built-in'
  onProviderFailed: () => void
}

/** The home's price marker with the way to its station, or its town's outline if the address is hidden. */
function SmallMap({ listing, loadMap, onShown, onStation, which, onProviderFailed }: SmallMapProps) {
  const at = listing.addressHidden ? null : listing.location
  const { container, view, state } = useMapView({
    load: loadMap,
    which,
    start: { center: at ?? MAP_CENTER, zoom: HOME_ZOOM },
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
  const station = useStationWay(listing, at, view)?.station ?? null
  useEffect(() => onStation(station), [station, onStation])
  return (
    <>
      <div ref={container} className="absolute inset-0" />
      {state.status === 'failed' && <MapDrawing text={LOCATION.failed} className="z-6" />}
      {unknown && <MapDrawing text={LOCATION.unknown(listing.city)} className="z-6" />}
    </>
  )
}

/** Draws the way to the station that the section 'Getting to work' begins with, once the map and the timetable are there. */
function useStationWay(listing: Listing, at: LatLng | null, view: MapView | null): StationWay | null {
  const timetable = useTimetableOnceLoaded()
  const { id: place } = useWorkPlace()
  const way = useMemo(() => timetable && at && stationWay(listing, place, timetable), [listing, at, place, timetable])
  useEffect(() => {
    if (!view || !way || !at) return
    view.setShapes([{ look: 'way', rings: [[at, way.at]] }])
    view.fit(boundsAround([at, way.at]), 0)
  }, [view, way, at])
  return view && way
}

/** Resolves to whether the map can show the home or its town. */
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
