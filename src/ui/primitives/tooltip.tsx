import { cloneElement, useEffect, useId, useRef, useState, type ReactElement } from 'react'

/** a tooltip waits 700 ms; moving on to the next within 300 ms of the last one shows it at once. */
const DELAY_MS = 700
const SKIP_DELAY_MS = 300

/** When any tooltip of the page was closed last, ms of `performance.now()`. */
let lastClosedAt = -Infinity

interface TooltipProps {
  text: string
  /** One focusable element that has a name; the tooltip describes it. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/**
 * A short text below a control on hover and keyboard focus. As WCAG 1.4.13 asks, it stays while the pointer is on it, and
 * Escape closes it wherever the focus is.
 */
export function Tooltip({ text, children }: TooltipProps) {
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
  useEffect(() => {
    if (!open) return undefined
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && hide()
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })

  return (
    <span
      className="relative inline-flex"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {open ? cloneElement(children, { 'aria-describedby': id }) : children}
      {open && (
        // The padding lets the pointer reach the text without leaving.
        <span role="tooltip" id={id} className="absolute top-full left-1/2 z-50 -translate-x-1/2 pt-2">
          <span className="block rounded-sm bg-ink px-2.5 py-1 text-xs font-medium whitespace-nowrap text-white shadow-lifted">
            {text}
          </span>
        </span>
      )}
    </span>
  )
}
