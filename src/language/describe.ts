import { formatDollars } from '#domain/money/money.ts'
import { everyPrice, type Amenity, type ListingFilters } from '#domain/search/filters.ts'
import { townWords, type PlaceNames } from './place-names.ts'

/** Amenities said after 'with'; the others describe the home itself. */
const WITH: Readonly<Partial<Record<Amenity, string>>> = { pool: 'a pool', twoCarGarage: 'a two-car garage' }

/**
 * The filters as a sentence without its full stop: 'Homes in Bergen County with at least 3 bedrooms under $800,000'.
 * `understand` reads it back to the same filters, except a drawn area and the map's view.
 */
export function describe(filters: ListingFilters, places: PlaceNames): string {
  const { market, search, amenities, area, within } = filters
  const pieces = [
    amenities.includes('renovated') ? 'Renovated homes' : 'Homes',
    market === 'rent' ? 'for rent' : '',
    amenities.includes('waterfront') ? 'on the water' : '',
    whereWords(filters, places),
    area ? 'inside the drawn area' : '',
    within ? 'within the map’s view' : '',
    withWords(filters),
    priceSentence(filters),
    search ? `matching “${search}”` : '',
  ]
  return pieces.filter(Boolean).join(' ')
}

function whereWords({ county, towns }: ListingFilters, places: PlaceNames): string {
  const names = towns.map((key) => townWords(key, places))
  if (names.length > 0) return `in ${listed(names, 'or')}`
  return county ? `in ${county} County` : ''
}

function withWords({ beds, baths, amenities }: ListingFilters): string {
  const rooms = (count: number | null, room: string) =>
    count === null ? [] : [`at least ${count} ${count === 1 ? room : `${room}s`}`]
  const all = [
    ...rooms(beds, 'bedroom'),
    ...rooms(baths, 'bathroom'),
    ...amenities.flatMap((amenity) => WITH[amenity] ?? []),
  ]
  return all.length > 0 ? `with ${listed(all, 'and')}` : ''
}

function priceSentence({ price, market }: ListingFilters): string {
  const month = market === 'rent' ? ' a month' : ''
  const every = everyPrice(market)
  const [isFrom, isTo] = [price.min > every.min, price.max < every.max]
  if (isFrom && isTo) return `between ${formatDollars(price.min)} and ${formatDollars(price.max)}${month}`
  if (isTo) return `under ${formatDollars(price.max)}${month}`
  return isFrom ? `over ${formatDollars(price.min)}${month}` : ''
}

const listed = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
