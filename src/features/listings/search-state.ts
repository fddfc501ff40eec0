import { readListingQuery, readListingsView } from '#domain/search/filters-from-url.ts'
import { writeListingsPage, type ListingsView } from '#domain/search/filters-url.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { normalizeSearch } from '#domain/search/filters/search-text.ts'
import type { ListingQuery } from '#domain/search/search.ts'
import type { Sort } from '#domain/search/sort.ts'
import {
  confirmOrReplace,
  searchFromUrl,
  textUnder,
  type UrlCodec,
  type UrlSearchState,
} from '#features/url-search/url-sync.ts'

/** What the listings page shows and searches for. */
export interface SearchState extends UrlSearchState<ListingQuery> {
  view: ListingsView
}

/** How the listings page's state and its URL become each other. */
export const LISTINGS_URL: UrlCodec<SearchState> = {
  read(params) {
    const { query } = readListingQuery(params)
    const view = readListingsView(params)
    return { ...searchFromUrl(query, writeListingsPage(query, view)), view }
  },
  write: ({ wanted, view }) => writeListingsPage(wanted, view),
  follow: (state, params) => confirmOrReplace(state, LISTINGS_URL.read(params)),
}

const withQuery = (state: SearchState, change: Partial<ListingQuery>): SearchState => ({
  ...state,
  wanted: { ...state.wanted, ...change, page: 1 },
})

/** The visitor changed the filters; the results start at their first page again. */
export const withFilters = (state: SearchState, filters: ListingFilters): SearchState => ({
  ...withQuery(state, { filters }),
  text: textUnder(filters, state),
})

/** Another order; the results start at their first page again. */
export const withSort = (state: SearchState, sort: Sort): SearchState => withQuery(state, { sort })

/** The search box changed; the results start at their first page again. */
export const withText = (state: SearchState, text: string): SearchState => ({
  ...withQuery(state, { filters: { ...state.wanted.filters, search: normalizeSearch(text) } }),
  text,
})
