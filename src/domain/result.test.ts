import { expect, test } from 'vitest'
import { firstComplaints, invalid, unavailable } from './result.ts'

test('the first complaint about each field is told', () => {
  const problem = invalid([
    { field: 'email', message: 'Enter your email address.' },
    { field: 'email', message: 'Enter an email address like name@example.com.' },
    { field: 'name', message: 'Enter your name.' },
  ])
  expect(firstComplaints(problem)).toEqual({ email: 'Enter your email address.', name: 'Enter your name.' })
})

test('a problem that is not about fields complains about none', () => {
  expect(firstComplaints(unavailable('We can’t reach the server right now.'))).toEqual({})
})
