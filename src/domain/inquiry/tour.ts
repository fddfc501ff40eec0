import { daysAfter } from '../day.ts'
import { newJerseyTime } from '../new-jersey-time.ts'
import { dayOff, type DaysOff } from './days-off.ts'
import { TOUR_SLOTS, type TourSlot } from './tour-slots.ts'

export { TOUR_SLOT_NAMES, TOUR_SLOTS, type TourSlot } from './tour-slots.ts'

/** The day and slot of a requested tour. */
export interface TourRequest {
  /** ISO date (yyyy-mm-dd) in New Jersey. */
  day: string
  slot: TourSlot
}

/** Last day on which a tour can be requested, days from today; the first is tomorrow. */
const MAX_DAYS_AHEAD = 60

/** The first and last day of a tour requested today, ISO dates. */
export const tourDays = (today: string): { first: string; last: string } => ({
  first: daysAfter(today, 1),
  last: daysAfter(today, MAX_DAYS_AHEAD),
})

/** So many days on which a tour requested today can be, the next ones but for days off, ISO dates. */
export const nextTourDays = (today: string, count: number, daysOff: DaysOff): string[] =>
  Array.from({ length: MAX_DAYS_AHEAD }, (_, index) => daysAfter(today, index + 1))
    .filter((day) => dayOff(day, daysOff) === null)
    .slice(0, count)

/** The begin and end of a tour. */
export const tourTimes = ({ day, slot }: TourRequest): { begin: Date; end: Date } => ({
  begin: newJerseyTime(day, TOUR_SLOTS[slot].from),
  end: newJerseyTime(day, TOUR_SLOTS[slot].to),
})
