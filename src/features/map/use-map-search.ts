import { useEffect, useState } from 'react'
import type { Bounds } from '#domain/geo/geo.ts'
import type { Market } from '#domain/money/money.ts'
import type { QueryParams } from '#domain/search/filters-url.ts'
import type { ListingFilters } from '#domain/search/filters.ts'
import { throttle } from '#ui/filters/throttle.ts'
import { arrived, ask, continuesMove, paramsOf, stateFromParams, withEased, withFilters } from './map-state.ts'
import { withFollow, withoutFilters, withText, withView, type MapState } from './map-state.ts'

/** At most one request in so many ms while a visitor types or drags. */
const REQUEST_PACE_MS = 120

/** Brings parameters into the address; `replace` adds no entry to the history. */
export type WriteUrl = (params: Record<string, string>, replace: boolean) => void

export interface MapPageSearch {
  state: MapState
  /** The search box changed: looked up at the pace of requests; no entry in the history. */
  type: (text: string) => void
  /** A thumb of the price slider moved: like typing, but the first move of a gesture makes an entry in the history. */
  slide: (filters: ListingFilters, replace: boolean) => void
  choose: (filters: ListingFilters) => void
  /** The visitor has moved the map; moves that continue each other, or without a pause between, share an entry in the history. */
  move: (view: Bounds, continued: boolean) => void
  follow: (follow: boolean, view: Bounds | null) => void
  /** Takes back the text and every filter, and shows the whole region. */
  clear: (market: Market) => void
  /** Leaves out one filter, the view perhaps. */
  ease: (filters: ListingFilters) => void
}

/** The map page's search: state ahead of the address, kept in it, restored from it. */
export function useMapSearch(params: QueryParams, writeUrl: WriteUrl): MapPageSearch {
  const [state, setState] = useState(() => stateFromParams(params))
  const [pace] = useState(() => throttle(REQUEST_PACE_MS))
  useEffect(() => () => pace.cancel(), [pace])

  const current = arrived(state, params)
  if (current !== state) setState(current)

  const send = (next: MapState, replace: boolean) => {
    setState(ask)
    // The request goes first: writing history blocks for some ms, which then pass while the answer is on its way.
    setTimeout(() => writeUrl(paramsOf(next), replace))
  }
  const paced = (next: MapState, replace: boolean) => {
    setState(next)
    pace.run(() => send(next, replace))
  }
  const atOnce = (next: MapState, replace = false) => {
    pace.cancel()
    setState(next)
    send(next, replace)
  }
  return {
    state: current,
    type: (text) => paced(withText(current, text), true),
    slide: (filters, replace) => paced(withFilters(current, filters), replace),
    choose: (filters) => atOnce(withFilters(current, filters)),
    move: (view, continued) => {
      const now = performance.now()
      atOnce(withView(current, view, now), continuesMove(current, now, continued))
    },
    follow: (follow, view) => atOnce(withFollow(current, follow, view)),
    clear: (market) => atOnce(withoutFilters(current, market)),
    ease: (filters) => atOnce(withEased(current, filters)),
  }
}
