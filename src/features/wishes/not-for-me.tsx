import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ListingSummary } from '#domain/listing/listing.ts'
import type { PassReason } from '#domain/match/told-wishes.ts'
import { PASS_TEXTS, passedText } from './pass-words.ts'

const REASONS = Object.keys(PASS_TEXTS) as PassReason[]

interface NotForMeProps {
  home: Pick<ListingSummary, 'id' | 'title'>
  onPass: (reason: PassReason) => void
  /** Asked as it appears. */
  takesFocus: () => boolean
}

/** Marks a home as not for the visitor, with the reason. */
export function NotForMe({ home: { id, title }, onPass, takesFocus }: NotForMeProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useFocus<HTMLButtonElement>(takesFocus)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={`Not for me: ${title}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `pass-${id}` : undefined}
        onClick={() => setOpen(!isOpen)}
        className="link fit-pass"
      >
        Not for me
      </button>
      {isOpen && (
        <fieldset id={`pass-${id}`} className="pass-reasons">
          <legend>Why not?</legend>
          {REASONS.map((reason) => (
            <button
              key={reason}
              type="button"
              onClick={() => onPass(reason)}
              onKeyDown={({ key }) => key === 'Escape' && close()}
            >
              {PASS_TEXTS[reason]}
            </button>
          ))}
        </fieldset>
      )}
    </>
  )
}

interface PassedHomeProps {
  home: Pick<ListingSummary, 'id' | 'title'>
  reason: PassReason
  onUndo: () => void
  /** Asked as it appears. */
  takesFocus: () => boolean
}

/** What is left of the card of a home that isn't for the visitor. */
export function PassedHome({ home, reason, onUndo, takesFocus }: PassedHomeProps) {
  const { id, title } = home
  return (
    <p id={`home-${id}`} className="passed-home">
      <span>
        <Link to="/listings/$id" params={{ id: String(id) }} className="link">
          {title}
        </Link>
        : {passedText(reason)}
      </span>
      <Undo {...{ home, onUndo, takesFocus }} />
    </p>
  )
}

/** The same below its card, where its reasons are open. */
export function UndoPass({ home, reason, onUndo, takesFocus }: PassedHomeProps) {
  return (
    <p className="fit-pass">
      <span className="text-ink-soft first-letter:uppercase">{passedText(reason)}</span>
      <Undo {...{ home, onUndo, takesFocus }} />
    </p>
  )
}

function Undo({ home: { title }, onUndo, takesFocus }: Omit<PassedHomeProps, 'reason'>) {
  const button = useFocus<HTMLButtonElement>(takesFocus)
  return (
    <button ref={button} type="button" aria-label={`Undo: ${title}`} onClick={onUndo} className="link min-h-11">
      Undo
    </button>
  )
}

/** Gives an element the focus as it appears in the place of what had it. */
function useFocus<Focused extends HTMLElement>(takesFocus: () => boolean) {
  const element = useRef<Focused>(null)
  const appeared = useEffectEvent(() => {
    if (takesFocus()) element.current?.focus()
  })
  useEffect(() => appeared(), [])
  return element
}
