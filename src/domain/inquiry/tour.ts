import type { OfficeHours } from '../agency/agency.ts'
import { daysAfter } from '../day.ts'
import { newJerseyTime } from '../new-jersey-time.ts'
import { dayOff, hoursOn, type ShowingTimes } from './showing-times.ts'
import { slotHours, type TourSlot } from './tour-slots.ts'

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
export const nextTourDays = (today: string, count: number, showings: ShowingTimes): string[] =>
  Array.from({ length: MAX_DAYS_AHEAD }, (_, index) => daysAfter(today, index + 1))
    .filter((day) => dayOff(day, showings) === null)
    .slice(0, count)

/** The begin and end of a tour at an agency's tour hours; null where they have none of the slot on that day. */
export function tourTimes({ day, slot }: TourRequest, hours: OfficeHours): { begin: Date; end: Date } | null {
  const part = slotHours(slot, hoursOn(day, hours))
  return part && { begin: timeOn(day, part[0]), end: timeOn(day, part[1]) }
}

function timeOn(day: string, clock: string): Date {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return newJerseyTime(day, hour, minute)
}
