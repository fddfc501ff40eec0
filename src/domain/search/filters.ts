import type { County } from '../geo/county.ts'
import type { Bounds, Ring } from '../geo/geo.ts'
import type { TownKey } from '../geo/town.ts'
import type { Market } from '../money/money.ts'

/** The four amenity boxes: the key in the URL and the feature it asks for (specification section 5). */
export const AMENITIES = [
  { key: 'pool', feature: 'Pool' },
  { key: 'twoCarGarage', feature: 'Two-Car Garage' },
  { key: 'waterfront', feature: 'Waterfront' },
  { key: 'renovated', feature: 'Renovated' },
] as const
export type Amenity = (typeof AMENITIES)[number]['key']
export const AMENITY_KEYS = AMENITIES.map((amenity) => amenity.key) as readonly Amenity[]

export const amenityFeature = (key: Amenity): string => AMENITIES.find((amenity) => amenity.key === key)!.feature

/** Minimums offered; null in a filter is 'Any'. */
export const BEDS_OPTIONS = [1, 2, 3, 4, 5] as const
export const BATHS_OPTIONS = [1, 1.5, 2, 2.5, 3, 3.5] as const

/** US dollars, both ends included. */
export interface PriceRange {
  min: number
  max: number
}

/** The price slider of a market: its ends, its step and where it stands at first (specification section 9 for sales). */
export interface PriceScale {
  min: number
  max: number
  step: number
  initial: PriceRange
}
export const PRICE_SCALES: Readonly<Record<Market, PriceScale>> = {
  sale: { min: 300_000, max: 2_000_000, step: 50_000, initial: { min: 300_000, max: 1_500_000 } },
  rent: { min: 500, max: 10_000, step: 100, initial: { min: 500, max: 10_000 } },
}

/** What a visitor asks for; all parts must hold (specification section 5). */
export interface ListingFilters {
  market: Market
  /** Normalised by `normalizeSearch`; empty means no search. */
  search: string
  county: County | null
  price: PriceRange
  beds: number | null
  baths: number | null
  amenities: readonly Amenity[]
  /** Only homes of these towns; none means of any. */
  towns: readonly TownKey[]
  /** Only homes inside a line drawn on the map. */
  area: Ring | null
  /** Only homes in what the map shows. */
  within: Bounds | null
}

/** From here to here a price says nothing. */
export const EVERY_PRICE: PriceRange = { min: 0, max: 100_000_000 }

/** The price range that stands where none is asked for: the slider's own on the listings page, every price on the map. */
export type DefaultPrice = (market: Market) => PriceRange
export const sliderPrice: DefaultPrice = (market) => PRICE_SCALES[market].initial
export const everyPrice: DefaultPrice = () => EVERY_PRICE

export function defaultFilters(market: Market = 'sale', defaultPrice: DefaultPrice = sliderPrice): ListingFilters {
  return {
    market,
    search: '',
    county: null,
    price: defaultPrice(market),
    beds: null,
    baths: null,
    amenities: [],
    towns: [],
    area: null,
    within: null,
  }
}

/** The parts of a filter that can be set and taken back one by one (chips, zero-result help). */
export type FilterPart =
  | { part: 'search' }
  | { part: 'county' }
  | { part: 'price' }
  | { part: 'beds' }
  | { part: 'baths' }
  | { part: 'amenity'; amenity: Amenity }
  | { part: 'towns' }
  | { part: 'area' }
  | { part: 'within' }

/** The parts that differ from the default, in the order of the panel. */
export function activeParts(filters: ListingFilters, defaultPrice: DefaultPrice = sliderPrice): FilterPart[] {
  const initial = defaultPrice(filters.market)
  const parts: FilterPart[] = []
  if (filters.search) parts.push({ part: 'search' })
  if (filters.county) parts.push({ part: 'county' })
  if (filters.price.min !== initial.min || filters.price.max !== initial.max) parts.push({ part: 'price' })
  if (filters.beds !== null) parts.push({ part: 'beds' })
  if (filters.baths !== null) parts.push({ part: 'baths' })
  for (const amenity of filters.amenities) parts.push({ part: 'amenity', amenity })
  if (filters.towns.length > 0) parts.push({ part: 'towns' })
  if (filters.area) parts.push({ part: 'area' })
  if (filters.within) parts.push({ part: 'within' })
  return parts
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

/** The filters with one part asking for nothing. The price opens to its whole scale, for even its default hides homes. */
export function relaxed(filters: ListingFilters, part: FilterPart): ListingFilters {
  if (part.part !== 'price') return withoutPart(filters, part)
  const { min, max } = PRICE_SCALES[filters.market]
  return { ...filters, price: { min, max } }
}

/** Every filter that could be relaxed when nothing is found, with the filters as they would then be. */
export function relaxations(filters: ListingFilters): { part: FilterPart; relaxed: ListingFilters }[] {
  const { min, max } = PRICE_SCALES[filters.market]
  const parts: FilterPart[] = activeParts(filters).filter((part) => part.part !== 'price')
  if (filters.price.min > min || filters.price.max < max) parts.push({ part: 'price' })
  return parts.map((part) => ({ part, relaxed: relaxed(filters, part) }))
}

/** Longest search text that is looked up; the rest is cut off. */
export const SEARCH_MAX_LENGTH = 200

/** Search text as it is kept and looked up: NFC, control characters and runs of white space to one space, trimmed, cut. */
export function normalizeSearch(text: string): string {
  return text
    .slice(0, SEARCH_MAX_LENGTH * 4)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, SEARCH_MAX_LENGTH)
    .toWellFormed()
    .trim()
}

/** Text in the form in which two texts are compared without regard to case. */
export const foldCase = (text: string): string => text.normalize('NFC').toLowerCase()
