import { day, flag } from './filter-kinds.ts'

/** Homes for rent where cats or dogs may live. */
export const pets = flag('pets', {
  market: 'rent',
  label: 'Pets allowed',
  noun: 'pets allowed',
})

/** Homes for rent with their furniture. */
export const furnished = flag('furnished', {
  market: 'rent',
  label: 'Furnished',
  noun: 'furniture',
})

/** Homes for rent that are free on a day, or earlier. */
export const available = day('available', {
  market: 'rent',
  label: 'Available by',
})
