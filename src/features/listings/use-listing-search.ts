import { useEffect, useState } from 'react'
import type { ListingsView, QueryParams } from '#domain/search/filters-url.ts'
import type { ListingFilters } from '#domain/search/filters.ts'
import type { Sort } from '#domain/search/sort.ts'
import { throttle } from '#ui/filters/throttle.ts'
import { arrived, ask, paramsOf, stateFromParams, withFilters, withSort, withText } from './search-state.ts'
import type { SearchState } from './search-state.ts'

/** At most one request in so many ms while a visitor types or drags. */
const REQUEST_PACE_MS = 120

/** Brings parameters into the URL; `replace` adds no entry to the history. */
export type WriteUrl = (params: Record<string, string>, replace: boolean) => void

export interface ListingSearch {
  state: SearchState
  /** The search box changed: looked up at once, then at the pace of requests; no entry in the history. */
  type: (text: string) => void
  /** A thumb of the price slider moved: like typing, but the first move of a gesture makes an entry in the history. */
  slide: (filters: ListingFilters, replace: boolean) => void
  /** One choice, of filters and perhaps their order: looked up at once, with an entry in the history. */
  choose: (filters: ListingFilters, sort?: Sort) => void
  sortBy: (sort: Sort) => void
  show: (view: ListingsView) => void
  /** Looks up at once what waits for its turn. */
  settle: () => void
}

/** The listings page's search: state ahead of the URL, kept in the URL, restored from it. */
export function useListingSearch(params: QueryParams, writeUrl: WriteUrl): ListingSearch {
  const [state, setState] = useState(() => stateFromParams(params))
  const [pace] = useState(() => throttle(REQUEST_PACE_MS))
  useEffect(() => () => pace.cancel(), [pace])

  const current = arrived(state, params)
  if (current !== state) setState(current)

  const send = (next: SearchState, replace: boolean) => {
    setState(ask)
    // The request goes first: writing history blocks for some ms, which then pass while the answer is on its way.
    setTimeout(() => writeUrl(paramsOf(next), replace))
  }
  const paced = (next: SearchState, replace: boolean) => {
    setState(next)
    pace.run(() => send(next, replace))
  }
  const atOnce = (next: SearchState) => {
    pace.cancel()
    setState(next)
    send(next, false)
  }
  return {
    state: current,
    type: (text) => paced(withText(current, text), true),
    slide: (filters, replace) => paced(withFilters(current, filters), replace),
    choose: (filters, sort = current.wanted.sort) => atOnce(withSort(withFilters(current, filters), sort)),
    sortBy: (sort) => atOnce(withSort(current, sort)),
    show: (view) => atOnce({ ...current, view }),
    settle: () => pace.flush(),
  }
}
