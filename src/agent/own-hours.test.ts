import { expect, test } from 'vitest'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { weekOf, type Agency } from '#domain/agency/agency.ts'
import { watchedContext } from '../../tests/voice/agent-context.ts'
import { talkThrough } from '../../tests/voice/talk-through.ts'
import { inEnglish } from './english.ts'
import { inSpanish } from './spanish.ts'
import { runTool } from './tool-registry.ts'

/** Open from 8 to 5, no tours on Sundays, on Saturdays from 10 to 2, else late. */
const AGENCY: Agency = {
  ...SAMPLE_AGENCY,
  hours: weekOf((day) => (day === 'sunday' || day === 'saturday' ? null : ['08:00', '17:00'])),
  tourHours: weekOf((day) => (day === 'sunday' ? null : day === 'saturday' ? ['10:00', '14:00'] : ['09:00', '20:30'])),
}
const TOURS = 'Monday to Friday from 9 AM to 8:30 PM and Saturday from 10 AM to 2 PM Eastern time'
const context = () => ({ ...watchedContext(), ...inEnglish(AGENCY) })
const CALLER = { name: 'Ana Lopez', phone: '201 555 0123' }

test('tours are offered at the agency’s own hours, whichever part is said first', () =>
  talkThrough(
    [
      ['homes in Essex County'],
      ['book a tour of the second one on Sunday', new RegExp(`no tours on Sunday.*\\. Tours are ${TOURS}`)],
      ['Saturday at 9', new RegExp(`no tours at 9 o’clock\\. Tours are ${TOURS}`)],
      ['in the evening', new RegExp(`Tours are ${TOURS}\\. Morning, afternoon, or evening`)],
      ['Monday', /Morning, afternoon, or evening/],
      // Without AM or PM, the half of the day that has tours.
      ['at 8', /Monday, .*evening, at 8 PM.*What is your name/],
      ['my name is ana lopez'],
      ['ana@example.com', /in the evening, between 4 PM and 8:30 PM/],
    ],
    context(),
  ))

test('a call is offered at the office’s hours, early ones too', () =>
  talkThrough(
    [
      ['please call me back Monday at 8 in the morning', /morning, at 8 AM/],
      ['Monday at 6 pm', /can’t call at 6 PM\. We call Monday to Friday from 8 AM to 5 PM Eastern time/],
    ],
    context(),
  ))

test('in Spanish, too', () =>
  talkThrough(
    [
      ['casas en el condado de Essex'],
      ['quiero visitar la segunda el domingo', /no hay visitas; son de lunes a viernes de 9 AM a 8:30 PM y el sábado/],
      ['el lunes a las 8 de la noche', /lunes.*al final de la tarde/],
    ],
    { ...watchedContext(), ...inSpanish(AGENCY) },
  ))

test.each([
  ['request_callback', { ...CALLER, day: '2026-11-28' }, 'day'],
  ['request_callback', { ...CALLER, day: '2026-11-23', time_of_day: 'evening', time: '17:30' }, 'time_of_day'],
  [
    'book_tour',
    { ...CALLER, listing_id: 5, email: 'ana@example.com', day: '2026-11-28', time_of_day: 'evening' },
    'tour.slot',
  ],
  [
    'book_tour',
    { ...CALLER, listing_id: 5, email: 'ana@example.com', day: '2026-11-28', time_of_day: 'morning', time: '9:00' },
    'time_of_day',
  ],
])('%s refuses a time outside the hours, whoever calls it', async (tool, input, field) => {
  const answered = await runTool(tool, input, context())
  expect(answered).toMatchObject({ ok: false, problem: { kind: 'invalid', fields: [{ field }] } })
})
