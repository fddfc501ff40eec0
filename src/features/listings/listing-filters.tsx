import { SlidersHorizontal } from 'lucide'
import { useRef } from 'react'
import { homesCount } from '#domain/count.ts'
import { activeParts } from '#domain/search/filters.ts'
import type { ListingFilters as Filters } from '#domain/search/filters/catalogue.ts'
import type { ListingPage } from '#domain/search/search.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { FilterPanel, MarketChoice } from '#ui/filters/filter-panel.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { FilterPills, PILLS, type Pill } from './filter-pills.tsx'
import { MoreFiltersButton } from './more-filters-button.tsx'
import { ReadBack, SearchLine } from './search-line.tsx'
import { useDescribed } from './use-described.ts'
import type { ListingSearch } from './use-listing-search.ts'

/** What of the panel narrow screens show: all of it, one pill's filters, or nothing. */
export type ShownFilters = 'all' | Pill | null

interface ListingFiltersProps {
  /** The form's id. */
  id: string
  search: ListingSearch
  /** The last results; undefined before the first. */
  page: ListingPage | undefined
  /** They aren't those asked for. */
  isLate: boolean
  listings: ListingGateway
  shown: ShownFilters
  onShow: (shown: ShownFilters) => void
  onClear: () => void
}

/**
 * Buy or rent, the search box, and the panel of all filters, in one form: beside the results, or on narrow screens above them, where
 * a button shows the panel (L-02), and pills parts of it. listings.css places its parts.
 */
export function ListingFilters({ id, search, page, isLate, listings, shown, onShow, onClear }: ListingFiltersProps) {
  const { filters }: { filters: Filters } = search.state.wanted
  const box = useDescribed(search, page?.listings)
  const opener = useRef<HTMLElement>(null)
  const panelId = `${id}-panel`
  const active = activeParts({ ...filters, search: '' }).length
  const state = {
    filters,
    facets: isLate ? undefined : page?.facets,
    onSlide: search.slide,
    onChoose: search.choose,
  }
  const show = (next: ShownFilters, button: HTMLElement) => {
    opener.current = button
    onShow(next)
  }
  const close = () => {
    opener.current?.focus()
    onShow(null)
  }
  const pill = shown === 'all' ? null : shown
  return (
    <form
      id={id}
      aria-label="Filters"
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        void box.send()
      }}
      className="filters"
    >
      <div className="market">
        <MarketChoice {...state} />
      </div>
      <SearchLine
        box={box}
        page={page}
        onSettle={search.settle}
        onTake={(change) => search.choose({ ...filters, ...change })}
      />
      <div className="filter-buttons">
        <Button
          tone="secondary"
          aria-expanded={shown === 'all'}
          aria-controls={panelId}
          onClick={({ currentTarget }) => show(shown === 'all' ? null : 'all', currentTarget)}
        >
          <Icon of={SlidersHorizontal} size={18} />
          Filters{active > 0 && ` (${active})`}
        </Button>
        <FilterPills filters={filters} panelId={panelId} shown={pill} onShow={show} />
      </div>
      <div id={panelId} className={`panel ${shown ? '' : 'max-lg:hidden'}`} data-pill={pill ?? undefined}>
        <FilterPanel
          {...state}
          only={pill && PILLS[pill]}
          more={
            <MoreFiltersButton
              filters={filters}
              total={isLate ? undefined : page?.total}
              listings={listings}
              onChoose={search.choose}
            />
          }
          onClear={onClear}
        />
        <div data-foot-bar className="panel-foot">
          <span aria-hidden className="tabular-nums">
            {isLate ? 'Updating…' : page ? homesCount(page.total) : ''}
          </span>
          <Button onClick={close}>Close Filters</Button>
        </div>
      </div>
      <ReadBack {...box} />
    </form>
  )
}
