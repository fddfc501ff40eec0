import { formatDay } from './day.ts'

/** What a clock and a calendar show. */
export interface ClockTime {
  /** ISO date (yyyy-mm-dd). */
  day: string
  /** 0 to 23. */
  hour: number
  minute: number
}

/** An hour of the 24-hour clock on a 12-hour clock, 1 to 12. */
export const twelveHour = (hour: number): number => hour % 12 || 12

/** 'November 21, 2026 at 9:40 PM'. */
export const formatClockTime = ({ day, hour, minute }: ClockTime): string =>
  `${formatDay(day)} at ${twelveHour(hour)}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`

/** '2026-11-21 21:40'. */
export const formatSortableTime = ({ day, hour, minute }: ClockTime): string =>
  `${day} ${twoDigits(hour)}:${twoDigits(minute)}`

/** '05'. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')
