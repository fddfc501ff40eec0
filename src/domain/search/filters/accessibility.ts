import { flag } from './filter-kinds.ts'

/** Homes that can be entered without a step. */
export const stepFree = flag('stepFree', { label: 'Step-free entrance' })

/** Homes with a bedroom that can be reached and used in a wheelchair. */
export const accessibleBedroom = flag('accessibleBedroom', {
  label: 'Accessible bedroom',
  noun: 'an accessible bedroom',
})

/** Homes with an elevator, or reached by one. */
export const elevator = flag('elevator', { label: 'Elevator', noun: 'an elevator' })
