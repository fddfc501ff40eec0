import { Bookmark } from 'lucide'
import { useState } from 'react'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import { buttonClass } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import { SaveSearchForm } from './save-search-without-scripts.tsx'

interface SaveSearchButtonProps {
  filters: ListingFilters
  savedSearches: SavedSearchGateway
  className: string
  /** Classes of the label: where there is no room for it, it is for screen readers and the tooltip. */
  wordsClass: string
  /** On the button; default: 'Save this search'. */
  words?: string
}

const loadDialog = () => import('./save-search-dialog.lazy.tsx').then((file) => file.SaveSearchDialog)

/** Opens the dialog that saves a search. */
export function SaveSearchButton({
  filters,
  savedSearches,
  className,
  wordsClass,
  words = 'Save this search',
}: SaveSearchButtonProps) {
  const { Component: Dialog, request } = useLazyComponent(loadDialog)
  const [open, setOpen] = useState(false)
  const show = async () => {
    if (await request()) setOpen(true)
    else notify({ title: 'We couldn’t save the search', tone: 'destructive' })
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={words}
        onClick={() => void show()}
        className={buttonClass('secondary', 'medium', `save-search noscript:hidden ${className}`)}
      >
        <Icon of={Bookmark} size={18} />
        <span className={wordsClass}>{words}</span>
      </button>
      <noscript>
        {import.meta.env.SSR && <SaveSearchForm filters={filters} className={className} wordsClass={wordsClass} />}
      </noscript>
      {Dialog && <Dialog open={open} filters={filters} savedSearches={savedSearches} onClose={() => setOpen(false)} />}
    </>
  )
}
