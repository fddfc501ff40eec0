import { day, recent } from './filter-kinds.ts'

/** Days offered; null is 'Any time'. */
export const DAYS_OPTIONS = [1, 7, 30] as const

/** Homes that came on the market at most so many days ago. */
export const days = recent('days', DAYS_OPTIONS, {
  label: 'On the market',
})

/** Homes that came on the market on a day, or later. */
export const listedSince = day('listed-since', { label: 'New since' })
