import { expect, test } from 'vitest'
import { invalid, unavailable } from '#domain/result.ts'
import { formErrors } from './form-errors.ts'

const hasField = (name: string) => name === 'email' || name === 'password'

test('an error beside a field is not said a second time for the whole form', () => {
  const problem = invalid([
    { field: 'email', message: 'Enter an email address.' },
    { field: 'email', message: 'Too long.' },
  ])
  expect(formErrors(problem, hasField)).toEqual({ errors: { email: 'Enter an email address.' }, problem: null })
})

test('a problem that no field can show is shown for the whole form', () => {
  const link = invalid([{ field: 'token', message: 'The link is broken.' }])
  expect(formErrors(link, hasField).problem).toBe(link)
  expect(formErrors(unavailable('down'), hasField)).toEqual({ errors: {}, problem: unavailable('down') })
})

test('without a problem there is nothing to show', () => {
  expect(formErrors(null, hasField)).toEqual({ errors: {}, problem: null })
})
