import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

/** a tooltip waits 700 ms; moving on to the next within 300 ms of the last one shows it at once. */
const DELAY_MS = 700
const SKIP_DELAY_MS = 300

let lastClosedAt = -Infinity

interface TooltipProps {
  text: string
  /** One focusable element that is already named; the tooltip repeats or explains it. */
  children: ReactNode
  side?: 'top' | 'bottom'
}

const SIDES = { top: 'bottom-full mb-2', bottom: 'top-full mt-2' }

/** A short text beside a control on hover and keyboard focus; Escape closes it. */
export function Tooltip({ text, children, side = 'bottom' }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()

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
          id={id}
          className={`pointer-events-none absolute left-1/2 z-50 -translate-x-1/2 rounded-sm bg-ink px-2.5 py-1 text-xs font-medium whitespace-nowrap text-white shadow-lifted ${SIDES[side]}`}
        >
          {text}
        </span>
      )}
    </span>
  )
}
