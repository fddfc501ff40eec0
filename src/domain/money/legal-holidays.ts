import { daysAfter, daysBetween, weekdayOf } from '../day.ts'

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
  proclaimed: readonly string[]
  /** A holiday on a Saturday takes the Friday before too (N.J.S.A. 36:1-1.2). */
  saturdayShift: boolean
}

/** A day and why it is a holiday. */
export interface Holiday {
  /** ISO date (yyyy-mm-dd). */
  on: string
  name: string
}

const isoDate = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

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

/** The day itself and the one it moves to: a holiday on a Sunday takes the Monday after (N.J.S.A. 36:1-1). */
function daysOff(year: number, { name, rule }: HolidayDefinition, saturdayShift: boolean): Holiday[] {
  const on = dayOf(year, rule)
  const weekday = weekdayOf(on)
  const days = [{ on, name }]
  if (weekday === 0) days.push({ on: daysAfter(on, 1), name })
  if (weekday === 6 && saturdayShift) days.push({ on: daysAfter(on, -1), name })
  return days
}

/** January 1 of the next year may take December 31 of this one. */
function holidaysOf(year: number, definitions: readonly HolidayDefinition[], saturdayShift: boolean): Holiday[] {
  const days = definitions.flatMap((definition) => [
    ...daysOff(year, definition, saturdayShift),
    ...daysOff(year + 1, definition, saturdayShift),
  ])
  return days.filter(({ on }) => on.startsWith(`${year}-`)).sort(byDate)
}

const byDate = (a: Holiday, b: Holiday): number => daysBetween(b.on, a.on)

/** The legal holidays of a year with the days they move to, by date. */
export const legalHolidays = (year: number, table: HolidayTable): Holiday[] =>
  holidaysOf(year, table.legal, table.saturdayShift)

/** The days of a year on which lawyers differ, by date. */
export function doubtfulHolidays(year: number, table: HolidayTable): Holiday[] {
  const proclaimed = table.proclaimed.filter((on) => on.startsWith(`${year}-`))
  return [
    ...holidaysOf(year, table.doubtful, table.saturdayShift),
    ...proclaimed.map((on) => ({ on, name: 'A day proclaimed by the Governor' })),
  ].sort(byDate)
}

/** The name of the legal holiday that an ISO date is, also as the day it moves to; null for any other day. */
export const holidayOn = (day: string, table: HolidayTable): string | null =>
  legalHolidays(Number(day.slice(0, 4)), table).find(({ on }) => on === day)?.name ?? null
