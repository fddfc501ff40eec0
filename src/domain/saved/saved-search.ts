import { capitalized } from '../capitalized.ts'
import type { Problem } from '../result.ts'
import { filterPieces, type CardPiece } from '../search/filter-text.ts'
import type { ListingFilters } from '../search/filters/catalogue.ts'
import { keptParams, type KeptSearch } from './kept-search.ts'

/** Saved searches a visitor can add; a merge at sign-in may exceed it. */
export const MAX_SAVED_SEARCHES = 100
/** Longest name of a saved search, characters. */
export const SEARCH_NAME_MAX_LENGTH = 80

export const TOO_MANY_SEARCHES: Problem = {
  kind: 'conflict',
  message: `You can save up to ${MAX_SAVED_SEARCHES} searches. Remove one to make room.`,
}

/** A search that a visitor has kept under a name. */
export interface SavedSearch extends KeptSearch {
  id: string
  name: string
  /** ISO date (yyyy-mm-dd). */
  dateCreated: string
}

/** A saved search in words: the four boxes of its card (F-03), and below them what has no box of its own. */
export interface SavedSearchCriteria {
  location: string
  priceRange: string
  beds: string
  baths: string
  /** The amenities asked for, and that the homes are rentals. */
  others: string[]
}

/** Whether only a map shows where these homes lie. */
export const isPlacedOnMap = ({ area, within }: ListingFilters): boolean => area !== null || within !== null

/** Whether two searches ask for the same homes, in the same words, and rank them by the same wishes. */
export const isSameSearch = (one: KeptSearch, other: KeptSearch): boolean =>
  JSON.stringify(keptParams(one)) === JSON.stringify(keptParams(other))

export function describeSavedSearch(filters: ListingFilters): SavedSearchCriteria {
  const pieces = filterPieces(filters, (text, value) => text.card(value, filters.market))
  const inBox = (box: CardPiece['box']) => pieces.filter((piece) => piece.box === box).map(({ text }) => text)
  return {
    location: locationOf([...inBox('text'), ...inBox('town'), ...inBox('county')], inBox('map')) || 'All Counties',
    priceRange: inBox('price').join(),
    beds: inBox('beds').join() || 'Any',
    baths: inBox('baths').join() || 'Any',
    others: inBox('other'),
  }
}

function locationOf(named: readonly string[], onMap: readonly string[]): string {
  const text = [...named, ...onMap].join(', ')
  return named.length > 0 ? text : capitalized(text)
}
