import { span } from './filter-kinds.ts'

/** Homes by the cars that their garage holds. */
export const garage = span('garage', {
  label: 'Garage spaces',
})
