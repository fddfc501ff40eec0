import { daysAfter } from '../day.ts'
import { newJerseyTime } from '../new-jersey-time.ts'

/** Tour slots, hours of the 24-hour clock in New Jersey. */
export const TOUR_SLOTS = {
  morning: { name: 'Morning', label: 'Morning, 9 AM to 12 PM', from: 9, to: 12 },
  afternoon: { name: 'Afternoon', label: 'Afternoon, 12 PM to 4 PM', from: 12, to: 16 },
  evening: { name: 'Evening', label: 'Evening, 4 PM to 7 PM', from: 16, to: 19 },
} as const
export type TourSlot = keyof typeof TOUR_SLOTS

export const TOUR_SLOT_NAMES = Object.keys(TOUR_SLOTS) as [TourSlot, ...TourSlot[]]

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

/** So many days on which a tour requested today can be, the next ones, ISO dates. */
export const nextTourDays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => daysAfter(today, index + 1))

/** The begin and end of a tour. */
export const tourTimes = ({ day, slot }: TourRequest): { begin: Date; end: Date } => ({
  begin: newJerseyTime(day, TOUR_SLOTS[slot].from),
  end: newJerseyTime(day, TOUR_SLOTS[slot].to),
})
