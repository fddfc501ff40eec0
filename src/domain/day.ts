/*
 * Calendar days as ISO dates (yyyy-mm-dd), and their English words. The words come from the tables below and not from Intl: a
 * server and a browser with other locale data must write the same text, or React replaces the page when it hydrates.
 */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const DAY_MS = 86_400_000

const yearOf = (isoDate: string): number => Number(isoDate.slice(0, 4))
const dayOfMonth = (isoDate: string): number => Number(isoDate.slice(8, 10))
const monthName = (isoDate: string): string => MONTHS[Number(isoDate.slice(5, 7)) - 1]!
const weekdayName = (isoDate: string): string => WEEKDAYS[weekdayOf(isoDate)]!
/** English shortens months and weekdays to three letters. */
const short = (name: string): string => name.slice(0, 3)

/** An ISO date in words: 'November 2, 2026'. */
export const formatDay = (isoDate: string): string => `${formatMonthDay(isoDate)}, ${yearOf(isoDate)}`

/** 'Nov 2, 2026'. */
export const formatShortDay = (isoDate: string): string => `${formatShortMonthDay(isoDate)}, ${yearOf(isoDate)}`

/** 'November 2'. */
export const formatMonthDay = (isoDate: string): string => `${monthName(isoDate)} ${dayOfMonth(isoDate)}`

/** 'Nov 2'. */
export const formatShortMonthDay = (isoDate: string): string => `${short(monthName(isoDate))} ${dayOfMonth(isoDate)}`

/** 'November 2026', also of 'yyyy-mm'. */
export const formatMonth = (isoDate: string): string => `${monthName(isoDate)} ${yearOf(isoDate)}`

/** 'Mon'. */
export const formatShortWeekday = (isoDate: string): string => short(weekdayName(isoDate))

/** 'Monday, November 2'. */
export const formatWeekdayAndDay = (isoDate: string): string => `${weekdayName(isoDate)}, ${formatMonthDay(isoDate)}`

/** 'Mon, Nov 2'. */
export const formatShortWeekdayAndDay = (isoDate: string): string =>
  `${formatShortWeekday(isoDate)}, ${formatShortMonthDay(isoDate)}`

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
