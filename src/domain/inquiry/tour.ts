/** Parts of a day on which homes can be seen, by the clock in New Jersey; hours of 24. */
export const TOUR_SLOTS = {
  morning: { label: 'Morning, 9 AM to 12 PM', from: 9, to: 12 },
  afternoon: { label: 'Afternoon, 12 PM to 4 PM', from: 12, to: 16 },
  evening: { label: 'Evening, 4 PM to 7 PM', from: 16, to: 19 },
} as const
export type TourSlot = keyof typeof TOUR_SLOTS

export const TOUR_SLOT_NAMES = Object.keys(TOUR_SLOTS) as [TourSlot, ...TourSlot[]]

/** When a visitor would like to see a home. */
export interface TourRequest {
  /** ISO date (yyyy-mm-dd) in New Jersey. */
  day: string
  slot: TourSlot
}

/** How far ahead a tour can be asked for, days; the first day is tomorrow. */
const DAYS_AHEAD = 60
const DAY = 24 * 60 * 60 * 1000

/** The first and the last day for which a tour can be asked on a day, both ISO dates. */
export const tourDays = (today: string): { first: string; last: string } => ({
  first: addDays(today, 1),
  last: addDays(today, DAYS_AHEAD),
})

/** The ISO date so many days after another. */
const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** When a tour would begin and end. */
export const tourTimes = ({ day, slot }: TourRequest): { begin: Date; end: Date } => ({
  begin: newJerseyTime(day, TOUR_SLOTS[slot].from),
  end: newJerseyTime(day, TOUR_SLOTS[slot].to),
})

const clockInNewJersey = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'America/New_York',
})

/** The moment of a full hour of the day in New Jersey; between 4 and 23, where no clock is changed. */
function newJerseyTime(day: string, hour: number): Date {
  const asUtc = Date.parse(day) + hour * 60 * 60 * 1000
  // New Jersey is behind UTC by as many hours as its clock shows less.
  const shown = Number(clockInNewJersey.format(asUtc))
  const behind = (hour - shown + 24) % 24
  return new Date(asUtc + behind * 60 * 60 * 1000)
}
