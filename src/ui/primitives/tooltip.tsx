import { useEffect, useRef, useState, type ReactNode } from 'react'

/** a tooltip waits 700 ms; moving on to the next within 300 ms of the last one shows it at once. */
const DELAY_MS = 700
const SKIP_DELAY_MS = 300

/** Of any tooltip on the page, ms on the page's own clock. */
let lastClosedAt = -Infinity

interface TooltipProps {
  text: string
  /** One focusable element that is already named; the tooltip repeats or explains it. */
  children: ReactNode
}

/** A short text beside a control on hover and keyboard focus; Escape closes it. */
export function Tooltip({ text, children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = () => {
    clearTimeout(timer.current)
    const wait = performance.now() - lastClosedAt < SKIP_DELAY_MS ? 0 : DELAY_MS
    timer.current = setTimeout(() => setOpen(true), wait)
  }
  const hide = () => {
    clearTimeout(timer.current)
    if (open) lastClosedAt = performance.now()
    setOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <span
      className="relative inline-flex"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {open && (
        <span
          role="tooltip"
          className="pointer-events-none absolute top-full left-1/2 z-50 mt-2 -translate-x-1/2 rounded-sm bg-ink px-2.5 py-1 text-xs font-medium whitespace-nowrap text-white shadow-lifted"
        >
          {text}
        </span>
      )}
    </span>
  )
}
