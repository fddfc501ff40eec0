import { BUDGET_RANGES, type BudgetRange } from '#domain/search/budget.ts'

const COUNTS = [67, 118, 84, 42] as const

/** The home page's sample budget panel (H-07). */
export const SAMPLE_BUDGET: readonly BudgetRange[] = BUDGET_RANGES.map((range, index) => ({
  ...range,
  count: COUNTS[index]!,
}))
