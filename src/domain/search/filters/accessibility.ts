import { flag } from './filter-kinds.ts'

/** Homes by their accessibility. */
export const accessibility = {
  stepFree: flag('stepFree', { label: 'Step-free entrance' }),
  /** One that can be reached and used in a wheelchair. */
  accessibleBedroom: flag('accessibleBedroom', { label: 'Accessible bedroom' }),
  /** In the home, or on the way to it. */
  elevator: flag('elevator', { label: 'Elevator' }),
}
