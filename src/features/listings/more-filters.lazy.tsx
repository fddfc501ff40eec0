import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { countOf } from '#domain/count.ts'
import { valueOrThrow } from '#domain/result.ts'
import { mapParamsFor } from '#domain/search/filters-url.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { FILTER_KEYS, isFurther, type ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { FurtherFilters } from '#ui/filters/further-filters.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { CloseButton } from '#ui/primitives/close-button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { TownBoxes } from './town-boxes.tsx'
import './more-filters.css'

export interface MoreFiltersProps {
  filters: ListingFilters
  /** Homes found; undefined while they aren't those asked for. */
  total: number | undefined
  listings: ListingGateway
  onChoose: (filters: ListingFilters) => void
}

/** The filters that the panel doesn't hold: over the whole screen of a phone, a column beside the results on wide ones. */
export function MoreFilters({ open, onClose, ...props }: MoreFiltersProps & { open: boolean; onClose: () => void }) {
  // Outside of the panel's form: its fields have names there.
  return createPortal(
    <Dialog open={open} onClose={onClose} labelledBy="more-filters-title" className="more-filters-dialog">
      <Content {...props} onClose={onClose} />
    </Dialog>,
    document.body,
  )
}

function Content({ filters, total, listings, onChoose, onClose }: MoreFiltersProps & { onClose: () => void }) {
  const { data: counts } = useQuery({
    queryKey: ['listings', 'choices', mapParamsFor(filters)],
    queryFn: async ({ signal }) => valueOrThrow(await listings.choiceCounts(filters, signal)),
    placeholderData: keepPreviousData,
  })
  const found = total === undefined ? '' : countOf(total, 'home', 'homes')
  return (
    <div className="flex h-full flex-col bg-surface low:h-auto">
      <header className="relative border-b border-line px-5 py-4">
        <h2 id="more-filters-title" className="display pr-10 text-xl">
          More filters
        </h2>
        <CloseButton onClose={onClose} />
      </header>
      <div className="flex-1 overflow-y-auto overscroll-contain px-5 low:overflow-visible">
        <FurtherFilters
          filters={filters}
          counts={counts}
          onChoose={onChoose}
          towns={<TownBoxes filters={filters} onChoose={onChoose} />}
        />
      </div>
      <footer className="flex flex-wrap gap-2 border-t border-line px-5 py-4">
        <Button tone="secondary" className="px-3! lg:text-sm!" onClick={() => onChoose(withoutFurther(filters))}>
          Clear
        </Button>
        <Button className="grow px-3! tabular-nums lg:text-sm!" onClick={onClose}>
          {found ? `Show ${found}` : 'Show homes'}
        </Button>
        {/* The button's words change without the focus; the page's own count is inert behind the dialog. */}
        <output className="sr-only">{found}</output>
      </footer>
    </div>
  )
}

/** The same filters without those of this dialog. */
function withoutFurther(filters: ListingFilters): ListingFilters {
  const none = defaultFilters(filters.market)
  return { ...filters, ...Object.fromEntries(FILTER_KEYS.filter(isFurther).map((key) => [key, none[key]])) }
}
