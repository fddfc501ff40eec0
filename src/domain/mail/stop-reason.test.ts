import { expect, test } from 'vitest'
import { saysNoSuchAddress } from './stop-reason.ts'

test.each([
  '550 5.1.1 <ana@example.com>: Recipient address rejected: User unknown',
  '550 No such user here',
  '551 User not local',
  '553 Mailbox name not allowed',
  '556 5.1.10 Recipient address has null MX',
  '550 5.2.1 The email account is disabled',
  '550-5.1.1 The email account that you tried to reach does not exist.',
  '550 5.0.0 User unknown',
])('%s: there is no such address', (reply) => {
  expect(saysNoSuchAddress(reply)).toBe(true)
})

test.each([
  '452 4.2.2 Mailbox full',
  '552 5.2.2 Mailbox full',
  '550 5.7.1 Service unavailable; client host blocked',
  '550 5.1.8 Sender address rejected: Domain not found',
  '550 5.1.7 Sender address rejected',
  '550 5.1.0 <noreply@homes.example>: Sender address rejected: User unknown in local recipient table',
  '550 5.1.1 <noreply@homes.example>: Sender address rejected: User unknown in virtual mailbox table',
  '550 5.1.0 Address rejected',
  '550 Sender verify failed',
  '554 5.7.1 Relay access denied',
  '550 relay not permitted',
  '550 Your message looks like spam, see https://example.com/why',
  '554 Transaction failed',
  '550 5.3.4 Message too big',
  'nothing',
])('%s: the address may be right', (reply) => {
  expect(saysNoSuchAddress(reply)).toBe(false)
})

test('a report’s own status counts before that of the reply', () => {
  expect(saysNoSuchAddress('550 5.7.1 no', '5.1.1')).toBe(true)
  expect(saysNoSuchAddress('550 no such user', '5.7.1')).toBe(false)
  expect(saysNoSuchAddress('550 no such user', '5.0.0')).toBe(true)
  expect(saysNoSuchAddress('', '5.1.2')).toBe(true)
  expect(saysNoSuchAddress('550 <noreply@homes.example>: Sender address rejected', '5.1.1')).toBe(false)
})
