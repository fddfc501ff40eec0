import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { widened, type LatLng } from '#domain/geo.ts'
import type { ListingSummary } from '#domain/listing.ts'
import { isPlaced, type HomeGroup } from '#domain/map-homes.ts'
import type { Place } from '#domain/place.ts'
import type { ListingGateway } from '#ports/listing-gateway.ts'
import type { LoadMapView, MapPosition, MapView } from '#ports/map-view.ts'
import { regionShape } from '#ui/map/region-shapes.ts'
import { useMapView } from '#ui/map/use-map-view.ts'
import { groupOfKey, homeMarkers, homeOfKey } from './home-markers.ts'
import { GroupPopup, HomePopup } from './home-popup.tsx'
import type { HomeSelection } from './home-selection.ts'
import { MapLoading, MapUnavailable } from './map-messages.tsx'
import { mapFilters, mapHomesQuery } from './map-queries.ts'
import { PlaceSearch } from './place-search.tsx'
import { SelectedHome } from './selected-home.tsx'

/** M-06. */
const START = { center: { lat: 40.9263, lng: -74.077 }, zoom: 10 }
/** M-04: how near a place without an extent is shown. */
const PLACE_ZOOM = 17
/** Homes just outside the view are there when it moves a little: a share of its size. */
const MARGIN = 0.2

export interface LiveMapProps {
  loadMap: LoadMapView
  listings: ListingGateway
  search: string
  /** In the order of the list. */
  homes: readonly ListingSummary[]
  selection: HomeSelection
  hoveredId: number | null
  onSelect: (id: number | null) => void
  onHover: (id: number | null) => void
}

/** The map with its search, pills, popup and the selected home's card (M-03 to M-06). */
export function LiveMap({ loadMap, listings, search, homes, selection, hoveredId, onSelect, onHover }: LiveMapProps) {
  const area = useRef<HTMLDivElement>(null)
  const [position, setPosition] = useState<MapPosition | null>(null)
  const [opened, setOpened] = useState<HomeGroup | null>(null)
  const box = position && widened(position.bounds, MARGIN)
  const shown = useQuery({
    ...mapHomesQuery(listings, {
      filters: { ...mapFilters(search), within: box },
      zoom: Math.floor(position?.zoom ?? 0),
    }),
    enabled: position !== null,
  }).data
  const chosen = homes.find(({ id }) => id === selection.id) ?? null
  const selected = chosen && isPlaced(chosen) ? chosen : null

  const select = (id: number | null) => {
    setOpened(null)
    onSelect(id)
  }
  // The button that was pressed goes away with the card.
  const closeSelected = () => {
    select(null)
    area.current?.focus()
  }
  const openGroup = (id: number) => {
    const group = shown?.groups.find(({ cheapest }) => cheapest.id === id)
    if (!group) return
    if (!position?.deepest) return view?.fit(group.bounds)
    onSelect(null)
    setOpened(group)
  }
  const { container, view, state } = useMapView({
    load: loadMap,
    start: START,
    label: 'Map of homes in Northern New Jersey',
    onMove: setPosition,
    onBackground: () => select(null),
    onHover: (key) => onHover(key === null ? null : homeOfKey(key)),
    onMarker: (key) => {
      const [home, group] = [homeOfKey(key), groupOfKey(key)]
      if (home !== null) select(home)
      if (group !== null) openGroup(group)
    },
  })
  const { visited } = selection
  useEffect(() => {
    if (view && shown) view.setMarkers(homeMarkers(shown, { selected, hoveredId, visited }))
  }, [view, shown, selected, hoveredId, visited])
  useEffect(() => {
    if (selected) view?.center(selected.location)
  }, [view, selected])

  const showPlace = async (place: Place) => {
    if (place.bounds) view?.fit(place.bounds)
    else view?.center(place.at, PLACE_ZOOM)
    const shape = await regionShape({ town: townOf(place), county: place.county }).catch(() => null)
    if (!shape) return
    view?.setShapes([{ look: 'place', rings: shape.rings }])
    if (place.kind !== 'zip' && shape.bounds) view?.fit(shape.bounds)
  }
  const group = opened && { at: opened.at, homes: homes.filter(({ id }) => id === opened.cheapest.id) }

  return (
    <div
      ref={area}
      tabIndex={-1}
      className="absolute inset-0 outline-none"
      onKeyDown={(event) => event.key === 'Escape' && select(null)}
    >
      <div ref={container} className="absolute inset-0" />
      {state.status === 'ready' && (
        <PlaceSearch onChoose={(place) => void showPlace(place)} onClear={() => view?.setShapes([])} />
      )}
      {view && selected && (
        <Popup view={view} at={selected.location}>
          <HomePopup home={selected} />
        </Popup>
      )}
      {view && group && (
        <Popup view={view} at={group.at}>
          <GroupPopup homes={group.homes} onSelect={select} />
        </Popup>
      )}
      {position?.deepest && <DeepestHint />}
      {state.status === 'loading' && <MapLoading />}
      {state.status === 'failed' && <MapUnavailable message={state.message} />}
      {chosen && <SelectedHome listing={chosen} onClose={closeSelected} />}
    </div>
  )
}

/** The town whose outline stands for a place; null for a county. */
const townOf = ({ kind, name, town }: Place): string | null => (kind === 'county' ? null : (town ?? name))

function DeepestHint() {
  return (
    <output className="pointer-events-none absolute top-18 left-4 z-2 w-80 max-w-[calc(100%-2rem)] rounded-sm bg-surface px-3 py-2 text-sm shadow-lifted">
      This map ends here: it knows towns and main roads, not every street.
    </output>
  )
}

interface PopupProps {
  view: MapView
  at: LatLng
  children: ReactNode
}

/** React's content in the map's popup. */
function Popup({ view, at, children }: PopupProps) {
  const [content] = useState(() => document.createElement('div'))
  useEffect(() => {
    view.popup({ at, content })
    return () => view.popup(null)
  }, [view, at, content])
  return createPortal(children, content)
}
