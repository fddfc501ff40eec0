import { expect, test } from 'vitest'
import { checkInquiry } from './inquiry-check.ts'
import { DEFAULT_INQUIRY_MESSAGE } from './inquiry.ts'

const INQUIRY = { name: 'Ana Example', email: 'ana@example.com', phone: '', message: 'Is the dock included?' }

const wrongFields = (change: Partial<typeof INQUIRY>): string[] => {
  const read = checkInquiry({ ...INQUIRY, ...change })
  return read.ok || read.problem.kind !== 'invalid' ? [] : read.problem.fields.map(({ field }) => field)
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
  const read = checkInquiry({
    name: ' Ana ',
    email: ' ana@example.com ',
    phone: ' 201 ',
    message: ' Hi ',
  })
  expect(read).toEqual({ ok: true, value: { name: 'Ana', email: 'ana@example.com', phone: '201', message: 'Hi' } })
})

test('texts longer than the agency can take are refused by field', () => {
  expect(wrongFields({ name: 'a'.repeat(121) })).toEqual(['name'])
  expect(wrongFields({ phone: '1'.repeat(41) })).toEqual(['phone'])
  expect(wrongFields({ message: 'a'.repeat(4001) })).toEqual(['message'])
  expect(wrongFields({ message: 'a'.repeat(4000) })).toEqual([])
})

test('a field that is missing or no text is refused', () => {
  const read = checkInquiry({ ...INQUIRY, name: 7, email: undefined })
  expect(read.ok).toBe(false)
})
