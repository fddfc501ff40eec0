import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { SAID_PLACES } from '#content/said-places.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { partText } from '#domain/search/filter-parts.ts'
import { activeParts } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { Sort } from '#domain/search/sort.ts'
import { readPlaceNames } from '#language/place-names.ts'
import { SPOKEN_MAX_LENGTH } from '#language/split-words.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/chip.tsx'
import { TextArea } from '#ui/primitives/field.tsx'
import { describedPlainly, isInForce, type Described } from './described.ts'

export interface DescribeFieldProps {
  /** The filters in force. */
  filters: ListingFilters
  /** The homes on this page, once they are known. */
  shown: readonly ListingSummary[] | undefined
  /** A sentence was understood: its filters, and the order it asks for. */
  onDescribe: (filters: ListingFilters, sort?: Sort) => void
}

const NAMES = readPlaceNames(SAID_PLACES)

const UNREAD = 'This sentence can’t be read right now. Check your connection, then press “Show homes” again.'

/** What was typed outlives closing the field and leaving the page, as long as the tab isn't reloaded. */
let kept: { text: string; described: Described | null } = { text: '', described: null }

/** A sentence, and what was understood of it. Enter or the button applies it like any other choice of filters. */
export function DescribeField({ filters, shown, onDescribe }: DescribeFieldProps) {
  const [{ text, described }, setState] = useState(kept)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const latest = useRef(0)
  const [problem, setProblem] = useState('')
  const current = useRef({ filters, shown })
  useEffect(() => {
    current.current = { filters, shown }
  })
  useEffect(() => field.current?.focus(), [])
  useEffect(() => () => void latest.current++, [])
  const keep = (next: typeof kept) => setState((kept = next))

  const apply = async () => {
    if (!text.trim()) return
    const asked = ++latest.current
    setProblem('')
    const next = describedPlainly(text, filters, described, NAMES) ?? (await describeFully())
    // Another sentence was sent meanwhile, or the field is closed.
    if (asked !== latest.current) return
    if (next === null) return setProblem(UNREAD)
    keep({ text: kept.text, described: next })
    if (next.isApplied) onDescribe(next.filters, next.sort ?? undefined)
  }
  /** Null where the readers of all sentences can't be fetched. */
  const describeFully = async (): Promise<Described | null> => {
    const file = await import('./described-fully.lazy.ts').catch(() => null)
    const { filters: inForce, shown: homes } = current.current
    const prices = homes?.map(({ price }) => price) ?? []
    const cheapest = prices.length > 0 ? Math.min(...prices) : undefined
    return file && file.describedBy(text, inForce, described, NAMES, cheapest)
  }
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void apply()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void apply()
      }}
    >
      <TextArea
        ref={field}
        aria-label="Describe your home"
        aria-describedby={id}
        rows={2}
        maxLength={SPOKEN_MAX_LENGTH}
        value={text}
        onChange={(event) => keep({ text: event.target.value, described })}
        onKeyDown={applyOnEnter}
        enterKeyHint="search"
        autoComplete="off"
        className="field-sizing-content max-h-40 resize-none max-sm:min-h-18"
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id={id} className="text-sm text-ink-soft">
          Say where, up to which price, how many rooms, and what it should have.
        </p>
        <Button type="submit" className="max-sm:w-full">
          Show homes
        </Button>
      </div>
      <div aria-live="polite">
        {problem && <p className="mt-3 text-sm">{problem}</p>}
        {described && isInForce(described, filters) && <Understood {...described} />}
      </div>
    </form>
  )
}

function Understood({ chips, notes, missed, filters }: Described) {
  const id = useId()
  const ofFilters = activeParts(filters).map((part) => partText(part, filters))
  // The filters' own chips stand below; what they say isn't shown twice.
  const isShownBelow = (words: string) => ofFilters.some((chip) => chip.includes(words))
  const allBelow = chips.every(isShownBelow)
  if (chips.length + notes.length + missed.length === 0) return null
  return (
    <div
      className={`flex flex-col gap-2 text-sm ${allBelow && notes.length + missed.length === 0 ? '' : 'mt-3 border-t border-line pt-3'}`}
    >
      {chips.length > 0 && (
        <div className={allBelow ? 'sr-only' : 'flex flex-wrap items-baseline gap-2'}>
          <b id={id} className="font-semibold">
            Understood
          </b>
          <ul aria-labelledby={id} className="contents">
            {chips.map((words) => (
              <li key={words} className={isShownBelow(words) ? 'sr-only' : 'max-w-full'}>
                <Chip>{words}</Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
      {missed.length > 0 && (
        <p>
          <b className="font-semibold">Not understood</b> {missed.map((words) => `“${words}”`).join(', ')}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="text-ink-soft">
          {note}
        </p>
      ))}
    </div>
  )
}
