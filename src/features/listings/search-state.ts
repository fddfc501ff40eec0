import { readListingQuery, readListingsView, toQueryString, writeListingsPage } from '#domain/filters-url.ts'
import type { ListingsView, QueryParams } from '#domain/filters-url.ts'
import { normalizeSearch, type ListingFilters } from '#domain/filters.ts'
import type { ListingQuery, Sort } from '#domain/search.ts'

/**
 * What the listings page shows and asks for. The URL is where it is kept; this runs ahead of it, so that neither a
 * key press nor the request has to wait for a navigation, and follows it whenever it changes by other means (Back,
 * a link).
 */
export interface SearchState {
  /** The search box as typed, with the spaces that a look-up leaves out. */
  text: string
  /** What the controls show. */
  wanted: ListingQuery
  /** What is being looked up: follows `wanted` at the pace of requests. */
  asked: ListingQuery
  view: ListingsView
  /** The query string the URL had last. */
  seen: string
  /** Query strings that were sent to the URL and haven't arrived in it, oldest first. */
  sent: readonly string[]
}

/** The state that a URL's parameters (already clean) stand for. */
export function stateFromParams(params: QueryParams): SearchState {
  const { query } = readListingQuery(params)
  const view = readListingsView(params)
  return {
    text: query.filters.search,
    wanted: query,
    asked: query,
    view,
    seen: toQueryString(writeListingsPage(query, view)),
    sent: [],
  }
}

/** Filters changed by the visitor; the results start at their first page again. */
export const withFilters = (state: SearchState, filters: ListingFilters): SearchState => ({
  ...state,
  text: filters.search === state.wanted.filters.search ? state.text : filters.search,
  wanted: { ...state.wanted, filters, page: 1 },
})

/** Another order; the results start at their first page again. */
export const withSort = (state: SearchState, sort: Sort): SearchState => ({
  ...state,
  wanted: { ...state.wanted, sort, page: 1 },
})

/** The search box changed. */
export const withText = (state: SearchState, text: string): SearchState => ({
  ...state,
  text,
  wanted: { ...state.wanted, filters: { ...state.wanted.filters, search: normalizeSearch(text) }, page: 1 },
})

/** The parameters of the URL that belongs to what is wanted. */
export const paramsOf = (state: SearchState): Record<string, string> => writeListingsPage(state.wanted, state.view)

/** What is wanted is looked up and on its way into the URL. */
export function ask(state: SearchState): SearchState {
  const sent = toQueryString(paramsOf(state))
  return {
    ...state,
    asked: state.wanted,
    sent: sent === (state.sent.at(-1) ?? state.seen) ? state.sent : [...state.sent, sent],
  }
}

/** The URL has new parameters: those we sent confirm what is shown, any others replace it. */
export function arrived(state: SearchState, params: QueryParams): SearchState {
  const url = stateFromParams(params)
  if (url.seen === state.seen) return state
  const place = state.sent.indexOf(url.seen)
  return place < 0 ? url : { ...state, seen: url.seen, sent: state.sent.slice(place + 1) }
}
