import { townName } from '../geo/town.ts'
import { formatPrice } from '../money/money.ts'
import { EVERY_PRICE, foldCase, PRICE_SCALES, type Amenity, type ListingFilters } from '../search/filters.ts'
import { SEARCH_NAME_MAX_LENGTH } from './saved-search-check.ts'

/**
 * A name for a search in the words of the trade: '3+ bed homes in Bergen County under $800,000'. What doesn't fit is left
 * out, the least telling first; a name that is taken gets a number.
 *
 * @param taken names of the searches that are saved already
 */
export const suggestSearchName = (filters: ListingFilters, taken: readonly string[] = []): string =>
  notTaken(composedName(filters), taken)

/** What a name says, and where it stands in it. */
interface Words {
  place: 'size' | 'look' | 'features' | 'where' | 'price' | 'text'
  text: string
}

/** From the most telling to the least. */
function wordsOf({ beds, baths, amenities, market, price, search, ...places }: ListingFilters): Words[] {
  const has = (amenity: Amenity) => amenities.includes(amenity)
  const all: [Words['place'], string | false][] = [
    ['where', whereWords(places)],
    ['price', priceWords({ market, price })],
    ['size', beds !== null && `${beds}+ bed`],
    ['text', search !== '' && `matching “${shortened(search, MAX_OF_TEXT)}”`],
    ['look', has('waterfront') && 'waterfront'],
    ['features', has('pool') && 'a pool'],
    ['look', has('renovated') && 'renovated'],
    ['features', has('twoCarGarage') && 'a two-car garage'],
    ['size', baths !== null && `${baths}+ bath`],
  ]
  return all.flatMap(([place, text]) => (text ? [{ place, text }] : []))
}

/** Characters of a search text that a name may take up. */
const MAX_OF_TEXT = 36

function composedName(filters: ListingFilters): string {
  const words = wordsOf(filters)
  if (words.length === 0) return filters.market === 'rent' ? 'All rentals' : 'All homes for sale'
  let said: Words[] = []
  for (const next of words) {
    const more = [...said, next]
    if (sentence(more, filters).length <= SEARCH_NAME_MAX_LENGTH) said = more
  }
  return sentence(said, filters)
}

function sentence(words: readonly Words[], { market }: ListingFilters): string {
  const at = (place: Words['place']) => words.filter((one) => one.place === place).map(({ text }) => text)
  const features = at('features').join(' and ')
  const text = [
    at('size').join(', '),
    ...at('look'),
    market === 'rent' ? 'rentals' : 'homes',
    features && `with ${features}`,
    ...at('where'),
    ...at('price'),
    ...at('text'),
  ]
    .filter(Boolean)
    .join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The most exact of the places: the towns, or else the county; and what a map was asked for besides. */
function whereWords({ towns, county, area, within }: Pick<ListingFilters, 'towns' | 'county' | 'area' | 'within'>) {
  const named = towns.length > 0 ? townsWords(towns.map(townName)) : county && `${county} County`
  const drawn = area ? 'the drawn area' : within && 'the map’s view'
  if (named && drawn) return `in ${named}, in ${drawn}`
  return named || drawn ? `in ${named || drawn}` : ''
}

const townsWords = ([first = '', second, ...others]: readonly string[]): string => {
  if (second === undefined) return first
  return others.length === 0 ? `${first} and ${second}` : `${first} and ${others.length + 1} other towns`
}

/** Nothing for the price a page begins with: it was not chosen. */
function priceWords({ market, price }: Pick<ListingFilters, 'market' | 'price'>): string {
  const { initial } = PRICE_SCALES[market]
  if (price.min === initial.min && price.max === initial.max) return ''
  const noMax = price.max >= EVERY_PRICE.max
  const noMin = price.min <= EVERY_PRICE.min || (price.min === initial.min && !noMax)
  if (noMax) return noMin ? '' : `from ${formatPrice(price.min, market)}`
  const max = formatPrice(price.max, market)
  return noMin ? `under ${max}` : `from ${formatPrice(price.min, market)} to ${max}`
}

/** Names are the same to a visitor whatever their case. */
function notTaken(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map(foldCase))
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` (${number})`
    const numbered = shortened(name, SEARCH_NAME_MAX_LENGTH - suffix.length) + suffix
    if (!known.has(foldCase(numbered))) return numbered
  }
}

/** Text of at most so many characters (UTF-16 units), no character cut in two. */
const shortened = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .toWellFormed()
        .replace(/[\uFFFD\s]+$/u, '')}…`
