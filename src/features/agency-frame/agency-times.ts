import { twelveHour, twoDigits } from '#domain/clock-time.ts'
import { formatShortDay, formatShortMonthDay, formatShortWeekday } from '#domain/day-text.ts'
import { newJerseyClock, newJerseyDay } from '#domain/new-jersey-time.ts'

/** A time on New Jersey's clock: 'Today, 6:52 AM', 'Sat, Nov 28, 6:52 AM', or with the year where it is another. Times are ms since 1970. */
export function shownTime(time: number, now: number): string {
  const { day, hour, minute } = newJerseyClock(new Date(time))
  const today = newJerseyDay(new Date(now))
  const clock = `${twelveHour(hour)}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`
  if (day === today) return `Today, ${clock}`
  const date =
    day.slice(0, 4) === today.slice(0, 4)
      ? `${formatShortWeekday(day)}, ${formatShortMonthDay(day)}`
      : formatShortDay(day)
  return `${date}, ${clock}`
}

/** The same inside a sentence. */
export const timeInText = (time: number, now: number): string => shownTime(time, now).replace(/^Today/, 'today')
