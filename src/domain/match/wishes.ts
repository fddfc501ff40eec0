import { partKey, withoutPart } from '../search/filter-parts.ts'
import { activeParts, filterOfPart, hasUpperEnd, UPPER_END, type FilterPart } from '../search/filters.ts'
import { AMENITY_KEYS } from '../search/filters/amenities.ts'
import { FILTER_KEYS, type ListingFilters } from '../search/filters/catalogue.ts'
import { FEATURE_KEYS } from '../search/filters/features.ts'
import { everyPrice } from '../search/filters/price.ts'
import type { QueryParam } from '../search/query-param.ts'
import { gradesOf } from './grades.ts'

/** A wish that a home meets entirely gives it so many points. */
export const FULL = 100

/** What a home must meet for so many points. */
export interface WishStep {
  points: number
  asks: Partial<ListingFilters>
}

/** A part of a search that homes are ranked by instead of left out. A home gets the points of the first step it meets, or none. */
export interface Wish {
  part: FilterPart
  /** From the wish itself to ever less of it. */
  steps: readonly WishStep[]
}

/** What homes must meet, and what a visitor would like. */
export interface MustsAndWishes {
  musts: ListingFilters
  wishes: readonly Wish[]
}

/**
 * A text and words of descriptions find homes, a market and a map's view bound them. Who may live in a home ranks none (Fair
 * Housing Act, 42 U.S.C. 3604: familial status), though a search may ask for it where the law lets it (3607(b)).
 */
const NO_WISHES: ReadonlySet<string> = new Set([
  // What is left out may be the same.
  'notTowns',
  'notCounties',
  'notKinds',
  'notAmenities',
  'notFeatures',
  'notArea',
  'search',
  'words',
  'market',
  'within',
  'amenities',
  'features',
  'senior-community',
  // One county and several are one part of an address.
  'counties',
])

/** The name of a part among the wishes. */
export const wishName = (part: FilterPart): string => (part.part === 'counties' ? 'county' : partKey(part))

/** The parts of a search that can be wishes, by `wishName`. */
export const WISH_PARTS: readonly string[] = [...FILTER_KEYS, ...AMENITY_KEYS, ...FEATURE_KEYS].filter(
  (key) => !NO_WISHES.has(key),
)

/** The parameter that names the filters of an address that are wishes; all others are musts. */
export const LIKE_PARAM: QueryParam = { kind: 'several-of', options: WISH_PARTS }

/** Divides a search. `liked`: names of parts; one that asks for nothing says nothing. */
export function mustsAndWishes(filters: ListingFilters, liked: readonly string[]): MustsAndWishes {
  const parts = activeParts(filters, everyPrice).filter(
    (part) => liked.includes(wishName(part)) && WISH_PARTS.includes(wishName(part)),
  )
  return {
    musts: parts.reduce((rest, part) => withoutPart(rest, part, everyPrice), filters),
    wishes: parts.map((part) => ({ part, steps: stepsOf(part, filters) })),
  }
}

/** Each must with the steps that it would have as a wish; a home that meets it entirely gets `FULL`. */
export const mustSteps = (filters: ListingFilters, liked: readonly string[]): Wish[] => {
  const wishes = likedParts(filters, liked)
  return activeParts(filters, everyPrice)
    .filter((part) => !wishes.includes(wishName(part)))
    .map((part) => ({ part, steps: stepsOf(part, filters) }))
}

/** The wishes that say something, in the order of the filters. */
export const likedParts = (filters: ListingFilters, liked: readonly string[]): string[] =>
  mustsAndWishes(filters, liked).wishes.map(({ part }) => wishName(part))

function stepsOf(part: FilterPart, filters: ListingFilters): WishStep[] {
  const grades = asksOf(part, filters)
  return grades.map((asks, at) => ({ points: Math.round((FULL * (grades.length - at)) / grades.length), asks }))
}

/** The part as asked for, then wider ones. */
function asksOf(part: FilterPart, filters: ListingFilters): Partial<ListingFilters>[] {
  if (part.part === 'amenity') return [{ amenities: [part.amenity] }]
  if (part.part === 'feature') return [{ features: [part.feature] }]
  const key = filterOfPart(part)
  const ask = { [key]: filters[key] } as Partial<ListingFilters>
  return gradesOf(hasUpperEnd(key) ? { ...ask, [UPPER_END[key]]: filters[UPPER_END[key]] } : ask)
}
