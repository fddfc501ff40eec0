import type { Bounds } from '#domain/geo/geo.ts'
import type { Market } from '#domain/money/money.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { QueryParams } from '#domain/search/query-string.ts'
import { useUrlSearch, type WriteUrl } from '#features/url-search/use-url-search.ts'
import { continuesMove, MAP_URL, withFilters, withFollow, withoutFilters } from './map-state.ts'
import { withRelaxed, withText, withView, type MapState } from './map-state.ts'

export interface MapPageSearch {
  state: MapState
  /** The search box changed: searched for throttled, without a history entry. */
  type: (text: string) => void
  /** A thumb of the price slider moved: throttled; only the first move of a drag makes a history entry. */
  slide: (filters: ListingFilters, replace: boolean) => void
  choose: (filters: ListingFilters) => void
  /** The visitor moved the map; a `continued` move, or one soon after the last, shares its history entry. */
  move: (view: Bounds, continued: boolean) => void
  follow: (follow: boolean, view: Bounds | null) => void
  /** Removes the text and every filter, and shows the whole region. */
  clear: (market: Market) => void
  /** Filters without the one that is relaxed, the view perhaps. */
  relax: (filters: ListingFilters) => void
}

/** The map page's search, kept in the URL. */
export function useMapSearch(params: QueryParams, writeUrl: WriteUrl): MapPageSearch {
  const { state, apply, applyThrottled } = useUrlSearch(MAP_URL, params, writeUrl)
  return {
    state,
    type: (text) => applyThrottled(withText(state, text), true),
    slide: (filters, replace) => applyThrottled(withFilters(state, filters), replace),
    choose: (filters) => apply(withFilters(state, filters)),
    move: (view, continued) => {
      const now = performance.now()
      apply(withView(state, view, now), continuesMove(state, now, continued))
    },
    follow: (follow, view) => apply(withFollow(state, follow, view)),
    clear: (market) => apply(withoutFilters(state, market)),
    relax: (filters) => apply(withRelaxed(state, filters)),
  }
}
