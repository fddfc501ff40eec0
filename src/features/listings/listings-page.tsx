import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Map as MapIcon } from 'lucide'
import { useRef, useState } from 'react'
import { mapParamsFor, type ListingsParams } from '#domain/search/filters-url.ts'
import { activeParts, defaultFilters } from '#domain/search/filters.ts'
import { sortFor } from '#domain/search/sort.ts'
import { LateNumbersLine } from '#features/numbers/late-numbers-line.ts'
import { LateSaveSearchButton } from '#features/saved/late-save-search-button.ts'
import type { WriteUrl } from '#features/url-search/use-url-search.ts'
import { useWait } from '#features/waiting/use-wait.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { LateFilterChips } from '#ui/filters/late-filter-chips.ts'
import { buttonClass } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { LateListingFilters } from './late-listing-filters.ts'
import { LateToolLine } from './late-tool-line.ts'
import type { ShownFilters } from './listing-filters.tsx'
import { searchQuery } from './listings-queries.ts'
import { Results } from './results.tsx'
import { useListingSearch } from './use-listing-search.ts'
import './listings.css'

const FORM = 'listing-filters'

interface ListingsPageProps {
  params: ListingsParams
  listings: ListingGateway
  favorites: FavoritesGateway
  savedSearches: SavedSearchGateway
  loadNumbers: LoadToldStore
  writeUrl: WriteUrl
}

/**
 * All homes, filtered, sorted and paged; everything chosen stands in the URL. The keyboard goes through search and filters
 * first, then through the tools above the results; listings.css places them.
 */
export function ListingsPage({ params, listings, favorites, savedSearches, loadNumbers, writeUrl }: ListingsPageProps) {
  const search = useListingSearch(params, writeUrl)
  const { wanted, asked, view } = search.state
  const query = searchQuery(listings, asked)
  const found = useQuery(query)
  const page = found.data
  const wait = useWait(query.queryKey, found.isPending || found.isPlaceholderData)
  const [shown, setShown] = useState<ShownFilters>(null)
  const { filters } = wanted
  const active = activeParts(filters).length
  const results = useRef<HTMLElement>(null)
  // A control that goes away with what it did hands the focus on.
  const focusResults = () => results.current?.focus({ preventScroll: true })
  const clear = () => search.choose(defaultFilters(filters.market))
  const clearAndLeave = () => {
    focusResults()
    clear()
  }
  /** A market without any home falls back to homes for sale. */
  const resetAndLeave = () => {
    focusResults()
    search.choose(defaultFilters(page?.facets.markets[filters.market] ? filters.market : 'sale'))
  }
  return (
    <div
      className="container-page listings-page pt-5 pb-20 md:pt-8"
      data-open={shown === 'all' || undefined}
      data-filtered={active > 0 || undefined}
    >
      <h1 className="title page-title">Property Listings</h1>

      <LateListingFilters
        id={FORM}
        search={search}
        page={page}
        isLate={wait.isLate}
        listings={listings}
        shown={shown}
        onShow={setShown}
        onClear={clear}
      />

      {active > 0 && (
        <div className="chips">
          <b>Using</b>
          <LateFilterChips filters={filters} onChoose={search.choose} onLast={focusResults} />
          <button type="button" onClick={clearAndLeave} className="link clear">
            Clear Filters
          </button>
        </div>
      )}
      <div className="tools">
        {filters.market === 'sale' && (
          <LateNumbersLine
            loadNumbers={loadNumbers}
            inAddress={filters.cost.upTo !== null || wanted.sort === 'monthly-cost'}
            brief
            className="numbers"
          />
        )}
        <LateToolLine
          form={FORM}
          page={page}
          market={asked.filters.market}
          hasPlace={asked.filters.train.to !== null}
          isLate={wait.isLate}
          sort={sortFor(wanted)}
          onSort={search.sortBy}
          view={view}
          onView={search.show}
        />
        <div className="actions">
          <LateSaveSearchButton filters={filters} savedSearches={savedSearches} isSmall />
          <Link to="/map" search={mapParamsFor(filters)} className={buttonClass('secondary', 'medium', 'to-map')}>
            <Icon of={MapIcon} size={18} />
            Map
          </Link>
        </div>
      </div>

      <Results
        ref={results}
        found={found}
        wait={wait}
        query={asked}
        view={view}
        listings={listings}
        favorites={favorites}
        saveSearch={<LateSaveSearchButton filters={filters} savedSearches={savedSearches} />}
        onChoose={(easier) => {
          focusResults()
          search.choose(easier)
        }}
        onReset={resetAndLeave}
      />
    </div>
  )
}
