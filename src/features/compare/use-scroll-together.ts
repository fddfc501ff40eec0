import { useRef, type FocusEvent, type PointerEvent, type UIEvent, type WheelEvent } from 'react'

type Driving = PointerEvent<HTMLElement> | WheelEvent<HTMLElement> | FocusEvent<HTMLElement>

/**
 * Two boxes that scroll sideways as one, 'head' and 'body': properties for each. Only the one that the visitor moves is followed,
 * because answering the other's own scroll events would stop a swipe that is still running out.
 */
export function useScrollTogether() {
  const head = useRef<HTMLTableSectionElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const moved = useRef<HTMLElement | null>(null)
  const takeOver = (event: Driving) => {
    moved.current = event.currentTarget
  }
  const driving = { onPointerDown: takeOver, onPointerEnter: takeOver, onWheel: takeOver, onFocus: takeOver }
  /** Brings a head that the keyboard reached wholly into view; browsers stop at the first pixel of it. */
  const reveal = (event: FocusEvent<HTMLElement>) => {
    takeOver(event)
    if (event.target.matches(':focus-visible'))
      event.target.closest('th')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const follow = ({ currentTarget }: UIEvent<HTMLElement>) => {
    if (currentTarget !== (moved.current ?? body.current)) return
    const other = currentTarget === head.current ? body.current : head.current
    if (other) other.scrollLeft = currentTarget.scrollLeft
  }
  return {
    head: { ref: head, onScroll: follow, ...driving, onFocus: reveal },
    body: { ref: body, onScroll: follow, ...driving },
  }
}
