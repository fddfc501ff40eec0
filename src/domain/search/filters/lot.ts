import { span } from './filter-kinds.ts'

/** Homes by their lot, acres. */
export const lot = span('lot', {
  label: 'Lot',
})
