import { chipText, priceSpan, roomsChip } from './chip-texts.ts'
import { activeParts, defaultFilters, hasUpperEnd, UPPER_END, type FilterPart } from './filters.ts'
import { FILTERS, type FilterKey, type ListingFilters, type UseFilter } from './filters/catalogue.ts'
import { PRICE_SCALES } from './filters/price-scale.ts'
import { sliderPrice, type DefaultPrice } from './filters/price.ts'
import type { TrainLimit } from './filters/train.ts'

/** Wider values to try before a filter is relaxed. */
const WIDER: { readonly [Key in FilterKey]?: (value: ListingFilters[Key]) => readonly ListingFilters[Key][] } = {
  train: widerTrains,
}

/** Minutes on the way to work to try before the place itself is given up. */
const LONGER = 90

/** Wider limits to the same place: without the walk, with more minutes, from any line. */
function widerTrains(limit: TrainLimit): TrainLimit[] {
  const { to, minutes, walk, lines } = limit
  if (to === null && lines.length === 0) return []
  const longer = minutes !== null && minutes < LONGER ? LONGER : null
  return [
    ...(walk === null ? [] : [{ ...limit, walk: null }]),
    ...(minutes === null ? [] : [{ ...limit, minutes: longer }]),
    ...(lines.length === 0 || (to ?? walk) === null ? [] : [{ ...limit, lines: [] }]),
  ]
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
  if (part.part === 'feature') {
    return { ...filters, features: filters.features.filter((feature) => feature !== part.feature) }
  }
  // What it is computed by is the visitor's, limit or none.
  if (part.part === 'cost') return relaxed(filters, part)
  return {
    ...filters,
    [part.part]: defaultFilters(filters.market, defaultPrice)[part.part],
    ...(hasUpperEnd(part.part) && { [UPPER_END[part.part]]: null }),
  }
}

/** The filters with one part relaxed (L-06). */
export const relaxed = (filters: ListingFilters, part: FilterPart): ListingFilters =>
  part.part === 'amenity' || part.part === 'feature' || hasUpperEnd(part.part)
    ? withoutPart(filters, part)
    : withPart(part, filters, (filter, value, key) => {
        const next = part.step === undefined ? filter.relaxed(value, filters.market) : WIDER[key]?.(value)[part.step]
        return next === undefined ? filters : { ...filters, [key]: next }
      })

/** Every part that may be relaxed when nothing is found, with the filters as they would then be. The price comes last. */
export function relaxations(filters: ListingFilters): { part: FilterPart; relaxed: ListingFilters }[] {
  const parts = activeParts(filters).filter((part) => part.part !== 'price')
  for (const part of parts.slice()) {
    const steps = withPart(part, filters, (_, value, key) => WIDER[key]?.(value)) ?? []
    steps.forEach((_, step) => parts.push({ ...part, step } as FilterPart))
  }
  if (FILTERS.price.relaxed(filters.price, filters.market)) parts.push({ part: 'price' })
  return parts.map((part) => ({ part, relaxed: relaxed(filters, part) }))
}

/** Does something with a part's filter and value: one amenity or feature, or the filter's whole value. */
export function withPart<Result>(part: FilterPart, filters: ListingFilters, apply: UseFilter<Result>): Result {
  if (part.part === 'amenity') return apply(FILTERS.amenities, [part.amenity], 'amenities')
  if (part.part === 'feature') return apply(FILTERS.features, [part.feature], 'features')
  return apply(FILTERS[part.part], filters[part.part], part.part)
}

/** A part's chip: 'Bergen County', '3+ beds', '2–3 beds', '“lake”'. */
export function partText(part: FilterPart, filters: ListingFilters): string {
  const most = hasUpperEnd(part.part) ? filters[UPPER_END[part.part]] : null
  return withPart(part, filters, (_, value, key) =>
    most === null ? chipText(key, value, filters.market) : roomsChip(key, value as number, most),
  )
}

/** What relaxing a part is called: 'Removing “Waterfront”', 'Widening the price to $300,000–$2,000,000'. */
export const relaxingText = (part: FilterPart, filters: ListingFilters): string =>
  'step' in part
    ? `Widening to “${partText({ part: part.part }, relaxed(filters, part))}”`
    : (RELAXING[part.part]?.(filters) ?? `Removing “${partText(part, filters)}”`)

/** Where that is not 'Removing “Bergen County”'. */
const RELAXING: Readonly<Partial<Record<FilterPart['part'], (filters: ListingFilters) => string>>> = {
  search: ({ search }) => `Removing “${search}”`,
  price: ({ market }) => `Widening the price to ${priceSpan(PRICE_SCALES[market], market)}`,
  words: (filters) => `Removing ${partText({ part: 'words' }, filters)}`,
  within: () => 'Looking beyond the map’s view',
  notTowns: ({ notTowns }) => `Including ${placesLeftOut('notTowns', notTowns)}`,
  notCounties: ({ notCounties }) => `Including ${placesLeftOut('notCounties', notCounties)}`,
}

/** The places that a filter leaves out: 'Newark' of the chip 'Not Newark'; null where it leaves out something else. */
export const placesLeftOut = <Key extends FilterKey>(key: Key, value: ListingFilters[Key]): string | null =>
  key === 'notTowns' || key === 'notCounties' ? chipText(key, value as never, 'sale').replace('Not ', '') : null

/** A text of its own for each part of a search. */
export const partKey = (part: FilterPart): string =>
  part.part === 'amenity' ? part.amenity : part.part === 'feature' ? part.feature : part.part
