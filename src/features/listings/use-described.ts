import { useRef, useState } from 'react'
import type { ListingSummary } from '#domain/listing/listing.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { isInForce, type Described } from './described.ts'
import { UNREAD } from './listing-texts.ts'
import type { ListingSearch } from './use-listing-search.ts'

const loadReader = () => import('./describe.lazy.ts')

/** Sentences of this tab that made filters, the last one last: Back to a search shows its sentence again. */
let known: readonly Described[] = []
const MOST_KNOWN = 20

/** Words that are no name of a place, a street or a home's title. */
const OF_A_SENTENCE = /\b(?:beds?|bedrooms?|baths?|bathrooms?|under|below|over|with|without|near|rent|minutes?)\b/i
const WORDS_OF_A_SENTENCE = 4

/** Whether a text waits for Enter: filtering by each of its words while it is typed would hide every home. */
export const isSentence = (text: string): boolean =>
  OF_A_SENTENCE.test(text) || text.trim().split(/\s+/).length >= WORDS_OF_A_SENTENCE

export interface DescribedSearch {
  /** What the search box shows. */
  value: string
  /** The sentence that made the filters in force, or that could make none. */
  described: Described | null
  problem: string
  type: (text: string) => void
  /** Searches for what the box shows: as a sentence, or else as words of a title or an address. */
  send: () => Promise<void>
  /** Fetches the reader before it is needed. */
  prepare: () => void
}

/** One search box for names and for sentences. Names filter while they are typed, sentences when they are sent. */
export function useDescribed(
  { state, type, choose, settle }: ListingSearch,
  shown: readonly ListingSummary[] = [],
): DescribedSearch {
  const { filters } = state.wanted
  const [draft, setDraft] = useState<string | null>(null)
  const [unapplied, setUnapplied] = useState<Described | null>(null)
  const [problem, setProblem] = useState('')
  const latest = useRef(0)
  const inForce = known.findLast((one) => isInForce(one, filters)) ?? null
  const value = draft ?? (state.text || (inForce?.said ?? ''))

  const typeText = (text: string) => {
    latest.current++
    setProblem('')
    setUnapplied(null)
    const waits = isSentence(text)
    setDraft(waits || (text === '' && inForce) ? text : null)
    if (!waits) type(text)
    else if (filters.search) type('')
  }
  const searchText = (text: string) => {
    setDraft(null)
    type(text)
    settle()
  }
  const send = async () => {
    const said = value.trim()
    if (!said || said === inForce?.said) return settle()
    const asked = ++latest.current
    const base: ListingFilters = { ...filters, search: '' }
    const prices = shown.map(({ price }) => price)
    const next = await loadReader()
      .then(({ describe }) => describe(said, base, inForce, prices))
      .catch(() => null)
    // Another text was typed or sent meanwhile.
    if (asked !== latest.current) return
    if (next === null) return isSentence(said) ? setProblem(UNREAD) : searchText(said)
    const isName = next.isPlace && next.used.some((words) => words.toLowerCase() === said.toLowerCase())
    if (!next.isApplied || isName) {
      if (!isName && (isSentence(said) || next.skipped.length === 0)) setUnapplied(next)
      return searchText(said)
    }
    known = [...known, next].slice(-MOST_KNOWN)
    setDraft(null)
    choose(next.filters, next.sort ?? undefined)
  }
  return {
    value,
    described: draft === null ? (unapplied ?? inForce) : null,
    problem,
    type: typeText,
    send,
    prepare: () => void loadReader().catch(() => undefined),
  }
}
