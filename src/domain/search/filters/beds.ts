import { maximum, minimum } from './filter-kinds.ts'

/** Minimums offered; null is 'Any' (specification section 9). */
export const BEDS_OPTIONS = [1, 2, 3, 4, 5] as const

/** Homes with at least so many bedrooms. */
export const beds = minimum('beds', BEDS_OPTIONS, { label: 'Beds' })

/** Homes with at most so many bedrooms. */
export const bedsMax = maximum('beds-max', BEDS_OPTIONS)
