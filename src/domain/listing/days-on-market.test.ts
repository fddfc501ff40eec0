import { expect, test } from 'vitest'
import { daysOnMarket } from './days-on-market.ts'

test('whole days, also across a change of clocks, and none for a home that comes tomorrow', () => {
  expect(daysOnMarket('2026-11-11', '2026-11-22')).toBe(11)
  expect(daysOnMarket('2026-10-30', '2026-11-02')).toBe(3)
  expect(daysOnMarket('2026-11-22', '2026-11-22')).toBe(0)
  expect(daysOnMarket('2026-11-23', '2026-11-22')).toBe(0)
})
