import { capitalized } from '../capitalized.ts'
import { foldCase } from '../fold-case.ts'
import { filterPieces, shortened, type NamePiece } from '../search/filter-text.ts'
import type { ListingFilters } from '../search/filters/catalogue.ts'
import { SEARCH_NAME_MAX_LENGTH } from './saved-search.ts'

/**
 * A name for a search in the words of the trade: '3+ bed homes in Bergen County under $800,000'. What doesn't fit is left
 * out, the least telling first; a name that is taken gets a number.
 *
 * @param taken names of the searches that are saved already
 * @param liked the wishes of a search that ranks homes
 */
export const suggestSearchName = (
  filters: ListingFilters,
  taken: readonly string[] = [],
  liked: readonly string[] = [],
): string => notTaken(composedName(filters), taken, liked.length > 0 ? BY_WISHES : '')

/** At the end of the name of a search that ranks homes. */
const BY_WISHES = ', ranked by wishes'

function composedName(filters: ListingFilters): string {
  const pieces = filterPieces(filters, (text, value) => text.name(value, filters.market))
  if (pieces.length === 0) return filters.market === 'rent' ? 'All rentals' : 'All homes for sale'
  let kept: NamePiece[] = []
  for (const next of byRank(pieces)) {
    const more = [...kept, ...next]
    if (sentence(more, filters).length <= SEARCH_NAME_MAX_LENGTH) kept = more
  }
  return sentence(kept, filters)
}

/** The pieces in the order of their rank; those of equal rank, the places, stay together. */
function byRank(pieces: readonly NamePiece[]): NamePiece[][] {
  const ranks = [...new Set(pieces.map(({ rank }) => rank))].sort((a, b) => a - b)
  return ranks.map((rank) => pieces.filter((piece) => piece.rank === rank))
}

function sentence(pieces: readonly NamePiece[], { market }: ListingFilters): string {
  const at = (slot: NamePiece['slot']) => pieces.filter((piece) => piece.slot === slot).map(({ text }) => text)
  const features = at('with').join(' and ')
  // The most exact of the places: the towns, or else the county; and of the shapes on the map the drawn one.
  const where = [at('place').at(-1), at('map')[0]].filter(Boolean).map((place) => `in ${place}`)
  const text = [
    at('size').join(', '),
    ...at('look'),
    market === 'rent' ? 'rentals' : 'homes',
    features && `with ${features}`,
    where.join(', '),
    ...at('price'),
    ...at('text'),
  ]
    .filter(Boolean)
    .join(' ')
  return capitalized(text)
}

/** Names are compared without regard to case. */
function notTaken(name: string, taken: readonly string[], end: string): string {
  const known = new Set(taken.map(foldCase))
  for (let number = 1; ; number++) {
    const suffix = end + (number === 1 ? '' : ` (${number})`)
    const numbered = shortened(name, SEARCH_NAME_MAX_LENGTH - suffix.length) + suffix
    if (!known.has(foldCase(numbered))) return numbered
  }
}
