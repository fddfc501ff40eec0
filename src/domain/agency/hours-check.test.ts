import { expect, test } from 'vitest'
import type { OfficeHours } from './agency.ts'
import { partOutsideHours, type WishedTime } from './hours-check.ts'

const WORKDAY = ['08:30', '17:00'] as const
const HOURS: OfficeHours = {
  sunday: null,
  monday: WORKDAY,
  tuesday: WORKDAY,
  wednesday: WORKDAY,
  thursday: WORKDAY,
  friday: ['12:00', '21:00'],
  saturday: ['06:00', '08:00'],
}
const [SUNDAY, MONDAY, FRIDAY, SATURDAY] = ['2026-11-22', '2026-11-23', '2026-11-27', '2026-11-28']
const time = (change: Partial<WishedTime>): WishedTime => ({ day: null, slot: null, at: null, ...change })

test.each<[string, WishedTime, ReturnType<typeof partOutsideHours>]>([
  ['a closed day', time({ day: SUNDAY }), 'day'],
  ['a day that is open early', time({ day: SATURDAY, slot: 'morning', at: '6:30' }), null],
  ['an hour after that day’s closing', time({ day: SATURDAY, slot: 'morning', at: '9:00' }), 'slot'],
  ['late on a long day', time({ day: FRIDAY, slot: 'evening', at: '20:30' }), null],
  ['an open day', time({ day: MONDAY }), null],
  ['an evening that the office is open a part of', time({ day: MONDAY, slot: 'evening' }), null],
  ['an hour after closing', time({ day: MONDAY, slot: 'evening', at: '17:00' }), 'slot'],
  ['the last minute', time({ day: MONDAY, slot: 'evening', at: '16:59' }), null],
  ['a morning before opening', time({ day: FRIDAY, slot: 'morning' }), 'slot'],
  ['an hour of some day', time({ slot: 'evening', at: '18:00' }), null],
  ['nothing said', time({}), null],
])('%s', (_, asked, wrong) => {
  expect(partOutsideHours(asked, HOURS)).toBe(wrong)
})

test('an agency without hours calls by appointment', () => {
  const closed = Object.fromEntries(Object.keys(HOURS).map((day) => [day, null])) as unknown as OfficeHours
  expect(partOutsideHours(time({ day: MONDAY, slot: 'evening' }), closed)).toBeNull()
})
