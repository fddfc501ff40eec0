import { expect, test } from 'vitest'
import { downPaymentCents, downPercent, lentCents } from './down-payment.ts'

test.each([
  [60_000, 300_000, 20, 24_000_000],
  [400_000, 300_000, 100, 0],
  [300_000, 300_000, 100, 0],
  [0, 300_000, 0, 30_000_000],
  [0, 0, 100, 0],
])('$%d down on $%d is %d percent', (dollars, price, percent, lent) => {
  const down = { kind: 'dollars', dollars } as const
  expect(downPercent(down, price)).toBe(percent)
  expect(lentCents(down, price)).toBe(lent)
  expect(downPaymentCents(down, price)).toBe(price * 100 - lent)
})
