import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Bounds } from '#domain/geo/geo.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { mayMatch } from '#domain/search/matching.ts'
import type { QueryParams } from '#domain/search/query-string.ts'
import { LateNumbersLine } from '#features/numbers/late-numbers-line.ts'
import { useFavorites } from '#features/saved/use-favorites.ts'
import type { WriteUrl } from '#features/url-search/use-url-search.ts'
import { useWait } from '#features/waiting/use-wait.ts'
import type { Gateways } from '#ports/browser/gateways.ts'
import { useCostTerms } from '#ui/listing/cost-terms.ts'
import { AmountToggle, type ShownAmount } from './amount-toggle.tsx'
import { FilterTools } from './filter-tools.tsx'
import { MapArea } from './map-area.tsx'
import { MapHeading } from './map-heading.tsx'
import { mapListQuery } from './map-list-query.ts'
import { MapList } from './map-list.tsx'
import { MapLoading } from './map-messages.tsx'
import { namesPlaces } from './names-places.ts'
import { SearchBox } from './search-box.tsx'
import { ShowMap } from './show-map.tsx'
import { useHomeSelection } from './use-home-selection.ts'
import { useMapSearch } from './use-map-search.ts'
import { useWideScreen } from './use-wide-screen.ts'

interface MapPageProps {
  params: QueryParams
  gateways: Gateways
  writeUrl: WriteUrl
  /** A narrow screen, which shows the list alone, shows the map in full screen. */
  fullScreen: boolean
  onFullScreen: (open: boolean) => void
}

/** The id of the map's place, for the link that skips to it. */
export const MAP_ID = 'map'

/** Whether a search asks for no place, by name, by text or by the map's view. */
const isAnywhere = ({ search, within, ...filters }: ListingFilters): boolean =>
  search === '' && within === null && filters.counties.length === 0 && !namesPlaces(filters)

/** The list of homes, with the map beside it on wide screens; the URL holds the whole search (M-01, M-02). */
export function MapPage({ params, gateways, writeUrl, fullScreen, onFullScreen }: MapPageProps) {
  const { listings, visitor } = gateways
  const search = useMapSearch(params, writeUrl)
  const { text, wanted, asked } = search.state
  const wide = useWideScreen()
  // Until the map is moved, the list holds what its first view shows; a text or a place is looked for everywhere.
  const [firstView, setFirstView] = useState<Bounds | null>(null)
  const inFirstView = wide && wanted.follow && isAnywhere(asked.filters) ? firstView : null
  const listQuery = mapListQuery(listings, inFirstView ? { ...asked.filters, within: inFirstView } : asked.filters)
  const inView = useInfiniteQuery(listQuery)
  const isEmptyView = inFirstView !== null && !inView.isPlaceholderData && inView.data?.pages[0]?.total === 0
  const everywhereQuery = mapListQuery(listings, { ...asked.filters, within: null })
  const everywhere = useInfiniteQuery({ ...everywhereQuery, enabled: isEmptyView })
  const query = isEmptyView ? everywhere : inView
  const { queryKey } = isEmptyView ? everywhereQuery : listQuery
  const wait = useWait(queryKey, query.isPending || query.isPlaceholderData)
  const pages = query.data?.pages
  const homes = useMemo(() => pages?.flatMap((page) => page.listings) ?? [], [pages])
  const { home, visited, select } = useHomeSelection(visitor.visitedHomes)
  const favorites = useFavorites(visitor.favorites)
  const costTerms = useCostTerms()
  const [amount, setAmount] = useState<ShownAmount>('price')
  const forSale = wanted.filters.market === 'sale'
  const months = forSale && amount === 'month' ? costTerms : null
  const [hoveredId, setHoveredId] = useState<number | null>(null)
  // A selected home outside the view stays selected; one the filters exclude doesn't.
  const selected = home && mayMatch(home, { ...asked.filters, within: null }) ? home : null
  const answer = pages?.[0]
  const facets = answer?.facets
  // A rental market without any home falls back to homes for sale.
  const clear = () => search.clear(facets?.markets[wanted.filters.market] === 0 ? 'sale' : wanted.filters.market)
  const total = wait.isLate ? undefined : answer?.total
  const list = (
    <MapList
      query={query}
      wait={wait}
      filters={asked.filters}
      homes={homes}
      besideMap={wide}
      selectedId={selected?.id ?? null}
      hoveredId={hoveredId}
      onSelect={select}
      onHover={setHoveredId}
      favorites={favorites}
      months={months}
      // The first homes stay in view.
      foot={
        forSale && (
          <div className="flex flex-col gap-3 px-5 py-4 lg:px-4">
            <AmountToggle shown={amount} onShow={setAmount} />
            <LateNumbersLine
              loadNumbers={visitor.loadToldStore}
              inAddress={wanted.filters.cost.upTo !== null}
              alwaysDialog
              className="numbers-bare"
            />
          </div>
        )
      }
      onRelax={search.relax}
      onClear={clear}
    />
  )
  const map = (
    <MapArea
      shown={wide || fullScreen}
      besideList={wide}
      loadTold={visitor.loadToldStore}
      loadMap={visitor.loadMap}
      listings={listings}
      places={gateways.places}
      search={search}
      homes={homes}
      selected={selected}
      hoveredId={hoveredId}
      visited={visited}
      favorites={favorites}
      months={months}
      amount={forSale ? { shown: amount, onShow: setAmount } : null}
      figures={gateways.homeFigures}
      onSelect={select}
      onHover={setHoveredId}
      onFirstView={setFirstView}
    />
  )

  // On paper the list alone, whole: the map's drawing would be blank there.
  return (
    <div className="print:block! print:h-auto! md:grid md:h-[calc(100dvh-var(--header-height)-var(--as-of,0px)-var(--call-bar))] md:min-h-120 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:grid-cols-[max(25%,23.875rem)_minmax(0,1fr)]">
      <section
        aria-labelledby="map-title"
        className="flex min-h-0 flex-col border-line md:border-r print:block! print:border-0"
      >
        <div className="flex flex-col gap-2.5 border-b border-line px-5 pt-2 pb-2.5 lg:gap-2 lg:px-4 lg:pt-1.5 lg:pb-2 print:[&>:not(:first-child)]:hidden">
          <MapHeading search={wanted} />
          <SearchBox text={text} params={params} onChange={search.type} onClear={() => search.type('')} />
          <FilterTools
            search={search}
            savedSearches={visitor.savedSearches}
            total={total}
            inAll={answer?.totalBeyondView}
            isLate={wait.isLate}
            besideMap={wide}
            failed={query.isError}
            facets={facets}
          />
        </div>
        {!wide && (
          <ShowMap
            open={fullScreen}
            onOpen={() => onFullScreen(true)}
            onClose={() => onFullScreen(false)}
            map={map}
            list={list}
            total={total}
          />
        )}
        {list}
      </section>
      <div
        id={MAP_ID}
        tabIndex={-1}
        className="relative hidden overflow-hidden bg-sand outline-none md:block print:hidden!"
      >
        {wide ? map : !fullScreen && <MapLoading />}
      </div>
    </div>
  )
}
