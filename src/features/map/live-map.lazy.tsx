import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import type { Bounds } from '#domain/geo/geo.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { isPlaced, type MapCluster } from '#domain/search/map-homes.ts'
import { useMapView } from '#features/map-view/use-map-view.ts'
import type { Favorites } from '#features/saved/use-favorites.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { LoadMapView } from '#ports/browser/map-view.ts'
import type { PlaceGateway } from '#ports/browser/place-gateway.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import type { CostTerms } from '#ui/listing/cost-terms.ts'
import { useAgency } from '#ui/use-agency.ts'
import type { AmountChoice } from './amount-toggle.tsx'
import type { AreaDraft } from './area-draft.ts'
import { ClusterPopup } from './cluster-popup.tsx'
import { clusterView, isOneDoor } from './cluster-view.ts'
import { clusterOfKey, homeOfKey } from './home-markers.ts'
import { LayersControl } from './layers-control.tsx'
import { MapControls } from './map-controls.tsx'
import { MapStatus } from './map-status.tsx'
import { Popup } from './popup.tsx'
import { SelectedHome } from './selected-home.tsx'
import { StrokeLayer } from './stroke-layer.tsx'
import { isFirst, startOf, useDestination } from './use-destination.ts'
import { useDrawing } from './use-drawing.ts'
import { useMapHomes } from './use-map-homes.ts'
import { useMapMoves } from './use-map-moves.ts'
import type { MapPageSearch } from './use-map-search.ts'
import { usePlaceSearch } from './use-place-search.ts'
import { useReturnFocus } from './use-return-focus.ts'
import { useShapes } from './use-shapes.ts'
import { useShownHomes } from './use-shown-homes.ts'

export interface LiveMapProps {
  /** The list is beside the map; otherwise the map fills a narrow screen. */
  besideList: boolean
  loadMap: LoadMapView
  /** 'built-in' once the visitor chose it over a configured map that failed. */
  which: 'configured' | 'built-in'
  onUseBuiltIn: () => void
  /** Opens the map again. */
  onRetry: () => void
  listings: ListingGateway
  places: PlaceGateway
  search: MapPageSearch
  /** The homes of the list, in its order. */
  homes: readonly ListingSummary[]
  selected: ListingSummary | null
  hoveredId: number | null
  visited: ReadonlySet<number>
  /** Pills show what a home costs a month by these; null: its price. */
  months: CostTerms | null
  /** What the layers choose among; null where homes have one amount. */
  amount: AmountChoice | null
  figures: HomeFiguresGateway
  favorites: Favorites
  loadTold: LoadToldStore
  onSelect: (home: ListingSummary | null) => void
  onHover: (id: number | null) => void
  /** The map is at its first position, which shows this; null: there is no map after all. */
  onFirstView: (view: Bounds | null) => void
}

/** A cluster whose homes are listed. */
interface OpenedCluster {
  cluster: MapCluster
  /** The search's filters when it was pressed. */
  filters: ListingFilters
}

/** The map with its tools, pills, popups and the selected home's card (M-03 to M-06). */
export function LiveMap({ search, homes, selected, hoveredId, visited, onSelect, onHover, ...props }: LiveMapProps) {
  const { areaName } = useAgency()
  const { wanted, asked, destination } = search.state
  const area = useRef<HTMLDivElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<OpenedCluster | null>(null)
  const [draft, setDraft] = useState<AreaDraft | null>(null)
  // While the visitor draws, the list and its count stay.
  const { position, source, onMove, dropPending } = useMapMoves(search.move, { held: draft !== null })
  const { shown, failed, retry } = useMapHomes(props.listings, asked.filters, position)
  const drawing = useDrawing({ draft, setDraft, frame: area, position }, (corners) =>
    search.choose({ ...wanted.filters, area: corners }),
  )
  const returnFocus = useReturnFocus(area)

  const select = (home: ListingSummary | null) => {
    setOpened(null)
    onSelect(home)
  }
  const openCluster = (cluster: MapCluster) => {
    if (!position) return
    if (position.deepest || isOneDoor(cluster)) {
      onSelect(null)
      returnFocus.note()
      setOpened({ cluster, filters: asked.filters })
    } else {
      const { at, zoom } = clusterView(cluster, position)
      source.byVisitor()
      view?.center(at, zoom)
    }
  }
  const { container, view, state } = useMapView({
    load: props.loadMap,
    which: props.which,
    start: startOf(wanted),
    label: `Map of homes in ${areaName}`,
    onMove,
    onBackground: (at) => (draft ? drawing.corner(at) : select(null)),
    onHover: (key) => onHover(key === null ? null : homeOfKey(key)),
    onMarker: (key) => {
      const home = markedHome(key)
      const cluster = shown?.groups.find(({ cheapest }) => cheapest.id === clusterOfKey(key))
      const at = home?.location ?? cluster?.at
      if (draft) return at && drawing.corner(at)
      if (home) select(home)
      if (cluster) openCluster(cluster)
    },
  })
  const isGone = state.status === 'failed'
  const reportFirstView = useEffectEvent(props.onFirstView)
  useEffect(() => {
    if (isGone) reportFirstView(null)
    else if (position && isFirst(position)) reportFirstView(position.bounds)
  }, [position, isGone])
  const markedHome = (key: string): ListingSummary | undefined => {
    const id = homeOfKey(key)
    return shown?.homes.find((home) => home.id === id) ?? (selected?.id === id ? selected : undefined)
  }
  const [coveredTop] = useState(() => () => heightOver(area.current, tools.current))
  const place = usePlaceSearch({ view, source, coveredTop, places: props.places })
  useDestination(view, { source, dropPending }, destination, coveredTop)
  useShapes(view, { filters: wanted.filters, place: place.shapes, draft })

  useShownHomes(view, source, { shown, homes, selected, hoveredId, visited, months: props.months })
  useEffect(() => {
    if (selected) returnFocus.note()
  }, [selected, returnFocus])
  const isDrawing = draft !== null
  useEffect(() => view?.drawing(isDrawing), [view, isDrawing])

  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    const target = event.target as Element
    // A dialog over the map closes by itself.
    if (area.current?.contains(target.closest('dialog'))) return
    // In full screen the key would close the map, too.
    if (draft || selected || opened) event.preventDefault()
    if (draft) return drawing.cancel()
    select(null)
    // Elements that stay keep the focus.
    if (target === area.current || target.closest('section')) returnFocus.giveBack()
  }
  // The pressed button goes away with its popup.
  const refocus = () => area.current?.focus()

  // A narrow screen has no room above a pill; a home may have no place on the map; there may be no map.
  const popupAt = props.besideList && view && selected && isPlaced(selected) ? selected.location : null
  const card = (className: string) =>
    selected &&
    !draft && (
      <SelectedHome
        listing={selected}
        favorites={props.favorites}
        listings={props.listings}
        loadTold={props.loadTold}
        onClose={() => {
          select(null)
          returnFocus.giveBack()
        }}
        className={className}
      />
    )

  return (
    <div
      ref={area}
      tabIndex={-1}
      // On a narrow screen the card at the foot would cover the map's own controls.
      className={`absolute inset-0 outline-none ${selected ? 'max-md:not-low:[--map-foot:13.5rem] max-md:not-low:in-data-wishes:[--map-foot:16.75rem]' : ''}`}
      onKeyDown={onEscape}
    >
      {/* Before the map, so that the keyboard reaches them without passing every pill. */}
      {view && (
        <MapControls
          view={view}
          search={search}
          position={position}
          draft={draft}
          drawing={drawing}
          places={props.places}
          place={place}
          tools={tools}
          onDraw={() => {
            select(null)
            drawing.start()
          }}
          failed={failed}
          onRetry={retry}
        />
      )}
      {view?.setLayers && !draft && (
        <LayersControl setLayers={view.setLayers} figures={props.figures} amount={props.amount} />
      )}
      <div data-credits-below={props.besideList || undefined}>
        <div ref={container} className="absolute inset-0" />
      </div>
      {draft && <StrokeLayer map={container} onStroke={drawing.stroke} onClick={drawing.click} />}
      {view && popupAt && (
        <Popup view={view} at={popupAt}>
          {card('relative w-[min(24rem,100vw-2rem)]')}
        </Popup>
      )}
      {view && opened && (
        <Popup key={opened.cluster.cheapest.id} view={view} at={opened.cluster.at}>
          <ClusterPopup
            cluster={opened.cluster}
            listings={props.listings}
            filters={opened.filters}
            onSelect={(home) => {
              select(home)
              refocus()
            }}
          />
        </Popup>
      )}
      <MapStatus state={state} onUseBuiltIn={props.onUseBuiltIn} onRetry={props.onRetry} />
      {!popupAt &&
        card(
          'absolute bottom-2 left-2 z-7 w-[min(26rem,calc(100%-1rem))] shadow-lifted md:bottom-10 md:left-4 md:w-[min(26rem,calc(100%-6rem))] forced-colors:border',
        )}
    </div>
  )
}

/** How far from its top the tools cover the map, CSS pixels. */
const heightOver = (map: Element | null, tools: Element | null): number =>
  map && tools ? tools.getBoundingClientRect().bottom - map.getBoundingClientRect().top : 0
