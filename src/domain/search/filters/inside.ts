import { flag } from './filter-kinds.ts'

/** Homes by what is inside. */
export const inside = {
  /** One that can be used; a crawl space is none. */
  basement: flag('basement', { label: 'Basement' }),
  air: flag('air', { label: 'Central air' }),
  fireplace: flag('fireplace', { label: 'Fireplace' }),
  /** A washer and dryer of its own, or the connections for them. */
  laundry: flag('laundry', { label: 'Laundry in the home' }),
}
