import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../tests/arbitrary/any-character.ts'
import { weekOf } from '../agency/agency.ts'
import { checkInquiry } from './inquiry-check.ts'
import { DEFAULT_INQUIRY_MESSAGE } from './inquiry.ts'

const RULES = {
  today: '2026-11-21',
  consentVersions: ['2026-01-01', '2026-11-21'],
  agencyNoticeVersions: ['2026-11-22'],
  showings: {
    holidays: {
      legal: [{ name: 'Thanksgiving', rule: { kind: 'weekday', month: 11, weekday: 4, nth: 4, plus: 0 } }],
      doubtful: [],
      proclaimed: [],
      saturdayShift: true,
    },
    closed: ['2026-12-23'],
    hours: weekOf(() => ['09:00', '19:00']),
  },
} as const
const INQUIRY = {
  name: 'Ana Example',
  email: 'ana@example.com',
  phone: '',
  message: 'Is the dock included?',
  tour: null,
  consent: '2026-11-21',
  agencyNotice: '2026-11-22',
  website: '',
}
const TOUR = { day: '2026-12-04', slot: 'morning' }

const check = (change: Record<string, unknown>) => checkInquiry({ ...INQUIRY, ...change }, RULES)
const wrongFields = (change: Record<string, unknown>): string[] => {
  const read = check(change)
  return read.ok || read.problem.kind !== 'invalid' ? [] : read.problem.fields.map(({ field }) => field)
}
const cleaned = (change: Record<string, unknown>) => {
  const read = check(change)
  if (!read.ok) throw new Error(read.problem.message)
  return read.value
}

test('D-06 the message is prefilled', () => {
  expect(DEFAULT_INQUIRY_MESSAGE).toBe("I'm interested in this property and would like more information.")
})

test('D-09 name, email and message are required, the phone is not', () => {
  expect(wrongFields({})).toEqual([])
  expect(wrongFields({ name: ' ' })).toEqual(['name'])
  expect(wrongFields({ message: '\n' })).toEqual(['message'])
  expect(new Set(wrongFields({ email: '' }))).toEqual(new Set(['email']))
  expect(new Set(wrongFields({ name: '', email: '', message: '' }))).toEqual(new Set(['name', 'email', 'message']))
})

test.each(['ana', 'ana@', '@example.com', 'ana example@example.com', 'ana@example'])(
  'D-09 %s is no email address',
  (email) => {
    expect(wrongFields({ email })).toEqual(['email'])
  },
)

test('D-09 what is sent carries no white space around it', () => {
  const typed = { name: ' Ana ', email: ' ana@example.com ', phone: ' 201 555 0123 ', message: ' Hi ' }
  expect(cleaned(typed)).toEqual({
    ...INQUIRY,
    name: 'Ana',
    email: 'ana@example.com',
    phone: '201 555 0123',
    message: 'Hi',
  })
})

test('name and phone are one line, whatever is sent; a message keeps its lines', () => {
  const sent = { name: 'Ana\r\nBcc: all@example.com', phone: '201\n5550123', message: 'One\r\ntwo\u0000\tthree' }
  expect(cleaned(sent)).toMatchObject({
    name: 'Ana Bcc: all@example.com',
    phone: '201 5550123',
    message: 'One\ntwo\tthree',
  })
  expect(wrongFields({ email: 'ana@example.com\r\nBcc: all@example.com' })).toEqual(['email'])
})

test('no text that passes can begin another header', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      for (const field of ['name', 'email', 'phone'] as const) {
        const read = check({ [field]: text })
        // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
        expect(read.ok ? read.value[field] : '').not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/)
      }
    }),
  )
})

test('a tour can be left out; one that is asked for has a day from tomorrow on and a time', () => {
  expect(cleaned({ tour: TOUR }).tour).toEqual(TOUR)
  expect(cleaned({ tour: undefined }).tour).toBeNull()
  for (const day of ['2026-11-22', '2027-01-20']) expect(wrongFields({ tour: { ...TOUR, day } })).toEqual([])
  for (const day of ['', '2026-11-21', '2027-01-21', '2020-01-01', '2026-02-30', 'tomorrow', 7, undefined]) {
    expect(new Set(wrongFields({ tour: { ...TOUR, day } }))).toEqual(new Set(['tour.day']))
  }
  for (const slot of ['', 'night', undefined]) expect(wrongFields({ tour: { ...TOUR, slot } })).toEqual(['tour.slot'])
})

test('a tour is at the agency’s hours: the wrong part says when there are tours', () => {
  const hours = weekOf((day) =>
    day === 'sunday' ? null : day === 'saturday' ? ['10:00', '14:00'] : ['09:00', '19:00'],
  )
  const wrong = (tour: object) => {
    const read = checkInquiry({ ...INQUIRY, tour }, { ...RULES, showings: { ...RULES.showings, hours } })
    return read.ok || read.problem.kind !== 'invalid' ? [] : read.problem.fields
  }
  expect(wrong({ day: '2026-11-28', slot: 'afternoon' })).toEqual([])
  expect(wrong({ day: '2026-11-28', slot: 'evening' })).toEqual([
    { field: 'tour.slot', message: 'On Saturdays, tours are from 10 AM to 2 PM. Choose another time.' },
  ])
  expect(wrong({ day: '2026-11-29', slot: 'evening' })).toEqual([
    { field: 'tour.day', message: 'There are no tours on Sundays. Choose another day.' },
  ])
})

test('D-09 a phone number is one, or left out', () => {
  expect(wrongFields({ phone: 'abc' })).toEqual(['phone'])
  expect(wrongFields({ phone: '555' })).toEqual(['phone'])
  expect(wrongFields({ phone: ' ' })).toEqual([])
  expect(cleaned({ phone: '+1 (201) 555-0123 x4' }).phone).toBe('+1 (201) 555-0123 x4')
})

test('no tour is on a day when the office is closed', () => {
  expect(check({ tour: { ...TOUR, day: '2026-12-23' } })).toMatchObject({
    problem: {
      fields: [
        { field: 'tour.day', message: 'There are no tours on days when the office is closed. Choose another day.' },
      ],
    },
  })
})

test('no tour is on a holiday', () => {
  const read = check({ tour: { ...TOUR, day: '2026-11-26' } })
  expect(read).toMatchObject({
    problem: {
      fields: [{ field: 'tour.day', message: 'There are no tours on Thanksgiving. Choose another day.' }],
    },
  })
  expect(wrongFields({ tour: { ...TOUR, day: '2026-11-25' } })).toEqual([])
})

test('only a consent text that there was can be agreed to', () => {
  expect(wrongFields({ consent: '2026-01-01' })).toEqual([])
  expect(wrongFields({ consent: '2026-12-24' })).toEqual(['consent'])
  expect(wrongFields({ consent: undefined })).toEqual(['consent'])
})

test('only a notice on whom an agent works for that there was can have been shown; a program may have seen none', () => {
  expect(cleaned({ agencyNotice: '2026-11-22' }).agencyNotice).toBe('2026-11-22')
  expect(cleaned({ agencyNotice: undefined }).agencyNotice).toBeNull()
  expect(wrongFields({ agencyNotice: '2026-12-24' })).toEqual(['agencyNotice'])
})

test('what a program wrote into the trap is not judged here', () => {
  expect(cleaned({ website: 'https://spam.example' }).website).toBe('https://spam.example')
  expect(cleaned({ website: undefined }).website).toBe('')
})

test('texts longer than the agency can take are refused by field', () => {
  expect(wrongFields({ name: 'a'.repeat(121) })).toEqual(['name'])
  expect(wrongFields({ phone: '1'.repeat(41) })).toEqual(['phone'])
  expect(wrongFields({ message: 'a'.repeat(4001) })).toEqual(['message'])
  expect(wrongFields({ message: 'a'.repeat(4000) })).toEqual([])
})

test('a field that is missing or no text is refused', () => {
  expect(new Set(wrongFields({ name: 7, email: undefined }))).toEqual(new Set(['name', 'email']))
})
