import { expect, test } from 'vitest'
import { isPhoneNumber } from './phone-number.ts'

test.each([
  '2015550123',
  '201-555-0123',
  '201.555.0123',
  '201 555 0123',
  '(201) 555-0123',
  '(201)555-0123',
  '1 201 555 0123',
  '1-201-555-0123',
  '+1 (201) 555-0123 x4',
  '+1 201 555 0123',
  '201-555-0123 ext. 12',
  '201-555-0123, extension 12',
  '201 555 0123 #3',
  '201/555/0123',
  '201–555–0123',
  ' 201\u00a0555 0123 ',
  '+44 20 7946 0958',
  '+49 (30) 901820',
])('%j is a phone number', (typed) => {
  expect(isPhoneNumber(typed)).toBe(true)
})

test.each([
  'abc',
  '',
  '555',
  '555-0123',
  '201 555 01234567',
  'call me at 201 555 0123',
  '201 555 0123 mornings',
  '2015550123@example.com',
  '0015550123',
  '1015550123',
  '+1 201 555',
  '+44 20',
  '+1234567890123456',
  'x4',
])('%j is none', (typed) => {
  expect(isPhoneNumber(typed)).toBe(false)
})
