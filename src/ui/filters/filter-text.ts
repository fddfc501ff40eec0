import { countOf } from '#domain/count.ts'
import { townName } from '#domain/geo/town.ts'
import { formatDollars } from '#domain/money/money.ts'
import {
  amenityFeature,
  EVERY_PRICE,
  PRICE_SCALES,
  type FilterPart,
  type ListingFilters,
  type PriceRange,
} from '#domain/search/filters.ts'
import type { Relaxation } from '#domain/search/search.ts'
import type { Sort } from '#domain/search/sort.ts'

export const SORT_WORDS: Record<Sort, string> = {
  newest: 'Newest first',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  beds: 'Most bedrooms',
  'square-feet': 'Largest',
}

/** '1 home', '12 homes'. */
export const homesCount = (total: number): string => countOf(total, 'home', 'homes')

const priceSpan = ({ min, max }: PriceRange): string => `${formatDollars(min)}–${formatDollars(max)}`

/** '$500,000–$1,250,000', 'From $500,000', 'Up to $1,250,000'. */
function priceWords({ min, max }: PriceRange): string {
  const [noMin, noMax] = [min <= EVERY_PRICE.min, max >= EVERY_PRICE.max]
  if (noMin && noMax) return 'Any price'
  if (noMax) return `From ${formatDollars(min)}`
  return noMin ? `Up to ${formatDollars(max)}` : priceSpan({ min, max })
}

/** 'Ridgewood', 'Ridgewood, Teaneck', 'Ridgewood and 3 more'. */
const townsWords = ([first = '', ...others]: readonly string[]): string =>
  others.length < 2 ? [first, ...others].join(', ') : `${first} and ${others.length} more`

/** A filter in force, in the words of its chip: 'Bergen County', '3+ beds', '“lake”'. */
export function partWords(part: FilterPart, filters: ListingFilters): string {
  switch (part.part) {
    case 'search':
      return `“${filters.search}”`
    case 'county':
      return `${filters.county} County`
    case 'price':
      return priceWords(filters.price)
    case 'beds':
      return `${filters.beds}+ ${filters.beds === 1 ? 'bed' : 'beds'}`
    case 'baths':
      return `${filters.baths}+ ${filters.baths === 1 ? 'bath' : 'baths'}`
    case 'amenity':
      return amenityFeature(part.amenity)
    case 'towns':
      return townsWords(filters.towns.map(townName))
    case 'area':
      return 'Drawn area'
    case 'within':
      return 'Within the map’s view'
  }
}

/** What to do when nothing is found, and how many homes it would show: 'Removing “Waterfront” would show 12 homes.' */
export function relaxationSentence({ part, total }: Relaxation, filters: ListingFilters): string {
  const homes = `would show ${homesCount(total)}.`
  if (part.part === 'price') return `Widening the price to ${priceSpan(PRICE_SCALES[filters.market])} ${homes}`
  if (part.part === 'area') return `Removing the drawn area ${homes}`
  if (part.part === 'within') return `Looking beyond the map’s view ${homes}`
  const words = partWords(part, filters)
  return `Removing ${part.part === 'search' ? words : `“${words}”`} ${homes}`
}
