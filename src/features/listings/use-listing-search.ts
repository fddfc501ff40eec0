import type { ListingsView } from '#domain/search/filters-url.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { QueryParams } from '#domain/search/query-string.ts'
import type { Sort } from '#domain/search/sort.ts'
import { useUrlSearch, type WriteUrl } from '#features/url-search/use-url-search.ts'
import { LISTINGS_URL, withFilters, withSort, withText, type SearchState } from './search-state.ts'

export interface ListingSearch {
  state: SearchState
  /** The search box changed: searched for throttled, without a history entry. */
  type: (text: string) => void
  /** A thumb of the price slider moved: throttled; only the first move of a drag makes a history entry. */
  slide: (filters: ListingFilters, replace: boolean) => void
  /** Filters, and perhaps their order, were chosen: searched for at once, with a history entry. */
  choose: (filters: ListingFilters, sort?: Sort) => void
  sortBy: (sort: Sort) => void
  show: (view: ListingsView) => void
  /** Searches now for what was typed or dragged last. */
  settle: () => void
}

/** The listings page's search, kept in the URL. */
export function useListingSearch(params: QueryParams, writeUrl: WriteUrl): ListingSearch {
  const { state, apply, applyThrottled, flush } = useUrlSearch(LISTINGS_URL, params, writeUrl)
  return {
    state,
    type: (text) => applyThrottled(withText(state, text), true),
    slide: (filters, replace) => applyThrottled(withFilters(state, filters), replace),
    choose: (filters, sort = state.wanted.sort) => apply(withSort(withFilters(state, filters), sort)),
    sortBy: (sort) => apply(withSort(state, sort)),
    show: (view) => apply({ ...state, view }),
    settle: flush,
  }
}
