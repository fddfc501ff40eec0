import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekOf } from '../agency/agency.ts'
import { hoursToMs, officeCalendar, type OfficeTimes } from './office-calendar.ts'

const TIMES: OfficeTimes = {
  holidays: {
    legal: [{ name: 'Thanksgiving', rule: { kind: 'weekday', month: 11, weekday: 4, nth: 4, plus: 0 } }],
    doubtful: [],
    proclaimed: [],
    saturdayShift: true,
  },
  closed: ['2026-11-27'],
  hours: weekOf((day) => (day === 'sunday' ? null : day === 'saturday' ? ['10:00', '14:00'] : ['09:00', '18:00'])),
}
const calendar = officeCalendar(TIMES)
const dueAfter = (from: string, hours = 4) => calendar.dueAfter(new Date(from), hoursToMs(hours)).toISOString()

test.each([
  ['within a day', '2026-11-24T15:00:00Z', '2026-11-24T19:00:00.000Z'],
  ['before opening', '2026-11-24T11:00:00Z', '2026-11-24T18:00:00.000Z'],
  ['to closing time itself', '2026-11-24T19:00:00Z', '2026-11-24T23:00:00.000Z'],
  ['over a night', '2026-11-23T22:00:00Z', '2026-11-24T17:00:00.000Z'],
  ['over Thanksgiving and a closed day', '2026-11-25T22:00:00Z', '2026-11-28T18:00:00.000Z'],
  ['over a Sunday', '2026-11-28T18:00:00Z', '2026-11-30T17:00:00.000Z'],
  ['from a Sunday', '2026-11-29T18:00:00Z', '2026-11-30T18:00:00.000Z'],
  ['over the night in which clocks are set back', '2026-10-31T17:00:00Z', '2026-11-02T17:00:00.000Z'],
])('four office hours %s', (_, from, due) => {
  expect(dueAfter(from)).toBe(due)
})

test('an office that never opens counts all hours', () => {
  const never = officeCalendar({ ...TIMES, hours: weekOf(() => null) })
  expect(never.dueAfter(new Date('2026-11-24T15:00:00Z'), hoursToMs(4)).toISOString()).toBe('2026-11-24T19:00:00.000Z')
})

const time = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2027-12-31T00:00:00Z'),
  noInvalidDate: true,
})

test('between now and what is due lies exactly the time to answer', () => {
  fc.assert(
    fc.property(time, fc.integer({ min: 1, max: 20 * 60 }), (from, minutes) => {
      const due = calendar.dueAfter(from, minutes * 60_000)
      expect(due > from).toBe(true)
      expect(calendar.openBetween(from, due).ms).toBe(minutes * 60_000)
    }),
  )
})

test('a later inquiry is never due earlier', () => {
  fc.assert(
    fc.property(time, time, (one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one]
      const due = (from: Date) => calendar.dueAfter(from, hoursToMs(4)).getTime()
      expect(due(earlier)).toBeLessThanOrEqual(due(later))
    }),
  )
})
