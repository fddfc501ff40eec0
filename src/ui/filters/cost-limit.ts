import type { CostLimit } from '#domain/search/filters/cost.ts'

/** The same terms with another limit, US dollars per month; without one every home counts, its cost known or not. */
export const withCostLimit = (cost: CostLimit, upTo: number | null): CostLimit => ({
  ...cost,
  upTo,
  withUnknown: upTo !== null && cost.withUnknown,
})
