import { expect, test } from 'vitest'
import { weekOf } from '../agency/agency.ts'
import { officeCalendar } from './office-calendar.ts'
import { inboxHeading, timeWords, waitingAge } from './waiting-words.ts'

const calendar = officeCalendar({
  holidays: { legal: [], doubtful: [], proclaimed: [], saturdayShift: true },
  closed: [],
  hours: weekOf((day) => (day === 'sunday' || day === 'saturday' ? null : ['09:00', '18:00'])),
})
const DUE = new Date('2026-11-24T16:00:00Z')
const age = (now: string) => waitingAge(DUE, new Date(now), calendar)

test.each([
  ['2026-11-24T14:35:00Z', '1 h 25 min left', false],
  ['2026-11-24T16:00:00Z', '0 min left', false],
  ['2026-11-24T16:10:00Z', '10 min over', true],
  ['2026-11-24T22:40:00Z', '6 h 40 min over', true],
  ['2026-11-25T15:00:00Z', '8 h over', true],
  ['2026-11-26T15:00:00Z', '2 days over', true],
  // Of a weekend nothing counts.
  ['2026-11-30T13:00:00Z', '3 days over', true],
])('at %s: %s', (now, words, isLate) => {
  expect(age(now)).toEqual({ words, isLate })
})

test('what is due after a weekend', () => {
  expect(waitingAge(new Date('2026-11-30T15:00:00Z'), new Date('2026-11-27T22:00:00Z'), calendar).words).toBe(
    '2 h left',
  )
})

test('time in words', () => {
  expect([0, 59_999, 60_000, 3_600_000, 11_400_000].map(timeWords)).toEqual([
    '0 min',
    '0 min',
    '1 min',
    '1 h',
    '3 h 10 min',
  ])
})

test.each([
  [{ open: 0, late: 0 }, 'Nobody waits'],
  [{ open: 1, late: 0 }, 'One person waits for an answer'],
  [{ open: 6, late: 2 }, 'Two people wait too long'],
  [{ open: 20, late: 1 }, 'One person waits too long'],
  [{ open: 20, late: 12 }, '12 people wait too long'],
])('the heading of %o', (counts, heading) => {
  expect(inboxHeading(counts)).toBe(heading)
})
