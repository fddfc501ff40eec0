import { partText } from '../search/filter-parts.ts'
import { activeParts, filterOfPart, hasUpperEnd, UPPER_END, type FilterPart } from '../search/filters.ts'
import type { ListingFilters } from '../search/filters/catalogue.ts'
import { everyPrice } from '../search/filters/price.ts'
import { readRankQuery, writeRankQuery } from './rank-url.ts'
import type { RankQuery } from './ranking.ts'
import { isSameWish } from './two-wishes.ts'
import { likedParts, WISH_PARTS, wishName } from './wishes.ts'

/**
 * The wishes of two people as one search: what both ask for stays as it is, everything else is a wish. Where they ask for the same thing
 * differently, the first one's counts; what can't be a wish is only the first one's. Null where the second one adds nothing.
 */
export function bothWishes(first: RankQuery, second: RankQuery): RankQuery | null {
  if (first.filters.market !== second.filters.market) return null
  const [own, others] = [textsOf(first.filters), textsOf(second.filters)]
  const taken = new Set([...own.keys()].map(thingOf))
  const filters = activeParts(second.filters, everyPrice)
    .filter((part) => WISH_PARTS.includes(wishName(part)) && !taken.has(thingOf(wishName(part))))
    .reduce((sum, part) => readable(added(sum, part, second.filters)) ?? sum, first.filters)
  const isMustOfBoth = (name: string) =>
    own.get(name) === others.get(name) && !first.liked.includes(name) && !second.liked.includes(name)
  const liked = likedParts(
    filters,
    WISH_PARTS.filter((name) => !isMustOfBoth(name)),
  )
  const both = { filters, liked, page: 1 }
  return isSameWish(both, first) ? null : both
}

/** The least and the most of rooms are of one thing. */
const thingOf = (name: string): string => name.replace(/Max$/, '')

const textsOf = (filters: ListingFilters): Map<string, string> =>
  new Map(activeParts(filters, everyPrice).map((part) => [wishName(part), partText(part, filters)]))

function added(filters: ListingFilters, part: FilterPart, from: ListingFilters): ListingFilters {
  if (part.part === 'amenity') return { ...filters, amenities: [...filters.amenities, part.amenity].toSorted() }
  if (part.part === 'feature') return { ...filters, features: [...filters.features, part.feature].toSorted() }
  const key = filterOfPart(part)
  const more = { ...filters, [key]: from[key] }
  return hasUpperEnd(key) ? { ...more, [UPPER_END[key]]: from[UPPER_END[key]] } : more
}

/** A search that its address can say; null for one whose parts contradict each other. */
function readable(filters: ListingFilters): ListingFilters | null {
  const read = readRankQuery(writeRankQuery({ filters, liked: [], page: 1 }))
  return JSON.stringify(read.filters) === JSON.stringify(filters) ? filters : null
}
