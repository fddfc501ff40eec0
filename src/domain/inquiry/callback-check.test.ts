import { expect, test } from 'vitest'
import { weekOf } from '../agency/agency.ts'
import { checkCallback } from './inquiry-check.ts'

const RULES = {
  today: '2026-11-21',
  consentVersions: ['a'],
  agencyNoticeVersions: ['b'],
  showings: {
    holidays: { legal: [], doubtful: [], proclaimed: [], saturdayShift: true },
    closed: [],
    hours: weekOf(() => null),
  },
}
const FIELDS = { name: 'Ana', email: 'ana@example.com', message: 'Please call.', consent: 'a', agencyNotice: 'b' }

test.each(['(201) 555-0123', '201.555.0123', '+1 201 555 0123', '2015550123'])('a call goes to %s', (phone) => {
  expect(checkCallback({ ...FIELDS, phone }, RULES)).toMatchObject({ ok: true, value: { phone, tour: null } })
})

test.each(['', '555', '201 555 01234567', 'later'])('and not to %j', (phone) => {
  expect(checkCallback({ ...FIELDS, phone }, RULES)).toMatchObject({ problem: { fields: [{ field: 'phone' }] } })
})

const PHONE = { phone: '(201) 555-0123' }

test('a call needs no email address', () => {
  const { email: _, ...unsent } = FIELDS
  for (const fields of [unsent, { ...FIELDS, email: ' ' }])
    expect(checkCallback({ ...fields, ...PHONE }, RULES)).toMatchObject({ ok: true, value: { email: '' } })
})

test('one that is given must be one', () => {
  expect(checkCallback({ ...FIELDS, ...PHONE, email: 'ana' }, RULES)).toMatchObject({
    problem: { fields: [{ field: 'email' }] },
  })
})
