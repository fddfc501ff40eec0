import { SlidersHorizontal } from 'lucide'
import { useRef, useState } from 'react'
import { activeParts, defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { Facets } from '#domain/search/search.ts'
import { SaveSearchButton } from '#features/saved/save-search-button.tsx'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import { FilterChips } from '#ui/filters/filter-chips.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { FiltersDialog } from './filters-dialog.tsx'
import type { MapPageSearch } from './use-map-search.ts'

interface FilterToolsProps {
  search: MapPageSearch
  savedSearches: SavedSearchGateway
  /** Homes found; undefined until the first answer. */
  total: number | undefined
  facets: Facets | undefined
}

/** Without the filters that have their own control: the search box and the map's view. */
const withoutOwnControl = (filters: ListingFilters): ListingFilters => ({ ...filters, search: '', within: null })

/** The 'Filters' and 'Save search' buttons and the active filters' chips. */
export function FilterTools({ search, savedSearches, total, facets }: FilterToolsProps) {
  const { filters } = search.state.wanted
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const choose = (next: ListingFilters) => search.choose({ ...next, search: filters.search })
  const active = activeParts(withoutOwnControl(filters), everyPrice).length

  return (
    <>
      <div className="@container flex gap-2">
        <Button ref={button} tone="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)} className="flex-1">
          <Icon of={SlidersHorizontal} size={18} />
          Filters{active > 0 && ` (${active})`}
        </Button>
        <SaveSearchButton
          filters={filters}
          savedSearches={savedSearches}
          className="@max-[22rem]:w-11 @max-[22rem]:px-0"
          wordsClass="@max-[22rem]:sr-only"
        />
      </div>
      <FilterChips
        filters={withoutOwnControl(filters)}
        defaultPrice={everyPrice}
        onChoose={choose}
        onLast={() => button.current?.focus()}
      />
      <FiltersDialog
        open={open}
        filters={filters}
        total={total}
        facets={facets}
        onSlide={search.slide}
        onChoose={search.choose}
        onClear={() => choose(defaultFilters(filters.market, everyPrice))}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
