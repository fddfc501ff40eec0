import { useState } from 'react'
import { activeParts, filterOfPart } from '#domain/search/filters.ts'
import { isFurther } from '#domain/search/filters/catalogue.ts'
import { Button } from '#ui/primitives/button.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import type { MoreFiltersProps } from './more-filters.lazy.tsx'

const loadDialog = () => import('./more-filters.lazy.tsx').then((file) => file.MoreFilters)

/** Opens the filters that the panel doesn't hold, and says how many of them are in force. */
export function MoreFiltersButton(props: MoreFiltersProps) {
  const { Component: Dialog, request } = useLazyComponent(loadDialog)
  const [open, setOpen] = useState(false)
  const show = async () => {
    if (await request()) setOpen(true)
    else notify({ title: 'We can’t show more filters right now', tone: 'destructive' })
  }
  const active = activeParts(props.filters).filter((part) => isFurther(filterOfPart(part))).length
  return (
    <>
      <Button
        tone="secondary"
        aria-haspopup="dialog"
        onClick={() => void show()}
        className="more-filters noscript:hidden"
      >
        More filters{active > 0 && ` (${active})`}
      </Button>
      {Dialog && <Dialog {...props} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
