import { ArrowLeft, ArrowRight } from 'lucide'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '#ui/primitives/icon.tsx'
import { lastPlace, within } from './turns.ts'

/** Cards in view on a wide screen (H-03). */
const SHOWN = 3
/** Where a browser doesn't say that a scroll has ended: a track that hasn't moved for so many ms is at rest. */
const REST_MS = 200

interface CardTrackProps {
  /** Names the track and its buttons. */
  label: string
  items: readonly { key: number; card: ReactNode }[]
  /** Stands in line with the buttons. */
  children: ReactNode
}

/** Cards side by side, moved by swiping or by Previous and Next, one at a time. */
export function CardTrack({ label, items, children }: CardTrackProps) {
  const track = useRef<HTMLUListElement>(null)
  /** Where the buttons are scrolling to. */
  const heading = useRef<number>(undefined)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [place, setPlace] = useState(0)
  const [last, setLast] = useState(lastPlace(items.length, SHOWN))

  const measure = () => {
    const list = track.current
    const [first, second] = list?.children ?? []
    if (!list || !first) return null
    const step = second ? (second as HTMLElement).offsetLeft - (first as HTMLElement).offsetLeft : list.clientWidth
    const end = lastPlace(items.length, Math.floor((list.clientWidth + 24) / step))
    setLast(end)
    return { list, step, end }
  }
  useEffect(() => {
    const observer = new ResizeObserver(() => void measure())
    observer.observe(track.current!)
    return () => observer.disconnect()
  })

  const goTo = (wanted: number) => {
    const measured = measure()
    if (!measured) return
    const next = within(wanted, measured.end)
    setPlace(next)
    heading.current = next
    measured.list.scrollTo({ left: next * measured.step, behavior: 'smooth' })
  }
  // After a swipe the buttons have to know where it ended; during a scroll of their own they must not be told.
  const settle = () => {
    const measured = measure()
    if (!measured) return
    const reached = within(Math.round(measured.list.scrollLeft / measured.step), measured.end)
    // A quick second click overtakes the end of the first scroll.
    if (heading.current !== undefined && heading.current !== reached) return
    heading.current = undefined
    setPlace(reached)
  }
  const takeOver = () => {
    heading.current = undefined
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
        <div className="flex gap-2">
          <StepButton label={`Previous ${label}`} disabled={place <= 0} onClick={() => goTo(place - 1)}>
            <Icon of={ArrowLeft} size={20} />
          </StepButton>
          <StepButton label={`Next ${label}`} disabled={place >= last} onClick={() => goTo(place + 1)}>
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

/** Previous or Next: a round button with a hairline. */
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
