import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Map as MapIcon, SlidersHorizontal } from 'lucide'
import { useRef, useState } from 'react'
import { formatCount, showingLine } from '#domain/count.ts'
import { mapParamsFor, type ListingsParams } from '#domain/search/filters-url.ts'
import { activeParts, defaultFilters } from '#domain/search/filters.ts'
import { SaveSearchButton } from '#features/saved/save-search-button.tsx'
import type { WriteUrl } from '#features/url-search/use-url-search.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import { FilterChips } from '#ui/filters/filter-chips.tsx'
import { FilterPanel } from '#ui/filters/filter-panel.tsx'
import { homesCount } from '#ui/filters/relaxation-text.ts'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { DescribeHome } from './describe-home.tsx'
import { searchQuery } from './listings-queries.ts'
import { Results } from './results.tsx'
import { SortSelect } from './sort-select.tsx'
import { useListingSearch } from './use-listing-search.ts'
import { ViewToggle } from './view-toggle.tsx'
import './listings.css'

const FORM = 'listing-filters'

interface ListingsPageProps {
  params: ListingsParams
  listings: ListingGateway
  favorites: FavoritesGateway
  savedSearches: SavedSearchGateway
  writeUrl: WriteUrl
}

/** All homes, filtered, sorted and paged; everything chosen stands in the URL. */
export function ListingsPage({ params, listings, favorites, savedSearches, writeUrl }: ListingsPageProps) {
  const search = useListingSearch(params, writeUrl)
  const { text, wanted, asked, view } = search.state
  const found = useQuery(searchQuery(listings, asked))
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
  return (
    <div className="container-page listings-page pt-8 pb-20 md:pt-12">
      <div className="title flex items-center gap-3">
        <h1 className="display mr-auto text-3xl max-[24rem]:text-2xl md:text-4xl">Property Listings</h1>
        <SaveSearchButton
          filters={filters}
          savedSearches={savedSearches}
          className="shrink-0 max-lg:w-11 max-lg:px-0"
          wordsClass="max-lg:sr-only"
        />
        <Link to="/map" search={mapParamsFor(filters)} className={buttonClass('secondary', 'medium', 'max-md:hidden')}>
          <Icon of={MapIcon} size={18} />
          Open map
        </Link>
      </div>

      <div className="tools">
        <DescribeHome filters={filters} shown={found.data?.listings} onDescribe={search.choose} />
        <div className="tool-line">
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
          <SortSelect form={FORM} sort={wanted.sort} onSort={search.sortBy} />
          <p aria-live="polite" className="min-h-[1.5em] text-lg tabular-nums">
            {found.data && <span className="whitespace-nowrap">{showingLine(found.data.total)}</span>}
            {found.data && found.data.pageCount > 1 && (
              <span className="text-ink-soft">
                {' '}
                <span className="max-md:hidden">· </span>page {found.data.page} of {formatCount(found.data.pageCount)}
              </span>
            )}
          </p>
          <ViewToggle form={FORM} view={view} onView={search.show} />
        </div>
        {active > 0 && (
          <div className="mt-4 flex flex-wrap items-center gap-2">
            <FilterChips filters={filters} onChoose={search.choose} onLast={focusResults} />
            <button
              type="button"
              onClick={() => {
                focusResults()
                clear()
              }}
              className={`link min-h-11 px-2 text-sm lg:hidden ${panelOpen ? 'hidden' : ''}`}
            >
              Clear Filters
            </button>
          </div>
        )}
      </div>

      <form
        id={FORM}
        aria-label="Filters"
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          search.settle()
        }}
        className={`filters ${panelOpen ? '' : 'max-lg:hidden'}`}
      >
        <FilterPanel
          searchBox={{ text, onType: search.type, onSettle: search.settle }}
          filters={filters}
          facets={found.data?.facets}
          onSlide={search.slide}
          onChoose={search.choose}
          onClear={clear}
        />
        <div className="sticky bottom-(--call-bar) z-30 -mb-6 flex items-center justify-between gap-4 bg-paper py-3 lg:hidden">
          <span aria-hidden className="tabular-nums">
            {found.data && homesCount(found.data.total)}
          </span>
          <Button onClick={closePanel}>Close Filters</Button>
        </div>
      </form>

      <Results
        ref={results}
        found={found}
        query={asked}
        view={view}
        favorites={favorites}
        onChoose={(easier) => {
          focusResults()
          search.choose(easier)
        }}
        onReset={() => {
          focusResults()
          clear()
        }}
      />
    </div>
  )
}
