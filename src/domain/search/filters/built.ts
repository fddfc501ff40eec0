import { span } from './filter-kinds.ts'

/** Homes by the year they were built. */
export const built = span('built', {
  label: 'Built',
})
