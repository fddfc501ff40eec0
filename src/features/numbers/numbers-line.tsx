import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { hasOwnTerms } from '#domain/money/linked-terms.ts'
import { NO_OWN_NUMBERS, type OwnNumbers } from '#domain/money/own-numbers.ts'
import { briefTermsText, termsText } from '#domain/money/terms-text.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { onNumbersAsked, useCostTerms } from '#ui/listing/cost-terms.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { useWorkPlace } from '#ui/listing/work-place.ts'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import { useKeepNumbers, useTermsAddress } from './use-keep-numbers.ts'
import { useKeepWorkPlace } from './use-keep-work-place.ts'
import { useOwnNumbers } from './use-own-numbers.ts'

const loadPanel = () => import('./numbers-panel.lazy.tsx').then((file) => file.NumbersPanel)

export interface NumbersLineProps {
  loadNumbers: LoadToldStore
  /** Costs narrow or order the results: their terms belong into the address. */
  inAddress?: boolean
  /** There is no room for the form under the line, however wide the window. */
  alwaysDialog?: boolean
  /** As a chip of two figures, which opens the form over the page: '10% down · 7.40%'. */
  brief?: boolean
  className?: string
}

/** 'Assumes 10% down, 30-year loan at 7.40% (Oct 8, 2026) · Edit': the numbers of every cost on the page. */
export function NumbersLine({
  loadNumbers,
  inAddress = false,
  alwaysDialog = false,
  brief = false,
  className = '',
}: NumbersLineProps) {
  const costTerms = useCostTerms()
  const today = useToday()
  const store = useOwnNumbers(loadNumbers)
  const keep = useKeepNumbers(store, inAddress)
  const workPlace = useWorkPlace()
  const keepWorkPlace = useKeepWorkPlace(store)
  const writeAddress = useTermsAddress()
  const { Component: Panel, failed, request } = useLazyComponent(loadPanel)
  const [open, setOpen] = useState(false)
  /** For screen readers; the line itself is seen to change. */
  const [said, setSaid] = useState('')
  const [refused, setRefused] = useState('')
  const change = useRef<HTMLButtonElement>(null)
  const id = useId()
  const show = async () => {
    if (await request()) setOpen(true)
  }
  const { own, fromLink, usual } = costTerms
  // A filter by cost was chosen: what it finds depends on the visitor's numbers.
  const missing = inAddress && !costTerms.inAddress && hasOwnTerms(own)
  const complete = useEffectEvent(() => writeAddress(own))
  useEffect(() => {
    if (missing) complete()
  }, [missing])
  const asked = useEffectEvent(() => void show())
  useEffect(() => onNumbersAsked(() => asked()), [])

  const close = () => {
    setOpen(false)
    change.current?.focus()
  }
  const use = ({ terms, household, workPlace: place }: OwnNumbers) => {
    setRefused(keep({ terms, household }) || keepWorkPlace(place))
    setSaid(`Every cost uses ${termsText(terms, costTerms.usual, today)}.`)
    close()
  }
  const edit = (words: string) => (
    <button
      ref={change}
      type="button"
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      aria-label={`${words} your numbers`}
      onClick={() => (open ? close() : void show())}
      className="link noscript:hidden"
    >
      {words}
    </button>
  )
  const { begin, end } = cutAtLast(termsText(own, usual, today))
  return (
    <section aria-label="Your numbers" className={`${brief ? 'numbers-chip' : 'numbers-line'} ${className}`}>
      {brief ? (
        <p>
          {fromLink && 'From the link: '}
          {briefTermsText(own, usual)} {edit('Edit')}
        </p>
      ) : (
        <p>
          {fromLink ? 'From the link: ' : 'Assumes '}
          {begin}
          {/* Together, so that no line begins or ends with the dot. */}
          <span className="whitespace-nowrap">
            {end}{' '}
            <span aria-hidden className="px-0.5 print:hidden noscript:hidden">
              ·
            </span>{' '}
            {edit('Edit')}
          </span>
        </p>
      )}
      {failed && <p role="alert">We couldn’t load the form. Try again.</p>}
      <output className="block pb-2 empty:hidden">{refused}</output>
      <output className="sr-only">{said}</output>
      {open && Panel && (
        <Panel
          id={id}
          alwaysDialog={alwaysDialog || brief}
          numbers={{ ...(store?.read() ?? NO_OWN_NUMBERS), terms: own, workPlace: workPlace.id }}
          costTerms={costTerms}
          onUse={use}
          onClose={close}
        />
      )}
    </section>
  )
}

/** Cuts a text before its last word. */
function cutAtLast(text: string): { begin: string; end: string } {
  const at = text.lastIndexOf(' ') + 1
  return { begin: text.slice(0, at), end: text.slice(at) }
}
