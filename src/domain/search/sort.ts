import type { ListingFilters } from './filters/catalogue.ts'

/** The orders of homes; `compareBy` of search.ts defines each. */
export const SORTS = [
  'newest',
  'price-asc',
  'price-desc',
  'beds',
  'square-feet',
  'price-per-square-foot',
  'reduced',
  'monthly-cost',
  'shortest-commute',
] as const
export type Sort = (typeof SORTS)[number]

/** The orders that depend on what the visitor says, too: their numbers, their place of work. The others are cards' own. */
const BY_NUMBERS = ['monthly-cost', 'shortest-commute'] as const
export type CardSort = Exclude<Sort, (typeof BY_NUMBERS)[number]>
export const isByNumbers = (sort: Sort): sort is (typeof BY_NUMBERS)[number] =>
  (BY_NUMBERS as readonly Sort[]).includes(sort)

export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  newest: 'Newest first',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  beds: 'Most bedrooms',
  'square-feet': 'Largest',
  'price-per-square-foot': 'Price per sq ft',
  reduced: 'Reduced first',
  'monthly-cost': 'Lowest monthly cost',
  'shortest-commute': 'Shortest commute',
}

/** The order of a search: without a place to go to, no commute is shorter than another. */
export const sortFor = ({ sort, filters }: { sort: Sort; filters: Pick<ListingFilters, 'train'> }): Sort =>
  sort === 'shortest-commute' && !filters.train.to ? 'newest' : sort
