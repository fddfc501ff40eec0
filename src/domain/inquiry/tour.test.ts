import { expect, test } from 'vitest'
import { weekOf } from '../agency/agency.ts'
import type { HolidayTable } from '../money/legal-holidays.ts'
import type { ShowingTimes } from './showing-times.ts'
import { slotLabel } from './tour-slots.ts'
import { nextTourDays, tourDays, tourTimes } from './tour.ts'

const HOLIDAYS: HolidayTable = {
  legal: [
    { name: 'New Year’s Day', rule: { kind: 'date', month: 1, day: 1 } },
    { name: 'Independence Day', rule: { kind: 'date', month: 7, day: 4 } },
    { name: 'Thanksgiving', rule: { kind: 'weekday', month: 11, weekday: 4, nth: 4, plus: 0 } },
  ],
  doubtful: [{ name: 'the Friday after', rule: { kind: 'weekday', month: 11, weekday: 4, nth: 4, plus: 1 } }],
  proclaimed: [],
  saturdayShift: true,
}
const EVERY_DAY = weekOf(() => ['09:00', '19:00'])
const SHOWINGS: ShowingTimes = { holidays: HOLIDAYS, closed: [], hours: EVERY_DAY }

test('tours can be asked for from tomorrow on, sixty days ahead', () => {
  expect(tourDays('2026-11-21')).toEqual({ first: '2026-11-22', last: '2027-01-20' })
  expect(tourDays('2026-12-31')).toEqual({ first: '2027-01-01', last: '2027-03-01' })
})

test('the next days of a tour begin tomorrow, also over the end of a year', () => {
  expect(nextTourDays('2026-12-29', 6, SHOWINGS)).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-02',
    '2027-01-03',
    '2027-01-04',
    '2027-01-05',
  ])
})

test('no tour is offered on a day when the office is closed', () => {
  const closed = { ...SHOWINGS, closed: ['2026-12-02', '2026-12-04'] }
  expect(nextTourDays('2026-11-30', 3, closed)).toEqual(['2026-12-01', '2026-12-03', '2026-12-05'])
})

test('no tour is offered on a legal holiday, nor on the day that one moves to', () => {
  expect(nextTourDays('2026-11-24', 3, SHOWINGS)).toEqual(['2026-11-25', '2026-11-27', '2026-11-28'])
  // July 4, 2026 is a Saturday: the Friday before is a holiday too (N.J.S.A. 36:1-1.2).
  expect(nextTourDays('2026-07-01', 2, SHOWINGS)).toEqual(['2026-07-02', '2026-07-05'])
})

test.each([
  ['2026-07-04', 'morning', '2026-07-04T13:00:00.000Z', '2026-07-04T16:00:00.000Z'],
  ['2026-12-04', 'morning', '2026-12-04T14:00:00.000Z', '2026-12-04T17:00:00.000Z'],
  ['2026-12-04', 'afternoon', '2026-12-04T17:00:00.000Z', '2026-12-04T21:00:00.000Z'],
  ['2026-12-04', 'evening', '2026-12-04T21:00:00.000Z', '2026-12-05T00:00:00.000Z'],
  // The days on which the clocks are changed, in the night before.
  ['2026-11-01', 'morning', '2026-11-01T14:00:00.000Z', '2026-11-01T17:00:00.000Z'],
  ['2027-03-14', 'morning', '2027-03-14T13:00:00.000Z', '2027-03-14T16:00:00.000Z'],
] as const)('%s in the %s is meant by the clock in New Jersey', (day, slot, begin, end) => {
  const times = tourTimes({ day, slot }, EVERY_DAY)
  expect([times?.begin.toISOString(), times?.end.toISOString()]).toEqual([begin, end])
})

test('tours are at the agency’s hours, and on no other weekday', () => {
  const hours = weekOf((day) =>
    day === 'saturday' ? ['10:30', '14:00'] : day === 'sunday' ? null : ['08:00', '20:00'],
  )
  expect(nextTourDays('2026-11-27', 2, { ...SHOWINGS, hours })).toEqual(['2026-11-28', '2026-11-30'])
  expect(tourTimes({ day: '2026-11-28', slot: 'morning' }, hours)?.begin.toISOString()).toBe('2026-11-28T15:30:00.000Z')
  expect(tourTimes({ day: '2026-11-28', slot: 'afternoon' }, hours)?.end.toISOString()).toBe('2026-11-28T19:00:00.000Z')
  expect(tourTimes({ day: '2026-11-28', slot: 'evening' }, hours)).toBeNull()
  expect(slotLabel('evening', hours.monday)).toBe('Evening, 4 PM to 8 PM')
  expect(slotLabel('evening', hours.saturday)).toBe('Evening')
})
