import { flag } from './filter-kinds.ts'
import type { FilteredHome } from './filter.ts'

/** Whether the source says so, in RESO's words of AccessibilityFeatures, such as 'Accessible Entrance'. */
const says =
  (words: RegExp) =>
  ({ structure }: FilteredHome) =>
    structure.accessibility.some((text) => words.test(text))

/** Homes that can be entered without a step. */
export const stepFree = flag('stepFree', {
  label: 'Step-free entrance',
  noun: 'a step-free entrance',
  holds: says(/entrance|approach|ramp|no.?step|level entry/i),
})

/** Homes with a bedroom that can be reached and used in a wheelchair. */
export const accessibleBedroom = flag('accessibleBedroom', {
  label: 'Accessible bedroom',
  noun: 'an accessible bedroom',
  holds: says(/bedroom/i),
})

/** Homes with an elevator, or reached by one. */
export const elevator = flag('elevator', {
  label: 'Elevator',
  noun: 'an elevator',
  holds: says(/elevator|lift/i),
})
