import { flag } from './filter-kinds.ts'

/** Homes with a basement that can be used; a crawl space is none. */
export const basement = flag('basement', {
  label: 'Basement',
})

/** Homes with central air conditioning. */
export const air = flag('air', {
  label: 'Central air',
  noun: 'central air',
})

/** Homes with a fireplace. */
export const fireplace = flag('fireplace', {
  label: 'Fireplace',
})

/** Homes with a washer and dryer of their own, or the connections for them. */
export const laundry = flag('laundry', {
  label: 'Laundry in the home',
  noun: 'laundry in the home',
})
