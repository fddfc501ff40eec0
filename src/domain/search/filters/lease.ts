import { day, flag, span } from './filter-kinds.ts'

/** Homes for rent by their lease. */
export const lease = {
  /** Cats or dogs may live there. */
  pets: flag('pets', { market: 'rent', label: 'Pets allowed' }),
  furnished: flag('furnished', { market: 'rent', label: 'Furnished' }),
  monthToMonth: flag('monthToMonth', { market: 'rent', label: 'Month to month' }),
  /** Month to month, too. */
  shortLease: flag('shortLease', { market: 'rent', label: 'Lease under a year' }),
  sixMonthLease: flag('sixMonthLease', { market: 'rent', label: 'Six-month lease' }),
  oneYearLease: flag('oneYearLease', { market: 'rent', label: 'One-year lease' }),
  twoYearLease: flag('twoYearLease', { market: 'rent', label: 'Two-year lease' }),
  /** The rent pays for it. */
  heatIncluded: flag('heatIncluded', { market: 'rent', label: 'Heat included' }),
  electricityIncluded: flag('electricityIncluded', {
    market: 'rent',
    label: 'Electricity included',
  }),
}

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
