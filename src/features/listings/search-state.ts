import { readListingQuery, readListingsView } from '#domain/search/filters-from-url.ts'
import { toQueryString, writeListingsPage } from '#domain/search/filters-url.ts'
import type { ListingsView, QueryParams } from '#domain/search/filters-url.ts'
import { normalizeSearch, type ListingFilters } from '#domain/search/filters.ts'
import type { ListingQuery } from '#domain/search/search.ts'
import type { Sort } from '#domain/search/sort.ts'
import { askedFor, followed, type UrlSyncedState } from '#ui/filters/url-sync.ts'

/**
 * What the listings page shows and asks for. The URL is where it is kept; this runs ahead of it, so that neither a
 * key press nor the request has to wait for a navigation, and follows it whenever it changes by other means (Back,
 * a link).
 */
export interface SearchState extends UrlSyncedState<ListingQuery> {
  /** The search box as typed, with the spaces that a look-up leaves out. */
  text: string
  view: ListingsView
}

/** The state that a URL's parameters stand for; what is wrong in them counts as absent. */
export function stateFromParams(params: QueryParams): SearchState {
  const { query } = readListingQuery(params)
  const view = readListingsView(params)
  return {
    text: query.filters.search,
    wanted: query,
    asked: query,
    view,
    trace: { seen: toQueryString(writeListingsPage(query, view)), sent: [] },
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
export const ask = (state: SearchState): SearchState => askedFor(state, toQueryString(paramsOf(state)))

/** The URL has new parameters: those we sent confirm what is shown, any others replace it. */
export const arrived = (state: SearchState, params: QueryParams): SearchState =>
  followed(state, stateFromParams(params))
