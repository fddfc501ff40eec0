import { expect, test } from 'vitest'
import { isWithinVouchers, voucherResult, type VoucherFamily } from './voucher.ts'

const TABLE = { basicRangePct: [90, 110], tenantSharePct: 30, moveInCapPct: 40 } as const
const FAMILY: VoucherFamily = {
  voucherBedrooms: 2,
  adjustedIncome: 30_000,
  grossIncome: null,
  utilityAllowance: 150,
  paymentStandard: 2300,
  minimumRent: null,
  isMoving: true,
}
const HOME = { rent: 2100, bedrooms: 2, hudRents: [1500, 1800, 2200, 2800, 3200], hasUtilities: false }

test('where the rent has all utilities in it there is no allowance, and none is asked for', () => {
  const family = { ...FAMILY, utilityAllowance: null }
  expect(voucherResult(family, HOME, TABLE)).toEqual({ answer: 'ask', missing: 'allowance' })
  expect(voucherResult(family, { ...HOME, hasUtilities: true }, TABLE)).toMatchObject({
    answer: 'yes',
    grossRent: 2100,
  })
})

test('a standard that the family knows is none for a smaller home: HUD’s band stands for it', () => {
  expect(voucherResult(FAMILY, { ...HOME, bedrooms: 1 }, TABLE)).toMatchObject({ standard: [1620, 1980] })
  expect(voucherResult(FAMILY, { ...HOME, bedrooms: 3 }, TABLE)).toMatchObject({ standard: [2300, 2300] })
  expect(voucherResult(FAMILY, { ...HOME, bedrooms: 1, hudRents: null }, TABLE)).toEqual({
    answer: 'ask',
    missing: 'standard',
  })
})

test('the filter takes rents up to 110 percent of HUD’s rent for the home’s size', () => {
  expect([2420, 2421].map((rent) => isWithinVouchers(rent, 2, HOME.hudRents))).toEqual([true, false])
  expect(isWithinVouchers(3520, 6, HOME.hudRents)).toBe(true)
  expect([isWithinVouchers(1, null, HOME.hudRents), isWithinVouchers(1, 2, undefined)]).toEqual([false, false])
})
