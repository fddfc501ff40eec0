import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Map as MapIcon, SlidersHorizontal } from 'lucide'
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
import type { LoadOwnNumbers } from '#ports/browser/own-numbers.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import { LateFilterChips } from '#ui/filters/late-filter-chips.ts'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { LateDescribeHome } from './late-describe-home.ts'
import { LateListingFilters } from './late-listing-filters.ts'
import { LateToolLine } from './late-tool-line.ts'
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
  loadNumbers: LoadOwnNumbers
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
  const [panelOpen, setPanelOpen] = useState(false)
  const { filters } = wanted
  const active = activeParts(filters).length
  const filtersButton = useRef<HTMLButtonElement>(null)
  const results = useRef<HTMLElement>(null)
  // A control that goes away with what it did hands the focus on.
  const focusResults = () => results.current?.focus({ preventScroll: true })
  const clear = () => search.choose(defaultFilters(filters.market))
  const closePanel = () => {
    filtersButton.current?.focus()
    setPanelOpen(false)
  }
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
    <div className="container-page listings-page pt-8 pb-20 md:pt-12">
      <h1 className="title display text-3xl max-[24rem]:text-2xl md:text-4xl">Property Listings</h1>

      <Button
        ref={filtersButton}
        tone="secondary"
        aria-expanded={panelOpen}
        aria-controls={FORM}
        onClick={() => setPanelOpen(!panelOpen)}
        className="filters-button lg:hidden"
      >
        <Icon of={SlidersHorizontal} size={18} />
        Filters{active > 0 && ` (${active})`}
      </Button>
      <LateListingFilters
        id={FORM}
        search={search}
        page={page}
        isLate={wait.isLate}
        listings={listings}
        isOpen={panelOpen}
        onClose={closePanel}
        onClear={clear}
      />

      <div className="actions flex items-center gap-3">
        <LateSaveSearchButton
          filters={filters}
          savedSearches={savedSearches}
          className="max-lg:w-11 max-lg:px-0"
          wordsClass="max-lg:sr-only"
        />
        <Link to="/map" search={mapParamsFor(filters)} className={buttonClass('secondary', 'medium', 'max-md:hidden')}>
          <Icon of={MapIcon} size={18} />
          Open map
        </Link>
      </div>
      <LateDescribeHome filters={filters} shown={page?.listings} onDescribe={search.choose} />
      <LateToolLine
        form={FORM}
        page={page}
        query={asked}
        isLate={wait.isLate}
        sort={sortFor(wanted)}
        onSort={search.sortBy}
        view={view}
        onView={search.show}
      />
      {filters.market === 'sale' && (
        <LateNumbersLine
          loadNumbers={loadNumbers}
          inAddress={filters.cost.upTo !== null || wanted.sort === 'monthly-cost'}
          className="numbers"
        />
      )}
      {active > 0 && (
        <div className="chips flex flex-wrap items-center gap-2">
          <LateFilterChips filters={filters} onChoose={search.choose} onLast={focusResults} />
          <button
            type="button"
            onClick={clearAndLeave}
            className={`link min-h-11 text-sm lg:hidden ${panelOpen ? 'hidden' : ''}`}
          >
            Clear Filters
          </button>
        </div>
      )}

      <Results
        ref={results}
        found={found}
        wait={wait}
        query={asked}
        view={view}
        listings={listings}
        favorites={favorites}
        saveSearch={<LateSaveSearchButton filters={filters} savedSearches={savedSearches} className="" wordsClass="" />}
        onChoose={(easier) => {
          focusResults()
          search.choose(easier)
        }}
        onReset={resetAndLeave}
      />
    </div>
  )
}
