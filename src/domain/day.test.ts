import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import {
  formatDay,
  formatMonth,
  formatMonthDay,
  formatShortDay,
  formatShortMonthDay,
  formatShortWeekday,
} from './day-text.ts'
import { daysAfter, daysBefore, daysBetween, isDay, localDay, weekdayOf, weekendOf } from './day.ts'
import { formatShortWeekdayAndDay, formatWeekdayAndDay } from './weekday-text.ts'

afterEach(() => vi.unstubAllEnvs())

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((time) => time.toISOString().slice(0, 10))

test.each([
  ['America/New_York', '2026-11-21'],
  ['UTC', '2026-11-22'],
])('an evening in New Jersey is still the same day in %s', (zone, day) => {
  vi.stubEnv('TZ', zone)
  expect(localDay(new Date('2026-11-22T03:30:00Z'))).toBe(day)
})

test.each(['America/New_York', 'Pacific/Auckland'])('a date is the same in words in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(formatDay('2026-01-02')).toBe('January 2, 2026')
  expect(formatWeekdayAndDay('2026-11-28')).toBe('Saturday, November 28')
  expect(formatShortWeekdayAndDay('2026-11-28')).toBe('Sat, Nov 28')
  expect(formatMonth('2022-11')).toBe('November 2022')
})

test.each<[(day: string) => string, Intl.DateTimeFormatOptions]>([
  [formatDay, { dateStyle: 'long' }],
  [formatShortDay, { dateStyle: 'medium' }],
  [formatMonthDay, { month: 'long', day: 'numeric' }],
  [formatShortMonthDay, { month: 'short', day: 'numeric' }],
  [formatMonth, { month: 'long', year: 'numeric' }],
  [formatShortWeekday, { weekday: 'short' }],
  [formatWeekdayAndDay, { weekday: 'long', month: 'long', day: 'numeric' }],
  [formatShortWeekdayAndDay, { weekday: 'short', month: 'short', day: 'numeric' }],
])('every day is in the words of American English, as %o', (format, options) => {
  const usual = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  fc.assert(
    fc.property(days, (day) => {
      expect(format(day)).toBe(usual.format(new Date(day)))
    }),
  )
})

test('days before a date, over the ends of months and a change of the clocks', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28')
  expect(daysBefore('2026-11-02', 2)).toBe('2026-10-31')
  expect(daysBefore('2026-11-22', 0)).toBe('2026-11-22')
})

test('days between two dates lead from one to the other', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -40_000, max: 40_000 }), (day, count) => {
      const other = daysAfter(day, count)
      expect(daysBetween(day, other)).toBe(count)
      expect((((weekdayOf(day) + count) % 7) + 7) % 7).toBe(weekdayOf(other))
    }),
  )
})

test('a day exists, or it is none', () => {
  fc.assert(fc.property(days, isDay))
  const none = ['2026-02-29', '2026-02-31', '2026-13-01', '2026-00-10', '2026-1-2', '11/23/26', '2026-11', '2026', '']
  expect(none.filter(isDay)).toEqual([])
  expect(isDay('2028-02-29')).toBe(true)
})

test.each([
  ['2026-11-20', ['2026-11-21', '2026-11-22']],
  ['2026-11-21', ['2026-11-21', '2026-11-22']],
  ['2026-11-22', ['2026-11-22']],
  ['2026-11-23', ['2026-11-28', '2026-11-29']],
])('on %s this weekend is %j', (today, weekend) => {
  expect(weekendOf(today)).toEqual(weekend)
})
