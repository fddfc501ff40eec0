import { afterEach, expect, test, vi } from 'vitest'
import { daysBefore, formatDay, localDay, weekendOf } from './day.ts'

afterEach(() => vi.unstubAllEnvs())

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
})

test('days before a date, over the ends of months and a change of the clocks', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28')
  expect(daysBefore('2026-11-02', 2)).toBe('2026-10-31')
  expect(daysBefore('2026-11-22', 0)).toBe('2026-11-22')
})

test.each([
  ['2026-11-20', ['2026-11-21', '2026-11-22']],
  ['2026-11-21', ['2026-11-21', '2026-11-22']],
  ['2026-11-22', ['2026-11-22']],
  ['2026-11-23', ['2026-11-28', '2026-11-29']],
])('on %s this weekend is %j', (today, weekend) => {
  expect(weekendOf(today)).toEqual(weekend)
})
