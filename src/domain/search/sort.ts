/** The orders of homes; `COMPARE` of search.ts defines each. */
export const SORTS = [
  'newest',
  'price-asc',
  'price-desc',
  'beds',
  'square-feet',
  'price-per-square-foot',
  'reduced',
] as const
export type Sort = (typeof SORTS)[number]

export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  newest: 'Newest first',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  beds: 'Most bedrooms',
  'square-feet': 'Largest',
  'price-per-square-foot': 'Price per sq ft',
  reduced: 'Reduced first',
}
