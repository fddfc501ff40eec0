import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { describeSavedSearch, isSameSearch } from '#domain/saved/saved-search.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import { buttonClass } from '#ui/primitives/button.tsx'
import { CloseButton } from '#ui/primitives/close-button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { SaveSearchForm } from './save-search-form.tsx'
import { savedSearchesQuery } from './saved-searches-query.ts'

interface SaveSearchDialogProps {
  open: boolean
  filters: ListingFilters
  savedSearches: SavedSearchGateway
  onClose: () => void
}

/** Saves a search under a name, or says under which name it is saved. */
export function SaveSearchDialog({ open, onClose, ...search }: SaveSearchDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy="save-search-title"
      className="max-h-[calc(100dvh-2rem)] w-[min(32rem,100vw-2rem)] rounded-lg shadow-lifted"
    >
      <div className="relative flex flex-col gap-5 bg-surface p-6">
        <h2 id="save-search-title" className="display pr-10 text-xl">
          Save this search
        </h2>
        <Content {...search} onClose={onClose} />
        {/* Last, so that the dialog opens with the focus in the form. */}
        <CloseButton onClose={onClose} />
      </div>
    </Dialog>
  )
}

function Content({ filters, savedSearches, onClose }: Omit<SaveSearchDialogProps, 'open'>) {
  const { data: saved = [] } = useQuery(savedSearchesQuery(savedSearches))
  const same = saved.find((search) => isSameSearch(search.filters, filters))
  return (
    <>
      <p className="-mt-3 text-sm text-ink-soft">{summaryOf(filters)}</p>
      {same ? (
        <SavedAlready name={same.name} />
      ) : (
        <SaveSearchForm
          filters={filters}
          savedSearches={savedSearches}
          taken={saved.map(({ name }) => name)}
          onClose={onClose}
        />
      )}
    </>
  )
}

/** The search in one line: 'Morris County · $300,000 - $800,000 · 3+ beds · Pool'. */
function summaryOf(filters: ListingFilters): string {
  const { location, priceRange, beds, baths, others } = describeSavedSearch(filters)
  return [location, priceRange, ...[beds, baths].filter((size) => size !== 'Any'), ...others].join(' · ')
}

function SavedAlready({ name }: { name: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  // It may replace the form that had the focus.
  useEffect(() => link.current?.focus(), [])
  return (
    <>
      <p>
        You’ve already saved this search as <strong className="font-semibold">“{name}”</strong>.
      </p>
      <Link
        ref={link}
        to="/favorites"
        search={{ tab: 'searches' }}
        className={buttonClass('primary', 'medium', 'self-end')}
      >
        See it in Favorites
      </Link>
    </>
  )
}
