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
] as const
export type Sort = (typeof SORTS)[number]

/** The orders by what a card says of a home; the others depend on the visitor's numbers, too. */
export type CardSort = Exclude<Sort, 'monthly-cost'>

export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  newest: 'Newest first',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  beds: 'Most bedrooms',
  'square-feet': 'Largest',
  'price-per-square-foot': 'Price per sq ft',
  reduced: 'Reduced first',
  'monthly-cost': 'Lowest monthly cost',
}
