import type { Market } from '../money/money.ts'
import type { Amenity } from './filters/amenities.ts'
import {
  FILTER_KEYS,
  FILTERS,
  perFilter,
  type FilterKey,
  type ListingFilters,
  type UseFilter,
} from './filters/catalogue.ts'
import { sliderPrice, type DefaultPrice } from './filters/price.ts'

/** Filters with a value made for each key. */
export const makeFilters = (valueOf: <Key extends FilterKey>(key: Key) => ListingFilters[Key]): ListingFilters =>
  Object.fromEntries(FILTER_KEYS.map((key) => [key, valueOf(key)])) as ListingFilters

const NONE = makeFilters((key) => FILTERS[key].none)

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

/** The parts that differ from the default, in the order of the panel. */
export function activeParts(filters: ListingFilters, defaultPrice: DefaultPrice = sliderPrice): FilterPart[] {
  const fallback = defaultFilters(filters.market, defaultPrice)
  return perFilter(filters, (filter, value, key): FilterPart[] => {
    if (key === 'amenities') return filters.amenities.toSorted().map((amenity) => ({ part: 'amenity', amenity }))
    const isDefault = Object.keys(filter.write(value, fallback[key])).length === 0
    return isDefault || !isWhole(key) ? [] : [{ part: key }]
  }).flat()
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
export const relaxed = (filters: ListingFilters, part: FilterPart): ListingFilters =>
  part.part === 'amenity'
    ? withoutPart(filters, part)
    : withPart(part, filters, (filter, value, key) => {
        const next = filter.relaxed(value, filters.market)
        return next === undefined ? filters : { ...filters, [key]: next }
      })

/** Every part that may be relaxed when nothing is found, with the filters as they would then be. The price comes last. */
export function relaxations(filters: ListingFilters): { part: FilterPart; relaxed: ListingFilters }[] {
  const parts: FilterPart[] = activeParts(filters).filter((part) => part.part !== 'price')
  if (FILTERS.price.relaxed(filters.price, filters.market)) parts.push({ part: 'price' })
  return parts.map((part) => ({ part, relaxed: relaxed(filters, part) }))
}

/** Does something with a part's filter and value: one amenity, or the filter's whole value. */
export const withPart = <Result>(part: FilterPart, filters: ListingFilters, apply: UseFilter<Result>): Result =>
  part.part === 'amenity'
    ? apply(FILTERS.amenities, [part.amenity], 'amenities')
    : apply(FILTERS[part.part], filters[part.part], part.part)

/** A part's chip: 'Bergen County', '3+ beds', '“lake”'. */
export const partText = (part: FilterPart, filters: ListingFilters): string =>
  withPart(part, filters, (filter, value) => filter.chip(value, filters.market))

/** What relaxing a part is called: 'Removing “Waterfront”', 'Widening the price to $300,000–$2,000,000'. */
export const relaxingText = (part: FilterPart, filters: ListingFilters): string =>
  withPart(
    part,
    filters,
    (filter, value) => filter.relaxing?.(value, filters.market) ?? `Removing “${filter.chip(value, filters.market)}”`,
  )
