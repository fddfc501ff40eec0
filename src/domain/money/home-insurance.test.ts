import { expect, test } from 'vitest'
import { insuredOf, yearlyInsurance } from './home-insurance.ts'
import { insuranceCents } from './monthly-cost.ts'

const SHARES = { building: 0.3, inside: 0.1 }

test('home insurance is a share of the price until there is a quote', () => {
  expect(yearlyInsurance(SHARES, 629_000, 'building')).toBe(1887)
  expect(insuranceCents(SHARES, 629_000, 'building')).toBe(15_725)
  expect(yearlyInsurance(2400, 629_000, 'building')).toBe(2400)
  expect(insuranceCents(2400, 629_000, 'building')).toBe(20_000)
})

test('the owner of a condo, co-op or apartment insures the inside alone', () => {
  expect((['house', 'townhouse', 'multi-family', null] as const).map(insuredOf)).toEqual(Array(4).fill('building'))
  expect((['condo', 'co-op', 'apartment'] as const).map(insuredOf)).toEqual(Array(3).fill('inside'))
  expect(yearlyInsurance(SHARES, 899_000, 'inside')).toBe(899)
})
