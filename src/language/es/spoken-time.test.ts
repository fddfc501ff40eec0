import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekdayText } from './spanish-words.ts'
import { readSpokenTime } from './spoken-time.ts'

/** A Saturday. */
const TODAY = '2026-11-21'

test.each([
  ['el sábado', '2026-11-28', null],
  ['este domingo', '2026-11-22', null],
  ['el próximo domingo', '2026-11-29', null],
  ['el martes que viene a las 10 de la mañana', '2026-11-24', 'morning'],
  ['mañana por la tarde', '2026-11-22', 'afternoon'],
  ['mañana por la mañana', '2026-11-22', 'morning'],
  ['pasado mañana', '2026-11-23', null],
  ['por la mañana', null, 'morning'],
  ['3 de marzo', '2027-03-03', null],
  ['el veintiuno de diciembre a las tres', '2026-12-21', 'afternoon'],
  ['12/5 a las 9:30', '2026-12-05', 'morning'],
  ['el día 5', '2026-12-05', null],
  ['en dos semanas a las tres y media', '2026-12-05', 'afternoon'],
  ['el fin de semana', '2026-11-28', null],
  ['la próxima semana', '2026-11-23', null],
  ['no el lunes, el martes después del trabajo', '2026-11-24', 'evening'],
  ['a las 5 de la tarde', null, 'evening'],
  ['al final de la tarde', null, 'evening'],
  ['al mediodía', null, 'afternoon'],
  ['30 de febrero', null, null],
  ['una visita a la segunda', null, null],
])('%s', (said, day, slot) => {
  expect(readSpokenTime(said, TODAY)).toMatchObject({ day, slot })
})

test('an hour is given as it is said, whether it is one of the agency’s or not', () => {
  expect(readSpokenTime('a las 8 de la noche', TODAY).hour).toMatchObject({ at: '20:00', words: '8 de la noche' })
  expect(readSpokenTime('a las 7 am', TODAY).hour).toMatchObject({ at: '7:00', words: '7 de la mañana' })
})

test('a day in words is read as that day, whatever day it is today', () => {
  const day = fc
    .integer({ min: Date.UTC(2026, 0, 1) / 86_400_000, max: Date.UTC(2031, 0, 1) / 86_400_000 })
    .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 364 }), (today, ahead) => {
      const wanted = new Date(Date.parse(today) + ahead * 86_400_000).toISOString().slice(0, 10)
      expect(readSpokenTime(`el ${weekdayText(wanted)}`, today).day).toBe(wanted)
    }),
  )
})

test.each([
  ['el viernes a las cuatro de la tarde', '16:00'],
  ['mañana a las diez y media', '10:30'],
  ['por la mañana', null],
])('%s nombra la hora %j', (said, at) => {
  expect(readSpokenTime(said, TODAY).at).toBe(at)
})
