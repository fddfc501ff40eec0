import { span } from './filter-kinds.ts'

/** Homes by their lot, acres. */
export const lot = span('lot', {
  label: 'Lot',
  of: ({ lotAcres }) => lotAcres,
  words: (numbers) => `${numbers} acres`,
  format: String,
})
