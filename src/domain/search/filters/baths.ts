import { maximum, minimum } from './filter-kinds.ts'

/** Minimums offered; null is 'Any' (specification section 9). */
export const BATHS_OPTIONS = [1, 1.5, 2, 2.5, 3, 3.5] as const

/** Homes with at least so many bathrooms; half baths count 0.5. */
export const baths = minimum('baths', BATHS_OPTIONS, { label: 'Baths' })

/** Homes with at most so many bathrooms. */
export const bathsMax = maximum('baths-max', BATHS_OPTIONS)
