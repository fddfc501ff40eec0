/* Calendar days as ISO dates (yyyy-mm-dd). */

const DAY_MS = 86_400_000

/** The weekday, 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (isoDate: string): number => new Date(isoDate).getUTCDay()

/** The ISO date of a time in UTC. */
const utcDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Whether a text is the ISO date of a day that exists: false for February 30, which some engines take for March 2. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && utcDay(time) === text
}

/** The ISO date so many days before another. */
export const daysBefore = (isoDate: string, days: number): string => utcDay(Date.parse(isoDate) - days * DAY_MS)

/** The ISO date so many days after another. */
export const daysAfter = (isoDate: string, days: number): string => daysBefore(isoDate, -days)

/** Days from one ISO date to another; less than 0 if the other is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The ISO date in the visitor's time zone: late in an evening in New Jersey, UTC is a day ahead. */
export function localDay(time: Date): string {
  const month = String(time.getMonth() + 1).padStart(2, '0')
  return `${time.getFullYear()}-${month}-${String(time.getDate()).padStart(2, '0')}`
}

/** The ISO dates of the weekend that is going on or comes next, from `today` on: Saturday and Sunday, or a Sunday alone. */
export function weekendOf(today: string): string[] {
  const weekday = weekdayOf(today)
  return weekday === 0 ? [today] : [daysBefore(today, weekday - 6), daysBefore(today, weekday - 7)]
}
