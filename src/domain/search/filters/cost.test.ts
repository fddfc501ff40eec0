import { expect, test } from 'vitest'
import { LOANS } from '../../../../tests/arbitrary/loan-figures.ts'
import { madeListing } from '../../../../tests/arbitrary/made-listing.ts'
import { NO_OWN_TERMS, type OwnTerms } from '../../money/loan-terms.ts'
import { readListingQuery } from '../filters-from-url.ts'
import { writeListingQuery } from '../filters-url.ts'
import { activeParts, defaultFilters } from '../filters.ts'
import { matches } from '../matching.ts'
import { NO_COST_LIMIT } from './cost.ts'

test('a limit and its terms are read from an address; terms may stand alone', () => {
  const down = { kind: 'percent', percent: 10 }
  expect(readListingQuery({ cost: '5500', down: '10', rate: '6.5' }).query.filters.cost).toEqual({
    upTo: 5500,
    withUnknown: false,
    terms: { ...NO_OWN_TERMS, down, ratePct: 6.5 },
  })
  const alone = readListingQuery({ down: '60000usd', uncosted: 'yes' }).query
  expect(alone.filters.cost.upTo).toBeNull()
  expect(writeListingQuery(alone)).toEqual({ down: '60000usd' })
  expect(activeParts(alone.filters)).toEqual([])
})

test.each([
  [{ cost: '-1' }, 'cost'],
  [{ down: '300' }, 'down'],
  [{ rate: '40' }, 'rate'],
  [{ years: '17' }, 'years'],
  [{ loan: 'fha', down: '3' }, 'down'],
])('%j falls back, and is named', (params, wrong) => {
  const { query, rejected } = readListingQuery(params)
  expect(rejected).toEqual([wrong])
  expect(query.filters.cost.upTo).toBeNull()
})

test('a home is in up to the month that is shown', () => {
  const home = madeListing({ id: 1, price: 500_000, associationFee: null, taxes: { amount: 12_000, year: 2025 } })
  // Cash, and insurance of $4.98 a month: $1,004.98 is shown as $1,000.
  const terms: OwnTerms = { ...NO_OWN_TERMS, down: { kind: 'percent', percent: 100 }, insurance: 59.76 }
  const isIn = (upTo: number) =>
    matches(home, { ...defaultFilters(), cost: { ...NO_COST_LIMIT, upTo, terms } }, { loans: LOANS })
  expect([1000, 990].map(isIn)).toEqual([true, false])
})

test('costs are not guessed without the figures of loans', () => {
  const filters = { ...defaultFilters(), cost: { ...NO_COST_LIMIT, upTo: 1 } }
  expect(() => matches(madeListing({ id: 1 }), filters)).toThrow('loan figures')
})
