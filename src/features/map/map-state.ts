import type { Bounds } from '#domain/geo/geo.ts'
import type { Market } from '#domain/money/money.ts'
import { toQueryString, type QueryParams } from '#domain/search/filters-url.ts'
import { defaultFilters, everyPrice, normalizeSearch, type ListingFilters } from '#domain/search/filters.ts'
import { readMapSearch, writeMapSearch, type MapSearch } from '#domain/search/map-url.ts'
import { askedFor, followed, type UrlSyncedState } from '#ui/filters/url-sync.ts'

/** Moves of the map that follow each other more quickly than this are one entry in the history, ms. */
const ONE_MOVE_MS = 1500

/** What the map page shows and asks for: kept in its address, and ahead of it while that is being written. */
export interface MapState extends UrlSyncedState<MapSearch> {
  /** The search box as typed, with the spaces that a look-up leaves out. */
  text: string
  /** Where the page has to bring the map; null where it stands as the visitor left it. */
  destination: MapSearch | null
  /** When the map was last moved, ms on any clock; null if something else has happened since. */
  movedAt: number | null
}

/** The state that an address's parameters stand for; what is wrong in them counts as absent. */
export function stateFromParams(params: QueryParams): MapState {
  const search = readMapSearch(params)
  return {
    text: search.filters.search,
    wanted: search,
    asked: search,
    destination: search,
    movedAt: null,
    trace: { seen: toQueryString(writeMapSearch(search)), sent: [] },
  }
}

/** Exactly what the address will say: degrees rounded, what it can't hold left out. */
const asWritten = (search: MapSearch): MapSearch => readMapSearch(writeMapSearch(search))

const changed = (state: MapState, search: MapSearch): MapState => ({
  ...state,
  wanted: asWritten(search),
  movedAt: null,
})

/** The search box changed. */
export const withText = (state: MapState, text: string): MapState => ({
  ...changed(state, { ...state.wanted, filters: { ...state.wanted.filters, search: normalizeSearch(text) } }),
  text,
})

/**
 * Other filters. Where they name a place that was not asked for before, the map goes there; otherwise it stays as it is.
 * The view is no filter here: it follows the map.
 */
export function withFilters(state: MapState, filters: ListingFilters): MapState {
  const { wanted } = state
  const goesThere = namesNewPlace(filters, wanted.filters)
  const next = changed(state, { ...wanted, filters, view: goesThere ? null : wanted.view })
  return {
    ...next,
    text: filters.search === wanted.filters.search ? state.text : filters.search,
    destination: goesThere ? next.wanted : state.destination,
  }
}

/** An area is drawn in the view, so that the map is there already. */
const namesNewPlace = (after: ListingFilters, before: ListingFilters): boolean =>
  (after.county !== null && after.county !== before.county) ||
  (after.towns.length > 0 && after.towns.join() !== before.towns.join())

/** The visitor has moved the map. */
export const withView = (state: MapState, view: Bounds, now: number): MapState => ({
  ...state,
  wanted: asWritten({ ...state.wanted, view }),
  destination: null,
  movedAt: now,
})

/** Whether a move belongs to the one before it, by what is known of it or by its time, so that Back skips over both at once. */
export const continuesMove = ({ movedAt }: MapState, now: number, known = false): boolean =>
  movedAt !== null && (known || now - movedAt < ONE_MOVE_MS)

/** The list follows the map from now on, or no longer; `view` is what the map shows. */
export const withFollow = (state: MapState, follow: boolean, view: Bounds | null): MapState => {
  const kept = follow ? view : state.wanted.view
  return changed(state, { ...state.wanted, follow, view: kept })
}

/** All homes of a market, wherever they are. */
export const withoutFilters = (state: MapState, market: Market): MapState => ({
  ...toWholeRegion(state, defaultFilters(market, everyPrice)),
  text: '',
})

/** Filters that leave out one that was in force, the view perhaps. */
export const withEased = (state: MapState, filters: ListingFilters): MapState =>
  state.wanted.filters.within && !filters.within ? toWholeRegion(state, filters) : withFilters(state, filters)

/** These filters wherever the homes are: the map goes back to where it stands at first. */
function toWholeRegion(state: MapState, filters: ListingFilters): MapState {
  const next = changed(state, { ...state.wanted, filters, view: null })
  return { ...next, destination: next.wanted }
}

/** The parameters of the address that belongs to what is wanted. */
export const paramsOf = (state: MapState): Record<string, string> => writeMapSearch(state.wanted)

/** What is wanted is looked up and on its way into the address. */
export const ask = (state: MapState): MapState => askedFor(state, toQueryString(paramsOf(state)))

/** The address has new parameters: those we sent confirm what is shown, any others replace it. */
export function arrived(state: MapState, params: QueryParams): MapState {
  const url = stateFromParams(params)
  const next = followed(state, url)
  const stays = next === url && standOf(url.wanted) === standOf(state.wanted)
  return stays ? { ...url, destination: state.destination } : next
}

/** What decides where the map stands: its view, or without one the places asked for. */
const standOf = ({ view, filters: { county, towns, area } }: MapSearch): string =>
  JSON.stringify(view ?? [county, towns, area])
