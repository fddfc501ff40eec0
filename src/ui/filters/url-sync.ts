/** What a page whose state runs ahead of its address knows of the address. */
export interface UrlSync {
  /** The query string the address had last. */
  seen: string
  /** Query strings that were sent to the address and haven't arrived in it, oldest first. */
  sent: readonly string[]
}

/** A page's state that is kept in its address and runs ahead of it while that is being written. */
export interface UrlSyncedState<Search> {
  /** What the controls show. */
  wanted: Search
  /** What is being looked up: follows `wanted` at the pace of requests. */
  asked: Search
  trace: UrlSync
}

/** What is wanted is looked up, and `query`, which stands for it, is on its way into the address. */
export const askedFor = <S extends UrlSyncedState<unknown>>(state: S, query: string): S => ({
  ...state,
  asked: state.wanted,
  trace: traceSent(state.trace, query),
})

/** The address has another query string: one that was sent confirms the state, any other has its own state, `fromUrl`. */
export function followed<S extends UrlSyncedState<unknown>>(state: S, fromUrl: S): S {
  const trace = traceArrived(state.trace, fromUrl.trace.seen)
  if (trace === state.trace) return state
  return trace ? { ...state, trace } : fromUrl
}

const traceSent = (trace: UrlSync, query: string): UrlSync =>
  query === (trace.sent.at(-1) ?? trace.seen) ? trace : { ...trace, sent: [...trace.sent, query] }

/** The trace once a query string has arrived; null for one that came by other means (Back, a link). */
function traceArrived(trace: UrlSync, query: string): UrlSync | null {
  if (query === trace.seen) return trace
  const place = trace.sent.indexOf(query)
  return place < 0 ? null : { seen: query, sent: trace.sent.slice(place + 1) }
}
