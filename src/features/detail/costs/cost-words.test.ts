import { expect, test } from 'vitest'
import { BUILT_IN_COST_BASIS } from '#content/public-figures/cost-basis.ts'
import { UNKNOWN_ASSOCIATION } from '#domain/listing/association.ts'
import type { DownPayment } from '#domain/money/loan-terms.ts'
import type { HomeTax } from '#domain/money/property-tax.ts'
import { durationText, feeSource, landNote, taxSource, shareText } from './cost-words.ts'

const tax = (change: Partial<HomeTax>): HomeTax => ({
  yearly: 23_100,
  from: 'town',
  year: 2025,
  place: 'Glen Ridge',
  ...change,
})

test.each<[HomeTax | null, string]>([
  [tax({ from: 'listing', year: 2025, place: null }), 'From the listing, 2025: $23,100 per year'],
  [tax({ from: 'listing', year: null, place: null }), 'From the listing: $23,100 per year'],
  [
    tax({}),
    'Estimated from Glen Ridge’s 2025 average: $23,100 per year, give or take 25%. Your bill depends on this home’s assessment',
  ],
  [tax({ from: 'operator' }), 'Estimated with our own rate for Glen Ridge: $23,100 per year'],
  [
    tax({ from: 'county', place: 'Essex County' }),
    'Estimated from the median of Essex County’s towns: $23,100 per year',
  ],
  [null, 'Not in the listing, and we don’t have this town’s tax rate'],
])('where a tax comes from: %#', (given, words) => {
  expect(taxSource(given, 25)).toBe(words)
  expect(words).not.toMatch(/taxes are/i)
})

test('a fee of the association by how often it falls due', () => {
  const fee = (frequency: string) => ({ associationFee: { amount: 900, frequency }, association: UNKNOWN_ASSOCIATION })
  expect(feeSource(fee('quarterly'))).toBe('From the listing: $900 per quarter')
  expect(feeSource(fee('twice a year'))).toBe('From the listing: $900 twice a year')
  expect(feeSource(fee('once'))).toBe('One-time fee of $900, from the listing. Not included')
  expect(feeSource({ associationFee: null, association: { ...UNKNOWN_ASSOCIATION, exists: false } })).toBe(
    'None, according to the listing',
  )
  expect(feeSource({ associationFee: null, association: UNKNOWN_ASSOCIATION })).toBe('The listing doesn’t give one')
})

test('homes built this year or last may be taxed as land', () => {
  expect(landNote(2025, '2026-11-22')).toBe('May cover only the land, since the home was built in 2025')
  expect(landNote(2024, '2026-11-22')).toBeNull()
  expect(landNote(null, '2026-11-22')).toBeNull()
})

test('lengths of time', () => {
  expect([105, 120, 1, 13].map(durationText)).toEqual(['8 years 9 months', '10 years', '1 month', '1 year 1 month'])
})

test('the share that a sum of dollars is never reaches a bound that it is below', () => {
  const share = (downPct: number, down: DownPayment) =>
    shareText({ terms: { ...BUILT_IN_COST_BASIS.usual, down }, downPct })
  expect(share(7.027, { kind: 'dollars', dollars: 65_000 })).toBe('7%')
  expect(share(19.96, { kind: 'dollars', dollars: 184_630 })).toBe('19.9%')
  expect(share(12.25, { kind: 'percent', percent: 12.25 })).toBe('12.25%')
})
