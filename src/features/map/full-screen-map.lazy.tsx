import { ChevronDown, ChevronUp } from 'lucide'
import { useId, useRef, useState, type ReactNode } from 'react'
import { countOf } from '#domain/count.ts'
import { CloseButton } from '#ui/primitives/close-button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

interface FullScreenMapProps {
  open: boolean
  onClose: () => void
  map: ReactNode
  list: ReactNode
  /** Homes found; undefined until the first answer. */
  total: number | undefined
}

/** The map on a screen too narrow to show it beside the list: full screen, with the list in a sheet at its foot. */
export function FullScreenMap({ open, onClose, map, list, total }: FullScreenMapProps) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      firstFocus={title}
      className="m-0! h-dvh max-h-none w-full max-w-none overflow-hidden bg-sand!"
    >
      <div className="group/map relative h-full [--peek:3.5rem]">
        <h2 ref={title} id={titleId} tabIndex={-1} className="sr-only">
          Map of homes
        </h2>
        {/* Drawing an area has its own way out. */}
        <div className="absolute top-1 right-1 z-9 size-15 group-has-[[data-drawing]]/map:hidden">
          <CloseButton
            label="Close the map"
            onClose={onClose}
            className="rounded-sm bg-surface shadow-lifted forced-colors:border"
          />
        </div>
        <div className="absolute inset-x-0 top-0 bottom-(--peek) overflow-hidden">{map}</div>
        <ListSheet total={total}>{list}</ListSheet>
      </div>
    </Dialog>
  )
}

/** A sheet counts as open once a fifth of its way is scrolled. */
const OPEN_FROM = 0.2

/**
 * The list below the map. The sheet is the lower part of a scroller whose upper part is clear and lets everything through to
 * the map, so that a finger drags it up and goes on into the list.
 */
function ListSheet({ total, children }: { total: number | undefined; children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const sheet = useRef<HTMLElement>(null)
  const toggle = () => scroller.current?.scrollTo({ top: open ? 0 : sheet.current!.offsetTop })
  return (
    <div
      ref={scroller}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) => setOpen(scrollTop > clientHeight * OPEN_FROM)}
      className="pointer-events-none absolute inset-x-0 top-16 bottom-0 z-8 snap-y snap-proximity overflow-y-auto overscroll-contain scroll-smooth [scrollbar-width:none]"
    >
      <div className="h-[calc(100%-var(--peek))] snap-start" />
      <section
        ref={sheet}
        aria-label="List of homes"
        className="pointer-events-auto min-h-full snap-start rounded-t-lg bg-paper shadow-[0_-4px_24px_oklch(0.24_0.025_265/0.16)]"
      >
        <button
          type="button"
          aria-expanded={open}
          onClick={toggle}
          className="sticky top-0 z-2 flex h-(--peek) w-full items-center justify-between rounded-t-lg border-b border-line bg-paper px-5 text-sm before:absolute before:top-1.5 before:left-1/2 before:h-1 before:w-9 before:-translate-x-1/2 before:rounded-full before:bg-line -outline-offset-2 forced-colors:border-t forced-colors:before:bg-[ButtonText]"
        >
          <span className="font-semibold tabular-nums">
            {total === undefined ? 'Homes' : countOf(total, 'property', 'properties')}
          </span>
          <span className="flex items-center gap-1.5">
            {open ? 'Map' : 'List'}
            <Icon of={open ? ChevronDown : ChevronUp} size={18} />
          </span>
        </button>
        {children}
      </section>
    </div>
  )
}
