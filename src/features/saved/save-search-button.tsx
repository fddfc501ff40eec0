import { Bookmark } from 'lucide'
import { useState, type ComponentType } from 'react'
import type { ListingFilters } from '#domain/search/filters.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import { buttonClass } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { notify } from '#ui/primitives/toast.ts'
import type { SaveSearchDialogProps } from './save-search-dialog.tsx'

interface SaveSearchButtonProps {
  filters: ListingFilters
  savedSearches: SavedSearchGateway
  className: string
  /** Where there is no room for the words, they are for screen readers and the pointer that rests. */
  wordsClass: string
}

/** Opens the dialog that keeps a search; its code comes with the first click. */
export function SaveSearchButton({ filters, savedSearches, className, wordsClass }: SaveSearchButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<SaveSearchDialogProps>>()
  const [open, setOpen] = useState(false)
  const ask = () => {
    setOpen(true)
    import('./save-search-dialog.tsx').then(
      ({ SaveSearchDialog }) => setDialog(() => SaveSearchDialog),
      () => notify({ title: 'The search could not be saved', tone: 'destructive' }),
    )
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title="Save this search"
        onClick={ask}
        className={buttonClass('secondary', 'medium', `save-search ${className}`)}
      >
        <Icon of={Bookmark} size={18} />
        <span className={wordsClass}>Save this search</span>
      </button>
      {Dialog && <Dialog open={open} filters={filters} savedSearches={savedSearches} onClose={() => setOpen(false)} />}
    </>
  )
}
