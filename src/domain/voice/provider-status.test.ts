import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PROVIDER_STATUSES, readProviderStatus } from './provider-status.ts'

test.each([
  ['connecting', 'connecting'],
  ['queued', 'connecting'],
  ['ringing', 'connecting'],
  ['in_progress', 'in_progress'],
  ['in-progress', 'in_progress'],
  ['IN-PROGRESS ', 'in_progress'],
  ['ended', 'ended'],
  ['error', 'error'],
  ['not-found', 'error'],
])('V-06 the provider’s status %s is %s', (name, status) => {
  expect(readProviderStatus(name)).toBe(status)
})

test('V-06 reading a status twice changes nothing, and unknown values are null', () => {
  fc.assert(
    fc.property(fc.anything(), (name) => {
      const read = readProviderStatus(name)
      expect(read === null || PROVIDER_STATUSES.includes(read)).toBe(true)
      expect(readProviderStatus(read)).toBe(read)
    }),
  )
  expect(['', 'constructor', 'toString', '__proto__', 'busy', null, 7].map(readProviderStatus)).toEqual(
    Array(7).fill(null),
  )
})
