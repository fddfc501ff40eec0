import type { Market } from '../money/money.ts'
import type { Amenity } from './filters/amenities.ts'
import { FILTER_KEYS, FILTERS, perFilter, type FilterKey, type ListingFilters } from './filters/catalogue.ts'
import type { FeatureKey } from './filters/features.ts'
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
type WholeFilter = Exclude<FilterKey, 'market' | 'amenities' | 'features'>
const isWhole = (key: FilterKey): key is WholeFilter => !['market', 'amenities', 'features'].includes(key)
export const WHOLE_FILTERS = /* @__PURE__ */ FILTER_KEYS.filter(isWhole)

/**
 * A part of the filters that can be set and taken back by itself: a filter, one of the amenities, or one of the features. `step`: only as far as
 * this one of the wider values that `filter-parts.ts` has for the filter.
 */
export type FilterPart =
  | { part: WholeFilter; step?: number }
  | { part: 'amenity'; amenity: Amenity }
  | { part: 'feature'; feature: FeatureKey }

/** The filter that a part belongs to. */
export const filterOfPart = ({ part }: FilterPart): Exclude<FilterKey, 'market'> =>
  part === 'amenity' ? 'amenities' : part === 'feature' ? 'features' : part

/** The filter of the other end: where both ask for something, they are one part. */
export const UPPER_END = { beds: 'bedsMax', baths: 'bathsMax' } as const
export const hasUpperEnd = (key: string): key is keyof typeof UPPER_END => key in UPPER_END
const isInOtherPart = (key: FilterKey, { beds, baths }: ListingFilters): boolean =>
  (key === 'bedsMax' && beds !== null) || (key === 'bathsMax' && baths !== null)

/** The parts that differ from the default, in the order of the panel. */
export function activeParts(filters: ListingFilters, defaultPrice: DefaultPrice = sliderPrice): FilterPart[] {
  const fallback = defaultFilters(filters.market, defaultPrice)
  return perFilter(filters, (filter, value, key): FilterPart[] => {
    if (key === 'amenities') return filters.amenities.toSorted().map((amenity) => ({ part: 'amenity', amenity }))
    if (key === 'features') return filters.features.toSorted().map((feature) => ({ part: 'feature', feature }))
    const isDefault = !(filter.asks?.(value) ?? Object.keys(filter.write(value, fallback[key])).length > 0)
    return isDefault || !isWhole(key) || isInOtherPart(key, filters) ? [] : [{ part: key }]
  }).flat()
}
