import { homesCount } from '#domain/count.ts'
import type { ListingFilters as Filters } from '#domain/search/filters/catalogue.ts'
import type { ListingPage } from '#domain/search/search.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { FilterPanel } from '#ui/filters/filter-panel.tsx'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import { FilterForm } from './filter-form.tsx'
import { MoreFiltersButton } from './more-filters-button.tsx'
import type { ListingSearch } from './use-listing-search.ts'

const loadSuggestions = () => import('./search-suggestions.lazy.tsx').then((file) => file.SearchSuggestions)

interface ListingFiltersProps {
  /** The form's id. */
  id: string
  search: ListingSearch
  /** The last results; undefined before the first. */
  page: ListingPage | undefined
  /** They aren't those asked for. */
  isLate: boolean
  listings: ListingGateway
  isOpen: boolean
  onClose: () => void
  onClear: () => void
}

/** The search box and all filters beside the results. */
export function ListingFilters({ id, search, page, isLate, listings, isOpen, onClose, onClear }: ListingFiltersProps) {
  const { text, wanted } = search.state
  const { filters }: { filters: Filters } = wanted
  const { Component: Suggestions, request: requestSuggestions } = useLazyComponent(loadSuggestions)
  return (
    <FilterForm
      id={id}
      isOpen={isOpen}
      count={isLate ? 'Updating…' : page ? homesCount(page.total) : ''}
      onSettle={search.settle}
      onClose={onClose}
    >
      <FilterPanel
        searchBox={{
          text,
          onType: search.type,
          onSettle: search.settle,
          onFocus: requestSuggestions,
          suggestions: Suggestions && (
            <Suggestions
              text={text}
              homes={page?.listings}
              onChoose={(change) => search.choose({ ...filters, ...change })}
            />
          ),
        }}
        filters={filters}
        facets={isLate ? undefined : page?.facets}
        more={
          <MoreFiltersButton
            filters={filters}
            total={isLate ? undefined : page?.total}
            listings={listings}
            onChoose={search.choose}
          />
        }
        onSlide={search.slide}
        onChoose={search.choose}
        onClear={onClear}
      />
    </FilterForm>
  )
}
