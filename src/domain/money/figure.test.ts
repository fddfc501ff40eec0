import { expect, test } from 'vitest'
import { isStale, type Renewal } from './figure.ts'

const FORTNIGHT: Renewal = { afterDays: 14, how: '' }
const NEW_YEAR: Renewal = { from: '2027-01-01', how: '' }

test.each([
  ['2026-10-08', FORTNIGHT, '2026-10-22', false],
  ['2026-10-08', FORTNIGHT, '2026-10-23', true],
  ['2026-01-01', NEW_YEAR, '2026-12-31', false],
  ['2026-01-01', NEW_YEAR, '2027-01-01', true],
  ['2026', NEW_YEAR, '2027-03-01', true],
  ['2027', NEW_YEAR, '2027-03-01', false],
  ['2027-01-01', NEW_YEAR, '2027-03-01', false],
])('a figure of %s that renews by %o is stale on %s: %s', (asOf, renew, today, stale) => {
  expect(isStale(asOf, renew, today)).toBe(stale)
})
