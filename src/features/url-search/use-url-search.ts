import { useEffect, useState } from 'react'
import type { QueryParams } from '#domain/search/query-string.ts'
import { throttle } from './throttle.ts'
import { chosenSince, markAsked, type UrlCodec, type UrlSearchState } from './url-sync.ts'

/** Minimum time between two requests while a visitor types or drags. */
const REQUEST_INTERVAL_MS = 120

/** Writes parameters into the URL; `replace` adds no history entry. */
export type WriteUrl = (params: Record<string, string>, replace: boolean) => void

interface UrlSearch<State> {
  state: State
  /** Shows and searches for `next` at once. */
  apply: (next: State, replace?: boolean) => void
  /** Shows `next` at once and searches for it throttled. */
  applyThrottled: (next: State, replace: boolean) => void
  /** Searches now for what the throttle holds back. */
  flush: () => void
}

/** A page's search state: ahead of the URL, written to it, restored from it. */
export function useUrlSearch<State extends UrlSearchState>(
  { read, write, follow }: UrlCodec<State>,
  params: QueryParams,
  writeUrl: WriteUrl,
): UrlSearch<State> {
  const [state, setState] = useState(() => read(params))
  const [requests] = useState(() => throttle(REQUEST_INTERVAL_MS))
  useEffect(() => () => requests.cancel(), [requests])

  const current = follow(state, params)
  if (current !== state) setState(current)

  const show = (next: State) => setState((latest) => chosenSince(latest, next))
  const send = (next: State, replace: boolean) => {
    setState((latest) => markAsked(latest, write(latest)))
    // After the request has started: writing history blocks for some ms, in which the answer is on its way.
    setTimeout(() => writeUrl(write(next), replace))
  }
  return {
    state: current,
    apply: (next, replace = false) => {
      requests.cancel()
      show(next)
      send(next, replace)
    },
    applyThrottled: (next, replace) => {
      show(next)
      requests.run(() => send(next, replace))
    },
    flush: () => requests.flush(),
  }
}
