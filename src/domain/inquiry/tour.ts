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
/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000

/** The first and last day of a tour requested today, ISO dates. */
export const tourDays = (today: string): { first: string; last: string } => ({
  first: addDays(today, 1),
  last: addDays(today, MAX_DAYS_AHEAD),
})

/** So many days on which a tour requested today can be, the next ones, ISO dates. */
export const nextTourDays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(today, index + 1))

const namedDay = (style: 'long' | 'short') =>
  new Intl.DateTimeFormat('en-US', { weekday: style, month: style, day: 'numeric', timeZone: 'UTC' })
const DAY_NAMES = { long: namedDay('long'), short: namedDay('short') }

/** An ISO date with its weekday: 'Saturday, November 28', or in short 'Sat, Nov 28'. */
export const tourDayText = (day: string, style: 'long' | 'short'): string => DAY_NAMES[style].format(new Date(day))

/** The ISO date a number of days after another. */
const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** The begin and end of a tour. */
export const tourTimes = ({ day, slot }: TourRequest): { begin: Date; end: Date } => ({
  begin: newJerseyTime(day, TOUR_SLOTS[slot].from),
  end: newJerseyTime(day, TOUR_SLOTS[slot].to),
})
