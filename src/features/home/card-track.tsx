import { ArrowLeft, ArrowRight } from 'lucide'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '#ui/primitives/icon.tsx'
import { clampIndex, lastStart } from './carousel-range.ts'

/** Cards in view on a wide screen (H-03). */
const WIDE_CARDS = 3
/** A scroll has ended when the track hasn't moved for this long, ms; for browsers without the scrollend event. */
const REST_MS = 200

interface CardTrackProps {
  /** Accessible name of the track and its buttons. */
  label: string
  items: readonly { key: number; card: ReactNode }[]
  /** Shown beside the buttons. */
  children: ReactNode
}

/** A carousel of cards, moved by swiping or one by one with Previous and Next. */
export function CardTrack({ label, items, children }: CardTrackProps) {
  const track = useRef<HTMLUListElement>(null)
  /** The index the buttons are scrolling to. */
  const target = useRef<number>(undefined)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [index, setIndex] = useState(0)
  const count = items.length
  const [last, setLast] = useState(lastStart(count, WIDE_CARDS))

  const measure = useCallback(() => {
    const list = track.current
    const [first, second] = list?.children ?? []
    if (!list || !first) return null
    const step = second ? (second as HTMLElement).offsetLeft - (first as HTMLElement).offsetLeft : list.clientWidth
    const end = lastStart(count, Math.floor((list.clientWidth + 24) / step))
    setLast(end)
    return { list, step, end }
  }, [count])
  useEffect(() => {
    const observer = new ResizeObserver(() => void measure())
    observer.observe(track.current!)
    return () => observer.disconnect()
  }, [measure])

  const goTo = (wanted: number) => {
    const measured = measure()
    if (!measured) return
    const next = clampIndex(wanted, measured.end)
    setIndex(next)
    target.current = next
    measured.list.scrollTo({ left: next * measured.step, behavior: 'smooth' })
  }
  // After a swipe the buttons need the new index. During their own scroll the indexes on the way don't count.
  const settle = () => {
    const measured = measure()
    if (!measured) return
    const reached = clampIndex(Math.round(measured.list.scrollLeft / measured.step), measured.end)
    // A second click came before the first scroll had ended.
    if (target.current !== undefined && target.current !== reached) return
    target.current = undefined
    setIndex(reached)
  }
  const takeOver = () => {
    target.current = undefined
  }
  const settleLater = () => {
    if ('onscrollend' in window) return
    clearTimeout(resting.current)
    resting.current = setTimeout(settle, REST_MS)
  }

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        {children}
        <div className="flex gap-2 noscript:hidden">
          <StepButton label={`Previous ${label}`} disabled={index <= 0} onClick={() => goTo(index - 1)}>
            <Icon of={ArrowLeft} size={20} />
          </StepButton>
          <StepButton label={`Next ${label}`} disabled={index >= last} onClick={() => goTo(index + 1)}>
            <Icon of={ArrowRight} size={20} />
          </StepButton>
        </div>
      </div>
      <ul
        ref={track}
        onPointerDown={takeOver}
        onWheel={takeOver}
        onScroll={settleLater}
        onScrollEnd={settle}
        aria-label={label}
        className="card-track"
      >
        {items.map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </ul>
    </>
  )
}

interface StepButtonProps {
  label: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

/** A round button: Previous or Next. */
export function StepButton({ label, disabled = false, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="flex size-12 items-center justify-center rounded-full border border-ink/25 transition-colors hover:border-ink hover:bg-ink hover:text-white disabled:pointer-events-none disabled:border-line disabled:text-ink-soft/50"
    >
      {children}
    </button>
  )
}
