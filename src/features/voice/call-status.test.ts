import { expect, test } from 'vitest'
import { callTime } from './call-status.tsx'

test.each([
  [-5, '0:00'],
  [999, '0:00'],
  [42_000, '0:42'],
  [725_000, '12:05'],
  [3_725_999, '1:02:05'],
])('V-03 a call of %i ms has lasted %s', (ms, text) => {
  expect(callTime(ms)).toBe(text)
})
