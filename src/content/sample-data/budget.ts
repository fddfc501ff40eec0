import { BUDGET_RANGES } from '#domain/search/budget.ts'

const COUNTS = [67, 118, 84, 42] as const

/** The figures of the home page's sample budget panel (H-07); the sample data holds fewer homes. */
export const SAMPLE_BUDGET = BUDGET_RANGES.map((range, index) => ({ ...range, count: COUNTS[index]! }))
