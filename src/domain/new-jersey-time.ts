import { twoDigits, type ClockTime } from './clock-time.ts'

/**
 * Intl is asked for the rules of the time zone only, and answers in numbers. Its texts differ from engine to engine: the order of
 * a short date, 'at' or a comma before the time, the space before PM.
 */
const newYork = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
  timeZone: 'America/New_York',
})

/** What New Jersey's clocks and calendars show at a time. Throws RangeError for an invalid date. */
export function newJerseyClock(time: Date): ClockTime {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of newYork.formatToParts(time)) shown[type] = Number(value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = shown
  // Some engines call midnight 24 o'clock.
  return { day: `${year}-${twoDigits(month)}-${twoDigits(day)}`, hour: hour % 24, minute }
}

/** The ISO date (yyyy-mm-dd) where the homes are: what a server, whose own clock may be set to UTC, writes down. */
export const newJerseyDay = (time: Date): string => newJerseyClock(time).day

/** Today's ISO date (yyyy-mm-dd) where the homes are. */
export const todayInNewJersey = (): string => newJerseyDay(new Date())

const HOUR_MS = 3_600_000

/** How many hours New Jersey's clocks are behind UTC at a time. */
const hoursBehind = (time: Date): number => (time.getUTCHours() - newJerseyClock(time).hour + 24) % 24

/**
 * The time at which New Jersey's clocks show an hour (0 to 23) and a minute on an ISO date. On the days when they change, 1 o'clock
 * is the first of two in fall; 2 o'clock doesn't exist in spring and is taken for 1.
 */
export function newJerseyTime(day: string, hour: number, minute = 0): Date {
  const asUtc = Date.parse(day) + (hour * 60 + minute) * 60_000
  // The clocks may change between that time in UTC and the one asked for.
  const near = new Date(asUtc + hoursBehind(new Date(asUtc)) * HOUR_MS)
  return new Date(asUtc + hoursBehind(near) * HOUR_MS)
}
