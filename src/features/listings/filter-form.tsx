import type { ReactNode } from 'react'
import { Button } from '#ui/primitives/button.tsx'

interface FilterFormProps {
  id: string
  /** Where narrow screens hide it. */
  isOpen: boolean
  /** The homes found, in words. */
  count: string
  onSettle: () => void
  onClose: () => void
  children: ReactNode
}

/** The filters' place: beside the results, or on narrow screens above them, hidden until asked for (L-02). */
export function FilterForm({ id, isOpen, count, onSettle, onClose, children }: FilterFormProps) {
  return (
    <form
      id={id}
      aria-label="Filters"
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        onSettle()
      }}
      className={`filters ${isOpen ? '' : 'max-lg:hidden'}`}
    >
      {children}
      <div
        data-foot-bar
        className="sticky bottom-(--call-bar) z-30 -mb-6 flex items-center justify-between gap-4 bg-paper py-3 lg:hidden forced-colors:border-t"
      >
        <span aria-hidden className="tabular-nums">
          {count}
        </span>
        <Button onClick={onClose}>Close Filters</Button>
      </div>
    </form>
  )
}
