import { expect, test } from 'vitest'
import { BUILT_IN_COST_BASIS } from '#content/public-figures/cost-basis.ts'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { NO_OWN_TERMS, type LoanTerms } from '#domain/money/loan-terms.ts'
import { costPieces } from '#domain/money/monthly-cost.ts'
import { NOT_OF_ITS_MARKET } from './comparison-rows.ts'
import { compareCosts, compareMoveIns } from './cost-comparison.ts'

const { usual, rules } = BUILT_IN_COST_BASIS
const TERMS = {
  ...BUILT_IN_COST_BASIS,
  own: NO_OWN_TERMS,
  fromLink: false,
  inAddress: false,
  terms: usual,
  pieces: costPieces(usual, rules),
}
const home = (price: number, yearly: number | null, more: Partial<Listing> = {}): Listing => ({
  ...SAMPLE_LISTINGS[0]!,
  price,
  costFacts: {
    tax: yearly === null ? null : { yearly, from: 'listing', year: 2025, place: null },
    fee: 0,
    insured: 'building',
    feeCapped: true,
  },
  ...more,
})

test('differences are taken between the rounded figures', () => {
  const { months, parts } = compareCosts([home(629_000, 13_104), home(549_000, 11_600), home(500_000, null)], TERMS)!
  expect(months.map(({ month }) => month?.dollars)).toEqual([5450, 4770, undefined])
  expect(months.map(({ lowest, more }) => [lowest, more])).toEqual([
    [false, '$680 more'],
    [true, null],
    [false, null],
  ])
  expect(parts.map(({ name, values }) => [name, ...values])).toEqual([
    ['Principal & interest', '$3,920', '$3,421', null],
    ['Property tax', '$1,092', '$967', null],
    ['Mortgage insurance', '$283', '$247', null],
    ['Home insurance', '$157', '$137', null],
  ])
})

test('the rows are the same by every visitor’s numbers', () => {
  const homes = [home(500_000, 9000), home(400_000, 8000)]
  const inCash: LoanTerms = { ...usual, down: { kind: 'percent', percent: 100 } }
  const { parts } = compareCosts(homes, { ...TERMS, terms: inCash, pieces: costPieces(inCash, rules) })!
  expect(parts.map(({ name, values, differs }) => [name, ...values, differs])).toEqual([
    ['Principal & interest', 'None', 'None', false],
    ['Property tax', '$750', '$667', true],
    ['Mortgage insurance', 'None', 'None', false],
    ['Home insurance', '$125', '$100', true],
  ])
})

test('of equal homes none is the lowest', () => {
  const { months } = compareCosts([home(500_000, 9000), home(500_000, 9000)], TERMS)!
  expect(months.some(({ lowest, more }) => lowest || more)).toBe(false)
})

test('rentals alone have no month to compare', () => {
  expect(compareCosts([home(4300, null, { market: 'rent' })], TERMS)).toBeNull()
})

test('beside homes for sale a rental has what is due at move-in, and no parts of a mortgage', () => {
  const rental = home(4300, null, { market: 'rent' })
  const { parts } = compareCosts([home(629_000, 13_104), rental], TERMS)!
  expect(parts.map(({ values }) => values[1])).toEqual(parts.map(() => NOT_OF_ITS_MARKET))
  expect(compareMoveIns([home(629_000, 13_104), rental], TERMS)).toEqual([NOT_OF_ITS_MARKET, 'up to $10,800'])
  expect(compareMoveIns([home(629_000, 13_104)], TERMS)).toBeNull()
})
