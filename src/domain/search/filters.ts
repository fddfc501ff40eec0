import type { Market } from '../money/money.ts'
import type { Amenity } from './filters/amenities.ts'
import { FILTER_KEYS, FILTERS, type FilterKey, type ListingFilters } from './filters/catalogue.ts'
import { sliderPrice, type DefaultPrice } from './filters/price.ts'

const NONE = mapFilters((key) => FILTERS[key].none)

/** Filters with a value made for each key. */
export function mapFilters(valueOf: <Key extends FilterKey>(key: Key) => ListingFilters[Key]): ListingFilters {
  return Object.fromEntries(FILTER_KEYS.map((key) => [key, valueOf(key)])) as ListingFilters
}

/** The filters of a page before a visitor chooses any. */
export function defaultFilters(market: Market = 'sale', defaultPrice: DefaultPrice = sliderPrice): ListingFilters {
  return { ...NONE, market, price: defaultPrice(market) }
}

/** The filters that are taken back as a whole; every search has a market. */
type WholeFilter = Exclude<FilterKey, 'market' | 'amenities'>
const isWhole = (key: FilterKey): key is WholeFilter => key !== 'market' && key !== 'amenities'
export const WHOLE_FILTERS = FILTER_KEYS.filter(isWhole)

/** A part of the filters that can be set and taken back by itself: a filter, or one of the amenities. */
export type FilterPart = { part: WholeFilter } | { part: 'amenity'; amenity: Amenity }

/** The parts of one filter whose value differs from `fallback`. */
function partsOf<Key extends FilterKey>(key: Key, filters: ListingFilters, fallback: ListingFilters): FilterPart[] {
  if (key === 'amenities') return filters.amenities.map((amenity) => ({ part: 'amenity', amenity }))
  const isDefault = Object.keys(FILTERS[key].write(filters[key], fallback[key])).length === 0
  return isDefault || !isWhole(key) ? [] : [{ part: key }]
}

/** The parts that differ from the default, in the order of the panel. */
export function activeParts(filters: ListingFilters, defaultPrice: DefaultPrice = sliderPrice): FilterPart[] {
  const fallback = defaultFilters(filters.market, defaultPrice)
  return FILTER_KEYS.flatMap((key) => partsOf(key, filters, fallback))
}

/** The same filters with one part back at its default. */
export function withoutPart(
  filters: ListingFilters,
  part: FilterPart,
  defaultPrice: DefaultPrice = sliderPrice,
): ListingFilters {
  if (part.part === 'amenity') {
    return { ...filters, amenities: filters.amenities.filter((amenity) => amenity !== part.amenity) }
  }
  return { ...filters, [part.part]: defaultFilters(filters.market, defaultPrice)[part.part] }
}

/** The filters with one part relaxed (L-06). */
export function relaxed(filters: ListingFilters, part: FilterPart): ListingFilters {
  return part.part === 'amenity' ? withoutPart(filters, part) : relaxedAt(part.part, filters)
}

function relaxedAt<Key extends FilterKey>(key: Key, filters: ListingFilters): ListingFilters {
  const value = FILTERS[key].relaxed(filters[key], filters.market)
  return value === undefined ? filters : { ...filters, [key]: value }
}

/** Every part that may be relaxed when nothing is found, with the filters as they would then be. The price comes last. */
export function relaxations(filters: ListingFilters): { part: FilterPart; relaxed: ListingFilters }[] {
  const parts: FilterPart[] = activeParts(filters).filter((part) => part.part !== 'price')
  if (FILTERS.price.relaxed(filters.price, filters.market)) parts.push({ part: 'price' })
  return parts.map((part) => ({ part, relaxed: relaxed(filters, part) }))
}

/** Does something with a part's filter and value: one amenity, or the filter's whole value. */
export function withPart<Result>(
  part: FilterPart,
  filters: ListingFilters,
  use: <Key extends FilterKey>(key: Key, value: ListingFilters[Key]) => Result,
): Result {
  return part.part === 'amenity' ? use('amenities', [part.amenity]) : use(part.part, filters[part.part])
}

/** A part's chip: 'Bergen County', '3+ beds', '“lake”'. */
export const partText = (part: FilterPart, filters: ListingFilters): string =>
  withPart(part, filters, (key, value) => FILTERS[key].chip(value, filters.market))

/** What relaxing a part is called: 'Removing “Waterfront”', 'Widening the price to $300,000–$2,000,000'. */
export const relaxingText = (part: FilterPart, filters: ListingFilters): string =>
  withPart(part, filters, (key, value) => {
    const { relaxing, chip } = FILTERS[key]
    return relaxing?.(value, filters.market) ?? `Removing “${chip(value, filters.market)}”`
  })

export { foldCase } from '../text.ts'
export { AMENITIES, AMENITY_KEYS, amenityFeature, type Amenity } from './filters/amenities.ts'
export { BATHS_OPTIONS } from './filters/baths.ts'
export { BEDS_OPTIONS } from './filters/beds.ts'
export type { ListingFilters } from './filters/catalogue.ts'
export {
  EVERY_PRICE,
  everyPrice,
  PRICE_SCALES,
  sliderPrice,
  type DefaultPrice,
  type PriceRange,
  type PriceScale,
} from './filters/price.ts'
export { normalizeSearch, SEARCH_MAX_LENGTH } from './filters/search-text.ts'
