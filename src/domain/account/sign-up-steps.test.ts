import { expect, test } from 'vitest'
import { firstComplaints, invalid, unavailable, type Result } from '../result.ts'
import { PASSWORDS_DIFFER } from './account.ts'
import { checkStep, isAboutFirstStep, isAboutRepetition } from './sign-up-steps.ts'

const PERSON = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' }
const SETUP = { password: 'maple tree', confirmPassword: 'maple tree', terms: 'on' }
const wrongFields = (answer: Result<unknown>) => (answer.ok ? [] : Object.keys(firstComplaints(answer.problem)))

test('A-02 the first step asks for names and email, and for nothing of the second', () => {
  expect(checkStep(0, PERSON)).toEqual({ ok: true, value: 'continue' })
  expect(wrongFields(checkStep(0, { ...PERSON, firstName: ' ', email: 'ana' }))).toEqual(['firstName', 'email'])
})

test('A-03 the second step yields the account, without the repetition and the box', () => {
  expect(checkStep(1, { ...PERSON, ...SETUP })).toEqual({ ok: true, value: { ...PERSON, password: SETUP.password } })
  expect(wrongFields(checkStep(1, { ...PERSON, ...SETUP, password: 'short', terms: undefined }))).toEqual([
    'password',
    'terms',
  ])
})

test('A-03 passwords that differ are a complaint about the repetition', () => {
  const answer = checkStep(1, { ...PERSON, ...SETUP, confirmPassword: 'maple treee' })
  expect(answer).toMatchObject({ problem: { fields: [{ field: 'confirmPassword', message: PASSWORDS_DIFFER }] } })
  expect(!answer.ok && isAboutRepetition(answer.problem)).toBe(true)
  expect(isAboutRepetition(unavailable('down'))).toBe(false)
})

test('a field emptied after going back shows the first step again', () => {
  const answer = checkStep(1, { ...PERSON, ...SETUP, lastName: '' })
  expect(!answer.ok && isAboutFirstStep(answer.problem)).toBe(true)
  expect(isAboutFirstStep(invalid([{ field: 'password', message: 'Too easily guessed.' }]))).toBe(false)
  expect(isAboutFirstStep(unavailable('down'))).toBe(false)
})
