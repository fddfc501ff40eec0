/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for suggestions that load while typing */
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { countOf } from '#domain/count.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { suggest, type Suggestion } from './suggestions.ts'

export interface SearchSuggestionsProps {
  /** As typed. */
  text: string
  /** The homes found for it so far. */
  homes: readonly ListingSummary[] | undefined
  onChoose: (change: Partial<ListingFilters>) => void
}

const NONE: readonly ListingSummary[] = []

/**
 * The listbox of the search box beside it, which is a combobox with a listbox popup (ARIA Authoring Practices Guide): the focus
 * stays in the box, the arrow keys choose, Enter takes, Escape closes. Without a chosen suggestion Enter searches the text.
 */
export function SearchSuggestions({ text, homes = NONE, onChoose }: SearchSuggestionsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // What was typed while this code was loading counts.
  const [isOpen, setOpen] = useState(() => document.activeElement?.getAttribute('role') === 'combobox')
  const [chosen, setChosen] = useState({ text, index: -1 })
  const offered = useMemo(() => (isOpen ? suggest(text, homes) : []), [isOpen, text, homes])
  const active = chosen.text === text && chosen.index < offered.length ? chosen.index : -1
  const close = () => {
    setOpen(false)
    setChosen({ text, index: -1 })
  }
  const take = (suggestion: Suggestion) => {
    close()
    onChoose(suggestion.change)
  }
  const onBlur = useEffectEvent(close)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Keys of an input method are its own.
    if (event.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0
    if (step !== 0 && !isOpen) setOpen(true)
    else if (step !== 0 && offered.length > 0) setChosen({ text, index: stepped(active, step, offered.length) })
    else if (event.key === 'Enter' && offered[active]) take(offered[active])
    else if (event.key === 'Escape' && offered.length > 0) close()
    else {
      if (event.key === 'Enter') setOpen(false)
      return
    }
    event.preventDefault()
  })
  useEffect(() => {
    const box = boxOf(list.current)
    const listening = new AbortController()
    const { signal } = listening
    box?.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    box?.addEventListener('input', () => setOpen(true), { signal })
    box?.addEventListener('blur', () => onBlur(), { signal })
    return () => listening.abort()
  }, [])
  useEffect(() => {
    const box = boxOf(list.current)
    box?.setAttribute('aria-expanded', String(offered.length > 0))
    box?.setAttribute('aria-controls', id)
    if (active < 0) box?.removeAttribute('aria-activedescendant')
    else box?.setAttribute('aria-activedescendant', `${id}-${active}`)
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [id, offered, active])
  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Suggestions"
        hidden={offered.length === 0}
        className="absolute top-full right-0 left-0 z-40 mt-1.5 max-h-[min(28rem,60dvh)] overflow-y-auto rounded-lg border border-line bg-surface py-1.5 shadow-lifted"
      >
        {offered.map((suggestion, index) => (
          <SuggestionOption
            key={`${suggestion.kind} ${suggestion.name} ${suggestion.context}`}
            id={`${id}-${index}`}
            suggestion={suggestion}
            isActive={index === active}
            onTake={take}
          />
        ))}
      </div>
      <output className="sr-only">
        {offered.length > 0 && `${countOf(offered.length, 'suggestion', 'suggestions')}.`}
      </output>
    </>
  )
}

/** The search box stands beside the list. */
const boxOf = (list: HTMLElement | null) => list?.parentElement?.querySelector('input') ?? null

/** The next place among so many, round and round; from none (-1) to the first or the last. */
const stepped = (index: number, step: number, count: number): number =>
  index < 0 && step < 0 ? count - 1 : (index + step + count) % count

interface SuggestionOptionProps {
  id: string
  suggestion: Suggestion
  isActive: boolean
  onTake: (suggestion: Suggestion) => void
}

function SuggestionOption({ id, suggestion, isActive, onTake }: SuggestionOptionProps) {
  const { kind, name, context } = suggestion
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the combobox has keys and focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      // The focus stays in the search box.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onTake(suggestion)}
      className={`flex min-h-11 cursor-pointer flex-col justify-center px-3.5 py-2 text-sm ${isActive ? 'bg-indigo-wash forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]' : 'hover:bg-sand'}`}
    >
      <span className="font-semibold">{name}</span>{' '}
      <span className="text-xs text-ink-soft">
        {kind}, {context}
      </span>
    </div>
  )
}
