/** The orders homes can be shown in; `COMPARE` of search.ts says what each means. */
export const SORTS = ['newest', 'price-asc', 'price-desc', 'beds', 'square-feet'] as const
export type Sort = (typeof SORTS)[number]
