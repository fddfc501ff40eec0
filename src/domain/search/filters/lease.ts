import { day, flag, span } from './filter-kinds.ts'

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

/** Homes for rent that may be rented from month to month. */
export const monthToMonth = flag('monthToMonth', {
  market: 'rent',
  label: 'Month to month',
  noun: 'a month-to-month lease',
})

/** Homes for rent whose rent pays for the heat. */
export const heatIncluded = flag('heatIncluded', {
  market: 'rent',
  label: 'Heat included',
  noun: 'heat included',
})

/** Homes for rent whose rent pays for the electricity. */
export const electricityIncluded = flag('electricityIncluded', {
  market: 'rent',
  label: 'Electricity included',
  noun: 'electricity included',
})

/** Homes for rent by their security deposit, US dollars. */
export const deposit = span('deposit', {
  market: 'rent',
  label: 'Deposit',
})

/** Homes for rent that are free on a day, or earlier. */
export const available = day('available', {
  market: 'rent',
  label: 'Available by',
})
