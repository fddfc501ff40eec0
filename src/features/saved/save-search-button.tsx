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
  /** The filters that are wishes; default: none. */
  liked?: readonly string[]
  savedSearches: SavedSearchGateway
  /** There is no room for the words: they are for screen readers and the tooltip. */
  isSmall?: boolean
  className?: string
  /** On the button; default: 'Save this search'. */
  words?: string
}

const loadDialog = () => import('./save-search-dialog.lazy.tsx').then((file) => file.SaveSearchDialog)

/** Opens the dialog that saves a search. */
export function SaveSearchButton({
  filters,
  liked,
  savedSearches,
  isSmall = false,
  className = '',
  words = 'Save this search',
}: SaveSearchButtonProps) {
  const { Component: Dialog, request } = useLazyComponent(loadDialog)
  const [open, setOpen] = useState(false)
  const [classes, wordsClass] = isSmall ? [`w-11 px-0! ${className}`, 'sr-only'] : [className, '']
  const search = { filters, liked: [...(liked ?? [])] }
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
        className={buttonClass('secondary', 'medium', `save-search noscript:hidden ${classes}`)}
      >
        <Icon of={Bookmark} size={18} />
        <span className={wordsClass}>{words}</span>
      </button>
      <noscript>
        {import.meta.env.SSR && (
          <SaveSearchForm search={search} className={classes} wordsClass={wordsClass} words={words} />
        )}
      </noscript>
      {Dialog && <Dialog open={open} search={search} savedSearches={savedSearches} onClose={() => setOpen(false)} />}
    </>
  )
}
