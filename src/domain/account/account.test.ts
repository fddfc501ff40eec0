import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  AccountSetupSchema,
  NewPasswordFormSchema,
  PasswordChangeFormSchema,
  passwordsMatch,
  PersonalInfoSchema,
  SignInSchema,
} from './account.ts'

const messages = (schema: v.GenericSchema, input: unknown): string[] =>
  v.safeParse(schema, input).issues?.map((issue) => issue.message) ?? []

test('A-01: signing in needs an email address and a password, and says which is missing', () => {
  expect(messages(SignInSchema, { email: '', password: '' })).toContain('Enter your email address.')
  expect(messages(SignInSchema, { email: 'ana@example.com', password: '' })).toEqual(['Enter your password.'])
  expect(messages(SignInSchema, { email: 'ana', password: 'x' })).toEqual([
    'Enter an email address like name@example.com.',
  ])
  expect(messages(SignInSchema, { email: ' ana@example.com ', password: 'x' })).toEqual([])
})

test('A-02: a name of spaces is no name, and spaces around a name are cut', () => {
  const person = { firstName: '  ', lastName: ' Ruiz ', email: 'ana@example.com' }
  expect(messages(PersonalInfoSchema, person)).toEqual(['Enter your first name.'])
  expect(v.parse(PersonalInfoSchema, { ...person, firstName: 'Ana' }).lastName).toBe('Ruiz')
})

test('A-02: a password has at least 8 characters, spaces counted', () => {
  const setup = { confirmPassword: 'x', terms: 'on' }
  expect(messages(AccountSetupSchema, { ...setup, password: '1234567' })).toEqual(['Must be at least 8 characters'])
  expect(messages(AccountSetupSchema, { ...setup, password: ' 123456 ' })).toEqual([])
})

test('A-02: the terms must be agreed to', () => {
  expect(messages(AccountSetupSchema, { password: '12345678', confirmPassword: '12345678' })).toEqual([
    'Please agree to the terms to create an account.',
  ])
})

test('A-03: passwords match only letter for letter', () => {
  const setup = { password: 'Maple tree', terms: 'on' as const }
  expect(passwordsMatch({ ...setup, confirmPassword: 'Maple tree' })).toBe(true)
  expect(passwordsMatch({ ...setup, confirmPassword: 'maple tree' })).toBe(false)
})

test('R-04: a new password is typed twice alike, also where something else is wrong', () => {
  const differ = 'Type the same password in both fields.'
  const both = { password: 'Maple tree', confirmPassword: 'maple tree' }
  expect(messages(NewPasswordFormSchema, both)).toEqual([differ])
  expect(messages(NewPasswordFormSchema, { ...both, confirmPassword: 'Maple tree' })).toEqual([])
  expect(messages(NewPasswordFormSchema, { password: 'Maple', confirmPassword: '' })).toContain(
    'Enter your password again.',
  )
  const change = { current: '', next: 'Maple tree', confirmNext: 'maple tree' }
  expect(messages(PasswordChangeFormSchema, change)).toEqual(['Enter your password.', differ])
  const issue = v.safeParse(PasswordChangeFormSchema, { ...change, current: 'x' }).issues![0]
  expect(v.getDotPath(issue)).toBe('confirmNext')
})
