import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatWeekdayAndDay } from '#domain/weekday-text.ts'
import { readSpokenTime } from './spoken-time.ts'

/** A Saturday. */
const TODAY = '2026-11-21'

test.each([
  ['saturday', '2026-11-28', null],
  ['this Sunday', '2026-11-22', null],
  ['next Sunday', '2026-11-29', null],
  ['next tuesday at 10 a.m.', '2026-11-24', 'morning'],
  ['tues', '2026-11-24', null],
  ['tomorrow afternoon', '2026-11-22', 'afternoon'],
  ['the day after tomorrow in the morning', '2026-11-23', 'morning'],
  ['a bit later, like eleven', null, 'morning'],
  ['no 10 30', null, 'morning'],
  ['I would like two of them', null, null],
  ['this afternoon', '2026-11-21', 'afternoon'],
  ['today at noon', '2026-11-21', 'afternoon'],
  ['March 3rd', '2027-03-03', null],
  ['the 3rd of March', '2027-03-03', null],
  ['december twenty first at three o’clock', '2026-12-21', 'afternoon'],
  ['on 12/5 at 9:30', '2026-12-05', 'morning'],
  ['12/5/26', '2026-12-05', null],
  ['2026-12-31', '2026-12-31', null],
  ['the 5th', '2026-12-05', null],
  ['the thirty first', '2026-12-31', null],
  ['in two weeks at half past three', '2026-12-05', 'afternoon'],
  ['a week from monday', '2026-11-30', null],
  ['in 3 days', '2026-11-24', null],
  ['the weekend', '2026-11-28', null],
  ['next week', '2026-11-23', null],
  ['sunday instead of saturday', '2026-11-22', null],
  ['not monday, tuesday after work', '2026-11-24', 'evening'],
  ['no wait I got a job Saturday. Sunday, same time', '2026-11-22', null],
  ['saturday at ten, no wait, sunday at one', '2026-11-22', 'afternoon'],
  ['I work monday and tuesday, so wednesday after lunch', '2026-11-25', 'afternoon'],
  ['sunday or monday', '2026-11-22', null],
  ['sunday no monday', '2026-11-23', null],
  ['quarter to one', null, 'afternoon'],
  ['at 5 pm', null, 'evening'],
  ['in the evening', null, 'evening'],
  ['February 30', null, null],
  ['a tour of the second one', null, null],
  ['I may want two of them', null, null],
])('%s', (said, day, slot) => {
  expect(readSpokenTime(said, TODAY)).toMatchObject({ day, slot })
})

test('an hour is given as it is said, whether it is one of the agency’s or not', () => {
  expect(readSpokenTime('at 8', TODAY).hour).toEqual({ at: '8:00', words: '8 o’clock', isSure: false })
  expect(readSpokenTime('at 8 PM', TODAY).hour).toEqual({ at: '20:00', words: '8 PM', isSure: true })
  expect(readSpokenTime('7 am', TODAY).hour).toEqual({ at: '7:00', words: '7 AM', isSure: true })
  expect(readSpokenTime('after 6 pm', TODAY)).toMatchObject({ slot: 'evening', at: null, hour: { at: '18:00' } })
  expect(readSpokenTime('in the evening', TODAY).hour).toBeNull()
})

const day = fc
  .integer({ min: Date.UTC(2026, 0, 1) / 86_400_000, max: Date.UTC(2031, 0, 1) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))

test('a day in words is read as that day, whatever day it is today', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 364 }), (today, ahead) => {
      const wanted = new Date(Date.parse(today) + ahead * 86_400_000).toISOString().slice(0, 10)
      const [, date = ''] = formatWeekdayAndDay(wanted).split(', ')
      expect(readSpokenTime(`on ${date}`, today).day).toBe(wanted)
      expect(readSpokenTime(`${date} ${wanted.slice(0, 4)}`, today).day).toBe(wanted)
    }),
  )
})

test('a day of the week is one of the next seven, and that day', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 7 }), (today, ahead) => {
      const wanted = new Date(Date.parse(today) + ahead * 86_400_000).toISOString().slice(0, 10)
      expect(readSpokenTime(formatWeekdayAndDay(wanted).split(',')[0]!, today).day).toBe(wanted)
    }),
  )
})

test('whatever is said, a day that is read is a day of the calendar', () => {
  const words = fc.constantFrom(
    ...'next the 31 31st 2/30 12/31/99 february may in 12 weeks a week from monday twenty first third at half past : am pm noon'.split(
      ' ',
    ),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(words, { maxLength: 8 }).map((all) => all.join(' ')),
        fc.string(),
      ),
      day,
      (said, today) => {
        const read = readSpokenTime(said, today)
        expect(read.day === null || new Date(read.day).toISOString().startsWith(read.day)).toBe(true)
      },
    ),
  )
})

test.each([
  ['saturday at half past ten', '10:30'],
  ['at 10', '10:00'],
  ['quarter to five', '16:45'],
  ['4:20 pm on Friday', '16:20'],
  ['tomorrow afternoon', null],
  ['after five', null],
])('%s names the hour %j', (said, at) => {
  expect(readSpokenTime(said, TODAY).at).toBe(at)
})
