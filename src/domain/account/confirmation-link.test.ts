import { expect, test } from 'vitest'
import { readConfirmationLink } from './confirmation-link.ts'

test('a link says what it confirms, and its token', () => {
  expect(readConfirmationLink('sign-up.aB3_-x')).toEqual({ kind: 'sign-up', token: 'aB3_-x' })
  expect(readConfirmationLink('new-email.aB3')).toEqual({ kind: 'new-email', token: 'aB3' })
  expect(readConfirmationLink('same-email.aB3')).toEqual({ kind: 'same-email', token: 'aB3' })
  expect(readConfirmationLink(undefined)).toBeUndefined()
})

test.each(['', 'aB3', 'sign-up.', 'other.aB3', 'sign-up.a.b'])('%j is no link of ours', (fragment) => {
  expect(readConfirmationLink(fragment)).toBeNull()
})
