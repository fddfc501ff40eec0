import { daysAfter, daysBefore, weekdayOf } from '#domain/day.ts'
import type { DaySpan } from '#domain/search/query-param.ts'

/* All days are ISO dates. */

/** Days until the next such weekday (0 for Sunday), 1 to 7. */
export const until = (weekday: number, today: string): number => ((weekday - weekdayOf(today) + 6) % 7) + 1

/** The weekday in the week that starts next Monday. */
export const inNextWeek = (weekday: number, today: string): string =>
  daysAfter(today, until(1, today) + ((weekday + 6) % 7))

/** The ISO date, or null if the day doesn't exist. */
export function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null
}

/** The date this year, or next year if it has passed. */
export function nextDate(month: number, day: number, year: string | undefined, today: string): string | null {
  if (year) return dateOf(Number(year), month, day)
  const thisYear = Number(today.slice(0, 4))
  const date = dateOf(thisYear, month, day)
  return date !== null && date >= today ? date : dateOf(thisYear + 1, month, day)
}

/** The next date with that day of the month. */
export function nextOfMonths(day: number, today: string): string | null {
  const [year = 0, month = 0] = today.split('-').map(Number)
  for (let ahead = 0; ahead < 4; ahead++) {
    const index = month - 1 + ahead
    const date = dateOf(year + Math.floor(index / 12), (index % 12) + 1, day)
    if (date !== null && date > today) return date
  }
  return null
}

/** A date as it was said: `year` null where it wasn't, `date` null for the month's last day. */
export interface SaidDate {
  year: number | null
  month: number
  date: number | null
}

/**
 * The day of a date that was said; null for one that doesn't exist. Without its year it is of this month or a later one; where
 * `isPast`, the last such day up to today, and the month's last where the month has fewer days: 'since February 29'.
 */
export function dateSaid({ year, month, date }: SaidDate, isPast: boolean, today: string): string | null {
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const dayIn = (of: number): string | null => {
    if (of < 2000 || of > 2099 || date === 0 || !Number.isInteger(date ?? 0)) return null
    const last = lastDay(of, month)
    const day = date === null ? last : isoDay(of, month, date)
    return day <= last ? day : isPast && date! <= 31 ? last : null
  }
  if (year !== null) return dayIn(year)
  if (!isPast) return dayIn(month < thisMonth ? thisYear + 1 : thisYear)
  const day = dayIn(thisYear)
  return day !== null && day > today ? dayIn(thisYear - 1) : day
}

export const isoDay = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The last day of a month; the thirteenth month is next January. */
export const lastDay = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)

/** The days from one to another; null where the last is before the first. */
export const daysFrom = (from: string, to: string): DaySpan | null => (from > to ? null : { from, to })

/** The days of this or the next week, its weekend, or a weekday (0 for Sunday), or of a month, from today on. Weeks begin on Monday. */
export function namedDays(name: 'week' | 'weekend' | 'month' | number, isNext: boolean, today: string): DaySpan {
  if (name === 'month') {
    const last = lastDay(Number(today.slice(0, 4)), Number(today.slice(5, 7)) + (isNext ? 1 : 0))
    return { from: isNext ? `${last.slice(0, 8)}01` : today, to: last }
  }
  const sunday = daysAfter(today, ((7 - weekdayOf(today)) % 7) + (isNext ? 7 : 0))
  if (name === 'week') return { from: isNext ? daysBefore(sunday, 6) : today, to: sunday }
  if (name === 'weekend') return { from: daysBefore(sunday, 1), to: sunday }
  const inWeek = daysBefore(sunday, (7 - name) % 7)
  const day = inWeek < today ? daysAfter(inWeek, 7) : inWeek
  return { from: day, to: day }
}

/** All days of the month that a day is in, from today on. */
export function daysOfMonth(day: string, today: string): DaySpan {
  const first = `${day.slice(0, 8)}01`
  return {
    from: first < today && today < day ? today : first,
    to: lastDay(Number(day.slice(0, 4)), Number(day.slice(5, 7))),
  }
}
