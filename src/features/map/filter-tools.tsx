import { SlidersHorizontal } from 'lucide'
import { useRef, useState } from 'react'
import { formatCount, showingLine } from '#domain/count.ts'
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
  /** Homes found; undefined until the answer. */
  total: number | undefined
  /** Homes of the same search wherever they are. */
  inAll: number | undefined
  /** The answer takes noticeably long. */
  isLate: boolean
  /** There is no answer: the list says why. */
  failed: boolean
  /** The map is beside the list and shows its view; elsewhere a chip says that only homes in the view are listed. */
  besideMap: boolean
  facets: Facets | undefined
}

/** The count of homes, the 'Filters' and 'Save search' buttons, and the active filters' chips. */
export function FilterTools({
  search,
  savedSearches,
  total,
  inAll,
  isLate,
  failed,
  besideMap,
  facets,
}: FilterToolsProps) {
  const { filters } = search.state.wanted
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const choose = (next: ListingFilters) => search.choose({ ...next, search: filters.search })
  // The search text has its own control, and so has the view where the map is beside the list.
  const inDialog = { ...filters, search: '', within: null }
  const active = activeParts(inDialog, everyPrice).length
  const relax = (next: ListingFilters) => search.relax({ ...next, search: filters.search })

  return (
    <>
      <div className="@container">
        <div className="flex flex-wrap items-center gap-2">
          <Count total={total} inAll={inAll} isLate={isLate} failed={failed} />
          <Button
            ref={button}
            tone="secondary"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="gap-2 px-4! text-sm! noscript:hidden @max-[18rem]:flex-1"
          >
            <Icon of={SlidersHorizontal} size={18} />
            Filters{active > 0 && ` (${active})`}
          </Button>
          <SaveSearchButton filters={filters} savedSearches={savedSearches} isSmall />
        </div>
      </div>
      <FilterChips
        filters={besideMap ? inDialog : { ...inDialog, within: filters.within }}
        defaultPrice={everyPrice}
        onChoose={besideMap ? choose : relax}
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

/** How many homes are listed (M-01), and in all if the map shows only some; below the buttons where the panel is too narrow for one line. */
function Count({ total, inAll, isLate, failed }: Pick<FilterToolsProps, 'total' | 'inAll' | 'isLate' | 'failed'>) {
  return (
    <output className="min-w-0 flex-1 text-sm text-ink-soft tabular-nums @max-[18rem]:order-last @max-[18rem]:basis-full">
      {isLate ? (
        'Updating…'
      ) : total !== undefined ? (
        <>
          <span>{showingLine(total)}</span>
          {inAll !== undefined && inAll > total && <span className="block text-xs">{formatCount(inAll)} in all</span>}
        </>
      ) : (
        !failed && <span className="skeleton block h-5 w-36" />
      )}
    </output>
  )
}
