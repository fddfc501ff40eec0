import { townCounty, townName, type TownKey } from '#domain/geo/town.ts'
import { perAskedFilter, type SentencePiece } from '#domain/search/filter-text.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { townWords, type PlaceNames } from '../place-names.ts'
import { FILTER_WORDS } from './filter-words.ts'
import { enumerated } from './spanish-words.ts'

/** A search in one sentence without its full stop: 'Viviendas en el condado de Bergen con al menos 3 dormitorios'. */
export function describe(filters: ListingFilters, places: PlaceNames): string {
  const pieces = perAskedFilter(filters, (_, value, key) =>
    FILTER_WORDS[key].sentence(value, filters.market, (town) => townText(town, places)),
  ).flat()
  const at = (slot: SentencePiece['slot']) => pieces.filter((piece) => piece.slot === slot).map(({ text }) => text)
  const features = enumerated(at('with'), 'y')
  const words = [
    ['Viviendas', ...at('look')].join(' '),
    ...at('market'),
    ...at('setting'),
    // Towns lie in their county: they are named alone.
    at('place').at(-1),
    ...at('map'),
    features && `con ${features}`,
    ...at('price'),
    ...at('text'),
  ]
  return words.filter(Boolean).join(' ')
}

/** A town's name; the county is added where English adds it too. */
const townText = (town: TownKey, places: PlaceNames): string =>
  townWords(town, places) === townName(town) ? townName(town) : `${townName(town)} (condado de ${townCounty(town)})`
