import { COUNTIES, isServed, type County } from '../geo/county.ts'
import type { FeedCredit } from '../listing/feed-credit.ts'
import { summaryOf, type Listing, type ListingSummary } from '../listing/listing.ts'
import { squareFootPrice } from '../listing/square-foot-price.ts'
import { MARKETS, type Market } from '../money/money.ts'
import { relaxations } from './filter-parts.ts'
import { commutesFor, monthsFor, type SearchContext } from './filter-rules.ts'
import type { FilterPart } from './filters.ts'
import { AMENITY_KEYS } from './filters/amenities.ts'
import type { Amenity } from './filters/amenities.ts'
import type { ListingFilters } from './filters/catalogue.ts'
import { matching } from './matching.ts'
import { sortFor, type CardSort, type Sort } from './sort.ts'

/** Listings on one page of results. */
export const PAGE_SIZE = 24

export interface ListingQuery {
  filters: ListingFilters
  sort: Sort
  /** From 1; a page past the end answers the last one. */
  page: number
}

/** How many homes each option would show, with all the other filters as they are. */
export interface Facets {
  counties: Record<County, number>
  /** Homes with this amenity besides those already asked for. */
  amenities: Record<Amenity, number>
  markets: Record<Market, number>
  /** Homes above the highest price asked for that meet all the other filters. */
  above: number
}

/** The single filter whose removal would show most homes. */
export interface Relaxation {
  part: FilterPart
  total: number
}

export interface ListingPage {
  total: number
  /** Homes that meet all filters but the map's view. */
  totalBeyondView: number
  page: number
  pageCount: number
  listings: ListingSummary[]
  facets: Facets
  /** Only when nothing matched and taking back one filter would help. */
  relaxation: Relaxation | null
  /** Homes left out by a limit of the monthly cost because theirs can't be worked out, while all other filters are met. */
  uncosted: number
  /** What the sources of the page's homes require to be shown. */
  feeds: FeedCredit[]
}

type Compare = (a: ListingSummary, b: ListingSummary) => number

const BY_KEY: Record<CardSort, Compare> = {
  newest: (a, b) => (a.listedOn < b.listedOn ? 1 : a.listedOn > b.listedOn ? -1 : b.id - a.id),
  'price-asc': (a, b) => a.price - b.price || a.id - b.id,
  'price-desc': (a, b) => b.price - a.price || b.id - a.id,
  beds: (a, b) => (b.beds ?? -1) - (a.beds ?? -1) || b.id - a.id,
  'square-feet': (a, b) => (b.squareFeet ?? -1) - (a.squareFeet ?? -1) || b.id - a.id,
  'price-per-square-foot': (a, b) =>
    ascending(squareFootPrice(a) ?? Infinity, squareFootPrice(b) ?? Infinity) || a.id - b.id,
  reduced: (a, b) => ascending(reducedOn(b), reducedOn(a)) || b.id - a.id,
}

const reducedOn = ({ priceReduction }: ListingSummary): string => priceReduction?.on ?? ''

/** Infinities and texts have no difference. */
const ascending = <T extends number | string>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0)

/** Homes outside the counties served come after all others. */
const servedFirst =
  (compare: Compare): Compare =>
  (a, b) =>
    Number(isServed(b.county)) - Number(isServed(a.county)) || compare(a, b)

/** Total orders: ties fall to the id, in the direction of the sort; what is unknown comes last. */
export const COMPARE = Object.fromEntries(
  Object.entries(BY_KEY).map(([sort, compare]) => [sort, servedFirst(compare)]),
) as Record<CardSort, Compare>

/** The order of a search. */
export function compareBy(query: Pick<ListingQuery, 'sort' | 'filters'>, context: SearchContext): Compare {
  const { filters } = query
  const sort = sortFor(query)
  if (sort === 'monthly-cost') return lowestFirst(monthsFor(filters.cost, context))
  return sort === 'shortest-commute' ? lowestFirst(commutesFor(filters.train, context)) : COMPARE[sort]
}

/** Each number is worked out once: a sort asks for it many times. */
function lowestFirst(numberOf: (home: ListingSummary) => number | null): Compare {
  const numbers = new Map<ListingSummary, number>()
  const of = (home: ListingSummary) => {
    const number = numbers.get(home) ?? numberOf(home) ?? Infinity
    numbers.set(home, number)
    return number
  }
  return servedFirst((a, b) => ascending(of(a), of(b)) || a.id - b.id)
}

/** Where a page lies in a result of `total` homes: 24 a page, at least one page, never past the last. */
export function pageWindow(total: number, wanted: number): { page: number; pageCount: number; offset: number } {
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(Math.max(1, wanted), pageCount)
  return { page, pageCount, offset: (page - 1) * PAGE_SIZE }
}

/** The whole search over listings in memory: the sample edition's, and the measure of every other adapter. */
export function searchListings(
  listings: readonly Listing[],
  query: ListingQuery,
  context: SearchContext = {},
): ListingPage {
  const meeting = (filters: ListingFilters) => listings.filter(matching(filters, context))
  const { max } = query.filters.price
  const withoutLimit = withUncosted(query.filters)
  const dearer = { ...query.filters, price: { min: max, max: Infinity } }
  const found = meeting(query.filters).sort(compareBy(query, context))
  const { page, pageCount, offset } = pageWindow(found.length, query.page)
  return {
    total: found.length,
    totalBeyondView: query.filters.within === null ? found.length : meeting({ ...query.filters, within: null }).length,
    page,
    pageCount,
    listings: found.slice(offset, offset + PAGE_SIZE).map(summaryOf),
    facets: {
      ...countOptions(query.filters, (filters) => meeting(filters).length),
      markets: fromKeys(MARKETS, (market) => listings.filter((listing) => listing.market === market).length),
      above: meeting(dearer).filter(({ price }) => price > max).length,
    },
    relaxation: found.length === 0 ? findRelaxation(query.filters, (filters) => meeting(filters).length) : null,
    uncosted: withoutLimit ? meeting(withoutLimit).length - found.length : 0,
    feeds: [],
  }
}

/** The same filters with homes whose monthly cost can't be worked out; null where none is left out for that. */
export function withUncosted(filters: ListingFilters): ListingFilters | null {
  const { cost } = filters
  return cost.upTo === null || cost.withUnknown ? null : { ...filters, cost: { ...cost, withUnknown: true } }
}

type Count = (filters: ListingFilters) => number

const countOptions = (filters: ListingFilters, count: Count): Pick<Facets, 'counties' | 'amenities'> => ({
  counties: fromKeys(COUNTIES, (county) => count({ ...filters, county, counties: [] })),
  amenities: fromKeys(AMENITY_KEYS, (amenity) =>
    count({ ...filters, amenities: [...new Set([...filters.amenities, amenity])] }),
  ),
})

const fromKeys = <K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>

const findRelaxation = (filters: ListingFilters, count: Count): Relaxation | null =>
  bestRelaxation(relaxations(filters).map(({ part, relaxed }) => ({ part, total: count(relaxed) })))

/** The relaxation that shows most homes, or null where none shows any; the first wins a tie. A step that shows any is enough. */
export function bestRelaxation(candidates: readonly Relaxation[]): Relaxation | null {
  const steps = candidates.filter(({ part, total }) => 'step' in part && total > 0)
  const isNeeded = ({ part }: Relaxation) => 'step' in part || !steps.some((step) => step.part.part === part.part)
  return candidates
    .filter(isNeeded)
    .reduce<Relaxation | null>((top, next) => (next.total > (top?.total ?? 0) ? next : top), null)
}
