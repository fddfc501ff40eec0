import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { toQueryString, type QueryParams } from '#domain/search/query-string.ts'

/** What a page knows of its URL while its state runs ahead of it. */
export interface UrlSync {
  /** The query string the URL had last. */
  seen: string
  /** Query strings sent to the URL that haven't arrived in it yet, oldest first. */
  sent: readonly string[]
}

/**
 * A page's search. The URL holds it; the state runs ahead of the URL, so that neither a key press nor a request waits
 * for a navigation, and follows the URL when it changes by other means (Back, a link).
 */
export interface UrlSearchState<Search extends { filters: ListingFilters } = { filters: ListingFilters }> {
  /** The search box as typed, with the spaces that a search ignores. */
  text: string
  /** What the controls show. */
  wanted: Search
  /** What is searched for: follows `wanted`, throttled. */
  asked: Search
  sync: UrlSync
}

/** How a page's state and its URL's parameters become each other. */
export interface UrlCodec<State> {
  /** The state for a URL's parameters; invalid ones count as absent. */
  read: (params: QueryParams) => State
  write: (state: State) => Record<string, string>
  /** The state after the URL got these parameters: what the page sent confirms it, anything else replaces it. */
  follow: (state: State, params: QueryParams) => State
}

/** The state of a search that was just read from a URL; `params` is the search as the URL would spell it. */
export const searchFromUrl = <Search extends { filters: ListingFilters }>(
  search: Search,
  params: Record<string, string>,
): UrlSearchState<Search> => ({
  text: search.filters.search,
  wanted: search,
  asked: search,
  sync: { seen: toQueryString(params), sent: [] },
})

/** The search box's text under new filters: as typed, unless they change the search text. */
export const textUnder = (filters: ListingFilters, { text, wanted }: UrlSearchState): string =>
  filters.search === wanted.filters.search ? text : filters.search

/** `wanted` is searched for, and `params`, which stand for it, are on their way into the URL. */
export const markAsked = <State extends UrlSearchState>(state: State, params: Record<string, string>): State => ({
  ...state,
  asked: state.wanted,
  sync: withSent(state.sync, toQueryString(params)),
})

/**
 * What the visitor chose, in a page whose state has moved on since it was shown: a request that started meanwhile stays
 * known, or its query string would count as another's when it arrives and undo what was typed.
 */
export const chosenSince = <State extends UrlSearchState>(latest: State, chosen: State): State => ({
  ...chosen,
  asked: latest.asked,
  sync: latest.sync,
})

/** The state after the URL changed: a query string the page sent confirms `state`, any other replaces it by `fromUrl`. */
export function confirmOrReplace<State extends UrlSearchState>(state: State, fromUrl: State): State {
  const sync = withArrived(state.sync, fromUrl.sync.seen)
  if (sync === state.sync) return state
  return sync ? { ...state, sync } : fromUrl
}

const withSent = (sync: UrlSync, query: string): UrlSync =>
  query === (sync.sent.at(-1) ?? sync.seen) ? sync : { ...sync, sent: [...sync.sent, query] }

/** After a query string arrived in the URL; null if the page didn't send it (Back, a link). */
function withArrived(sync: UrlSync, query: string): UrlSync | null {
  if (query === sync.seen) return sync
  const index = sync.sent.indexOf(query)
  return index < 0 ? null : { seen: query, sent: sync.sent.slice(index + 1) }
}
