import { twelveHour, twoDigits, type ClockTime } from './clock-time.ts'
import { formatDay } from './day-text.ts'
import { newJerseyClock } from './new-jersey-time.ts'

/** 'November 21, 2026 at 9:40 PM'. */
export const formatClockTime = ({ day, hour, minute }: ClockTime): string =>
  `${formatDay(day)} at ${twelveHour(hour)}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`

/** A time in New Jersey in words: 'November 21, 2026 at 9:40 PM'. */
export const formatNewJerseyTime = (time: Date): string => formatClockTime(newJerseyClock(time))

/** '2026-11-21 21:40'. */
export const formatSortableTime = ({ day, hour, minute }: ClockTime): string =>
  `${day} ${twoDigits(hour)}:${twoDigits(minute)}`
