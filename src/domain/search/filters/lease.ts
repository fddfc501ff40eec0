import { formatDay } from '../../day.ts'
import { day, flag } from './filter-kinds.ts'

/** Homes to rent where cats or dogs may live. */
export const pets = flag('pets', {
  market: 'rent',
  label: 'Pets allowed',
  noun: 'pets allowed',
  holds: ({ lease }) => lease.pets?.cats === true || lease.pets?.dogs === true,
})

/** Homes to rent with their furniture. */
export const furnished = flag('furnished', {
  market: 'rent',
  label: 'Furnished',
  noun: 'furniture',
  holds: ({ lease }) => lease.furnished === 'furnished',
})

/** Homes to rent that are free on a day, or earlier. */
export const available = day('available', {
  market: 'rent',
  label: 'Available by',
  matches: ({ availableOn }, latest) => latest === null || (availableOn !== null && availableOn <= latest),
  chip: (latest) => `Available by ${formatDay(latest!)}`,
})
