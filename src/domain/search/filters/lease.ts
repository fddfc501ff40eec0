import { day, flag, span } from './filter-kinds.ts'

/** Homes for rent by their lease. */
export const lease = {
  /** Cats or dogs may live there. */
  pets: flag('pets', { market: 'rent', label: 'Pets allowed', noun: 'pets allowed' }),
  furnished: flag('furnished', { market: 'rent', label: 'Furnished', noun: 'furniture' }),
  monthToMonth: flag('monthToMonth', { market: 'rent', label: 'Month to month', noun: 'a month-to-month lease' }),
  /** The rent pays for it. */
  heatIncluded: flag('heatIncluded', { market: 'rent', label: 'Heat included', noun: 'heat included' }),
  electricityIncluded: flag('electricityIncluded', {
    market: 'rent',
    label: 'Electricity included',
    noun: 'electricity included',
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
