import { expect, test } from 'vitest'
import { totpCode } from './totp-app.ts'

// RFC 6238, appendix B: the key is '12345678901234567890', the codes' last six digits.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [20000000000, '353130'],
])('the code at %d s', (seconds, code) => {
  expect(totpCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', seconds * 1000)).toBe(code)
})
