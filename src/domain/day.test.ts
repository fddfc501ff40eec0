import { afterEach, expect, test, vi } from 'vitest'
import { formatDay, localDay } from './day.ts'

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
