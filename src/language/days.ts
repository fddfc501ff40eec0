import { daysAfter, weekdayOf } from '#domain/day.ts'

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
