import type { Bounds } from '#domain/geo/geo.ts'
import type { Market } from '#domain/money/money.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { normalizeSearch } from '#domain/search/filters/search-text.ts'
import { readMapSearch, writeMapSearch, type MapSearch } from '#domain/search/map-url.ts'
import {
  confirmOrReplace,
  searchFromUrl,
  textUnder,
  type UrlCodec,
  type UrlSearchState,
} from '#features/url-search/url-sync.ts'

/** Moves of the map that follow each other within this time share a history entry. */
const SAME_MOVE_MS = 1500

/** What the map page shows and searches for. */
export interface MapState extends UrlSearchState<MapSearch> {
  /** Where the page has to bring the map; null to leave it where the visitor moved it. */
  destination: MapSearch | null
  /** When the map was last moved, ms on any clock; null if something else has happened since. */
  movedAt: number | null
}

/** How the map page's state and its URL become each other. */
export const MAP_URL: UrlCodec<MapState> = {
  read(params) {
    const search = readMapSearch(params)
    return { ...searchFromUrl(search, writeMapSearch(search)), destination: search, movedAt: null }
  },
  write: ({ wanted }) => writeMapSearch(wanted),
  follow(state, params) {
    const fromUrl = MAP_URL.read(params)
    const next = confirmOrReplace(state, fromUrl)
    const stays = next === fromUrl && extentKey(fromUrl.wanted) === extentKey(state.wanted)
    return stays ? { ...fromUrl, destination: state.destination } : next
  },
}

/** What decides where the map is: its view, or without one the places searched in. */
const extentKey = ({ view, filters: { county, towns, area } }: MapSearch): string =>
  JSON.stringify(view ?? [county, towns, area])

/** The search as the URL will hold it: degrees rounded, invalid parts left out. */
const asWritten = (search: MapSearch): MapSearch => readMapSearch(writeMapSearch(search))

const withSearch = (state: MapState, search: MapSearch): MapState => ({
  ...state,
  wanted: asWritten(search),
  movedAt: null,
})

/** The search box changed. */
export const withText = (state: MapState, text: string): MapState => ({
  ...withSearch(state, { ...state.wanted, filters: { ...state.wanted.filters, search: normalizeSearch(text) } }),
  text,
})

/**
 * The visitor changed the filters. If they name a new place, the map goes there; otherwise it stays. The view isn't
 * taken from the filters: it follows the map.
 */
export function withFilters(state: MapState, filters: ListingFilters): MapState {
  const { wanted } = state
  const goesThere = namesNewPlace(filters, wanted.filters)
  const next = withSearch(state, { ...wanted, filters, view: goesThere ? null : wanted.view })
  return {
    ...next,
    text: textUnder(filters, state),
    destination: goesThere ? next.wanted : state.destination,
  }
}

/** A drawn area is no new place: the map shows it already. */
const namesNewPlace = (after: ListingFilters, before: ListingFilters): boolean =>
  (after.county !== null && after.county !== before.county) ||
  (after.towns.length > 0 && after.towns.join() !== before.towns.join())

/** The visitor moved the map. */
export const withView = (state: MapState, view: Bounds, now: number): MapState => ({
  ...state,
  wanted: asWritten({ ...state.wanted, view }),
  destination: null,
  movedAt: now,
})

/** Whether a move shares the history entry of the last one: it is `known` to continue it, or follows within 1.5 s. */
export const continuesMove = ({ movedAt }: MapState, now: number, known = false): boolean =>
  movedAt !== null && (known || now - movedAt < SAME_MOVE_MS)

/** Whether the list follows the map from now on; `view` is what the map shows. */
export const withFollow = (state: MapState, follow: boolean, view: Bounds | null): MapState =>
  withSearch(state, { ...state.wanted, follow, view: follow ? view : state.wanted.view })

/** All homes of a market, in the whole region. */
export const withoutFilters = (state: MapState, market: Market): MapState => ({
  ...toWholeRegion(state, defaultFilters(market, everyPrice)),
  text: '',
})

/** The filters without the one that was relaxed; relaxing the view shows the whole region. */
export const withRelaxed = (state: MapState, filters: ListingFilters): MapState =>
  state.wanted.filters.within && !filters.within ? toWholeRegion(state, filters) : withFilters(state, filters)

/** These filters in the whole region: the map returns to its first position. */
function toWholeRegion(state: MapState, filters: ListingFilters): MapState {
  const next = withSearch(state, { ...state.wanted, filters, view: null })
  return { ...next, destination: next.wanted }
}
