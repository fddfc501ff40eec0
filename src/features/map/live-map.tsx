import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { LatLng } from '#domain/geo.ts'
import type { ListingSummary } from '#domain/listing.ts'
import type { Place } from '#domain/place.ts'
import type { LoadMapView, MapPosition, MapView } from '#ports/map-view.ts'
import { useMapView } from '#ui/map/use-map-view.ts'
import { HomeClusters, isPlaced, type HomeGroup, type PlacedHome } from './home-clusters.ts'
import { groupOfKey, homeMarkers, homeOfKey } from './home-markers.ts'
import { GroupPopup, HomePopup } from './home-popup.tsx'
import type { HomeSelection } from './home-selection.ts'
import { MapLoading, MapUnavailable } from './map-messages.tsx'
import { PlaceSearch } from './place-search.tsx'
import { SelectedHome } from './selected-home.tsx'

/** M-06. */
const START = { center: { lat: 40.9263, lng: -74.077 }, zoom: 10 }
/** M-04: how near a place without an extent is shown. */
const PLACE_ZOOM = 17

export interface LiveMapProps {
  loadMap: LoadMapView
  /** In the order of the list. */
  homes: readonly ListingSummary[]
  selection: HomeSelection
  hoveredId: number | null
  onSelect: (id: number | null) => void
  onHover: (id: number | null) => void
}

/** The map with its search, pills, popup and the selected home's card (M-03 to M-06). */
export function LiveMap({ loadMap, homes, selection, hoveredId, onSelect, onHover }: LiveMapProps) {
  const area = useRef<HTMLDivElement>(null)
  const [position, setPosition] = useState<MapPosition | null>(null)
  const [opened, setOpened] = useState<Pick<HomeGroup, 'id' | 'at'> | null>(null)
  const placed = useMemo(() => homes.filter(isPlaced), [homes])
  const clusters = useMemo(() => new HomeClusters(placed), [placed])
  const order = useMemo(() => new Map(placed.map(({ id }, place) => [id, place])), [placed])
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
    const at = centerOf(clusters.homesOf(id))
    if (!position?.deepest) return view?.center(at, clusters.zoomApart(id))
    onSelect(null)
    setOpened({ id, at })
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
    if (view && position) view.setMarkers(homeMarkers(clusters, position, { selected, hoveredId, visited }, order))
  }, [view, position, clusters, selected, hoveredId, visited, order])
  useEffect(() => {
    if (selected) view?.center(selected.location)
  }, [view, selected])

  const showPlace = (place: Place) => {
    const bounds = view?.outline({ town: townOf(place), county: place.county })
    if (place.bounds) view?.fit((place.kind !== 'zip' && bounds) || place.bounds)
    else view?.center(place.at, PLACE_ZOOM)
  }
  const group = opened && { at: opened.at, homes: clusters.homesOf(opened.id) }

  return (
    <div
      ref={area}
      tabIndex={-1}
      className="absolute inset-0 outline-none"
      onKeyDown={(event) => event.key === 'Escape' && select(null)}
    >
      <div ref={container} className="absolute inset-0" />
      {state.status === 'ready' && <PlaceSearch onChoose={showPlace} onClear={() => view?.outline(null)} />}
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

function centerOf(homes: readonly PlacedHome[]): LatLng {
  const mean = (of: (at: LatLng) => number) => homes.reduce((sum, { location }) => sum + of(location), 0) / homes.length
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
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
