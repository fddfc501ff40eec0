import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readSecondFactor, SignInCodeSchema } from './sign-ins.ts'

test('a code is read with spaces and hyphens in any place', () => {
  expect(readSecondFactor(' 123 456 ')).toEqual({ kind: 'totp', code: '123456' })
  const code = 'ABCDEFGHIJKLMNOPQRST2345'
  expect(readSecondFactor('abcd-efgh-ijkl-mnop-qrst-2345')).toEqual({ kind: 'recovery', code })
  expect(readSecondFactor(code)).toEqual({ kind: 'recovery', code })
})

test.each(['', '12345', '1234567', 'ABCD-EFGH', 'ABCDEFGHIJKLMNOPQRST2341', 'sha256:00'])('%j is no code', (typed) => {
  expect(readSecondFactor(typed)).toBeNull()
  expect(v.safeParse(SignInCodeSchema, { challenge: 'x', code: typed }).success).toBe(false)
})
