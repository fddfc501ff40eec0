import { Link } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import { homesCount } from '#domain/count.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { listingsParamsFor } from '#domain/search/map-url.ts'
import type { Facets } from '#domain/search/search.ts'
import { FilterPanel, MarketChoice } from '#ui/filters/filter-panel.tsx'
import { TrainControl } from '#ui/filters/train-control.tsx'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { CloseButton } from '#ui/primitives/close-button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'

interface FiltersDialogProps {
  open: boolean
  filters: ListingFilters
  /** Homes found; undefined until the first answer. */
  total: number | undefined
  facets: Facets | undefined
  onSlide: (filters: ListingFilters, continued: boolean) => void
  onChoose: (filters: ListingFilters) => void
  onClear: () => void
  onClose: () => void
}

/** Every filter but the search text; each applies as soon as it is chosen. */
export function FiltersDialog({ open, total, onClose, ...panel }: FiltersDialogProps) {
  const titleId = useId()
  // The title takes the focus: on a control, a key pressed too early would change a filter.
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      firstFocus={title}
      className="max-h-[min(46rem,100dvh-2rem)] w-[min(26rem,100vw-2rem)] rounded-lg shadow-lifted"
    >
      <div className="relative flex max-h-[inherit] flex-col bg-surface low:max-h-none">
        <h2
          ref={title}
          id={titleId}
          tabIndex={-1}
          className="display border-b border-line px-6 py-4 text-xl outline-none"
        >
          Filters
        </h2>
        <CloseButton onClose={onClose} />
        <div className="min-h-0 flex-1 overflow-y-auto px-6 py-5 low:overflow-visible">
          <div className="mb-4">
            <MarketChoice {...panel} defaultPrice={everyPrice} />
          </div>
          <FilterPanel {...panel} more={<MoreOnTheList filters={panel.filters} />} defaultPrice={everyPrice}>
            <TrainControl filters={panel.filters} onChoose={panel.onChoose} />
          </FilterPanel>
        </div>
        <div className="border-t border-line px-6 py-4">
          <Button onClick={onClose} className="w-full tabular-nums">
            {total === undefined ? 'Show homes' : `Show ${homesCount(total)}`}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** The filters that the map has no room for; a link, because this dialog closes with the page. */
const MoreOnTheList = ({ filters }: { filters: ListingFilters }) => (
  <Link to="/listings" search={listingsParamsFor({ filters })} className={buttonClass('secondary')}>
    More filters on the list
  </Link>
)
