import { span } from './filter-kinds.ts'

/** Homes by the year they were built. */
export const built = span('built', {
  label: 'Built',
  of: (listing) => listing.yearBuilt,
  words: (numbers) => `built ${numbers}`,
  format: String,
})
