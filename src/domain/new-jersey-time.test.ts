import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNewJerseyTime, formatSortableTime } from './clock-text.ts'
import { newJerseyClock, newJerseyDay, newJerseyTime } from './new-jersey-time.ts'

const times = fc.date({ min: new Date('1970-01-02'), max: new Date('2199-12-31'), noInvalidDate: true })
const inNewYork = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'America/New_York' })

test('every time has the day, the clock and the words that this Node’s Intl gives', () => {
  const day = inNewYork('sv-SE', { dateStyle: 'short' })
  const clock = inNewYork('sv-SE', { dateStyle: 'short', timeStyle: 'short' })
  const words = inNewYork('en-US', { dateStyle: 'long', timeStyle: 'short' })
  fc.assert(
    fc.property(times, (time) => {
      expect(newJerseyDay(time)).toBe(day.format(time))
      expect(formatSortableTime(newJerseyClock(time))).toBe(clock.format(time))
      expect(formatNewJerseyTime(time)).toBe(words.format(time).replaceAll('\u202f', ' '))
    }),
  )
})

/** All but those at which clocks change. */
const hours = fc.oneof(fc.constant(0), fc.integer({ min: 3, max: 23 }))

test('an hour of the day in New Jersey is a time that shows it there', () => {
  fc.assert(
    fc.property(times, hours, fc.integer({ min: 0, max: 59 }), (time, hour, minute) => {
      const day = time.toISOString().slice(0, 10)
      expect(newJerseyClock(newJerseyTime(day, hour, minute))).toEqual({ day, hour, minute })
    }),
  )
})

test.each([
  ['2026-03-08T06:59:00Z', '2026-03-08', 1, 59],
  ['2026-03-08T07:00:00Z', '2026-03-08', 3, 0],
  ['2026-11-01T05:59:00Z', '2026-11-01', 1, 59],
  ['2026-11-01T06:00:00Z', '2026-11-01', 1, 0],
  ['2026-11-24T04:59:00Z', '2026-11-23', 23, 59],
  ['2026-11-24T05:00:00Z', '2026-11-24', 0, 0],
])('at %s New Jersey’s clocks show %s, %i:%i', (time, day, hour, minute) => {
  expect(newJerseyClock(new Date(time))).toEqual({ day, hour, minute })
})

test.each([
  ['2026-11-01', 0, '2026-11-01T04:00:00Z'],
  ['2026-11-01', 1, '2026-11-01T05:00:00Z'],
  ['2026-11-01', 4, '2026-11-01T09:00:00Z'],
  ['2026-03-08', 1, '2026-03-08T06:00:00Z'],
  ['2026-03-08', 2, '2026-03-08T06:00:00Z'],
  ['2026-03-08', 4, '2026-03-08T08:00:00Z'],
])('on %s, when the clocks change, %i o’clock is %s', (day, hour, time) => {
  expect(newJerseyTime(day, hour)).toEqual(new Date(time))
})

test('a time that is none has no day', () => {
  expect(() => newJerseyDay(new Date(Number.NaN))).toThrow(RangeError)
})
