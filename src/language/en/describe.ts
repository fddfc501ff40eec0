import { listNames } from '#domain/name-list.ts'
import { filterPieces, type SentencePiece } from '#domain/search/filter-text.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { townWords, type PlaceNames } from '../place-names.ts'

/**
 * A search in one plain sentence without its full stop: 'Homes in Bergen County with at least 3 bedrooms under $800,000'.
 * `understand` reads the same filters from it, except a drawn area and the map's view, which words can't tell.
 */
export function describe(filters: ListingFilters, places: PlaceNames): string {
  const pieces = filterPieces(filters, (text, value) =>
    text.sentence(value, filters.market, (town) => townWords(town, places)),
  )
  const at = (slot: SentencePiece['slot']) => pieces.filter((piece) => piece.slot === slot).map(({ text }) => text)
  const features = listNames(at('with'), 'and')
  const look = at('look').join(' ')
  const words = [
    look ? `${look} homes` : 'Homes',
    ...at('market'),
    ...at('setting'),
    // Towns lie in their county: they are named alone.
    at('place').at(-1),
    ...at('map'),
    features && `with ${features}`,
    ...at('price'),
    ...at('text'),
  ]
  return words.filter(Boolean).join(' ')
}
