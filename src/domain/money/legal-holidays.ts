import { daysAfter } from '../day.ts'

/**
 * When a holiday falls: on a date, on a weekday of a month (`nth` -1: the last; Sunday is 0), or by Easter Sunday; `plus` so many
 * days.
 */
export type HolidayRule =
  | { kind: 'date'; month: number; day: number }
  | { kind: 'weekday'; month: number; weekday: number; nth: number; plus: number }
  | { kind: 'easter'; plus: number }

export interface HolidayDefinition {
  name: string
  rule: HolidayRule
}

/**
 * New Jersey's legal holidays (N.J.S.A. 36:1-1), and days where lawyers differ: still in the statute but no holiday of State
 * offices, or closed by custom alone.
 */
export interface HolidayTable {
  legal: readonly HolidayDefinition[]
  doubtful: readonly HolidayDefinition[]
  /** ISO dates that the Governor proclaimed. Lawyers differ on these too. */
  proclaimed: readonly { name: string; on: string }[]
}

/** A day and why it is a holiday. */
export interface Holiday {
  /** ISO date (yyyy-mm-dd). */
  on: string
  name: string
}

const isoDate = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

const weekdayOf = (isoDay: string): number => new Date(isoDay).getUTCDay()

/** Easter Sunday by the Gregorian reckoning (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const monthAndDay = h + l - 7 * m + 114
  return isoDate(year, Math.floor(monthAndDay / 31), (monthAndDay % 31) + 1)
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  if (nth > 0) {
    const first = isoDate(year, month, 1)
    return daysAfter(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1))
  }
  const last = isoDate(year, month + 1, 0)
  return daysAfter(last, -((weekdayOf(last) - weekday + 7) % 7))
}

function dayOf(year: number, rule: HolidayRule): string {
  if (rule.kind === 'date') return isoDate(year, rule.month, rule.day)
  if (rule.kind === 'easter') return daysAfter(easterSunday(year), rule.plus)
  return daysAfter(nthWeekday(year, rule.month, rule.weekday, rule.nth), rule.plus)
}

/** A holiday on a Sunday moves to the Monday after; one on a Saturday takes the Friday before too (N.J.S.A. 36:1-1, 36:1-1.2). */
function daysOff(year: number, { name, rule }: HolidayDefinition): Holiday[] {
  const on = dayOf(year, rule)
  const weekday = weekdayOf(on)
  if (weekday === 0)
    return [
      { on, name },
      { on: daysAfter(on, 1), name },
    ]
  if (weekday === 6)
    return [
      { on: daysAfter(on, -1), name },
      { on, name },
    ]
  return [{ on, name }]
}

/** January 1 of the next year may take December 31 of this one. */
const holidaysOf = (year: number, definitions: readonly HolidayDefinition[]): Holiday[] =>
  [year, year + 1]
    .flatMap((each) => definitions.flatMap((definition) => daysOff(each, definition)))
    .filter(({ on }) => on.startsWith(`${year}-`))
    .sort((a, b) => a.on.localeCompare(b.on))

/** The legal holidays of a year with the days they move to, by date. */
export const legalHolidays = (year: number, table: HolidayTable): Holiday[] => holidaysOf(year, table.legal)

/** The days of a year on which lawyers differ, by date. */
export const doubtfulHolidays = (year: number, table: HolidayTable): Holiday[] =>
  [...holidaysOf(year, table.doubtful), ...table.proclaimed.filter(({ on }) => on.startsWith(`${year}-`))].sort(
    (a, b) => a.on.localeCompare(b.on),
  )
