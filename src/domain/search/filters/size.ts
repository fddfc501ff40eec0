import { span } from './filter-kinds.ts'

/** Homes by their living area, square feet. */
export const size = span('size', {
  label: 'Size',
})
