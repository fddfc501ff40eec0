import { expect, test } from 'vitest'
import { BUILT_IN_COST_BASIS } from '#content/public-figures/cost-basis.ts'
import { completeTerms } from '#domain/money/complete-terms.ts'
import { NO_OWN_TERMS, type OwnTerms } from '#domain/money/loan-terms.ts'
import { costPieces } from '#domain/money/monthly-cost.ts'
import type { HomeTax } from '#domain/money/property-tax.ts'
import { monthSources, taxSource } from './cost-sources.ts'
import { homeCost, type HomeMonth } from './home-cost.ts'

const TAX: HomeTax = { yearly: 13_104, from: 'listing', year: 2025, place: null }

function sources(given: Partial<OwnTerms>): string {
  const own = { ...NO_OWN_TERMS, ...given }
  const terms = completeTerms(own, BUILT_IN_COST_BASIS.usual)
  const pieces = costPieces(terms, BUILT_IN_COST_BASIS.rules)
  const costTerms = { ...BUILT_IN_COST_BASIS, own, terms, pieces, fromLink: false, inAddress: false }
  const month = homeCost(
    { price: 629_000, market: 'sale', costFacts: { tax: TAX, fee: 0, insured: 'building', feeCapped: true } },
    costTerms,
  ) as HomeMonth
  return monthSources(month, costTerms, '2026-11-22')
}

test('a month says its numbers, where its tax is from and what is assumed', () => {
  expect(sources({})).toBe(
    'Assumes 10% down, 30-year loan at 7.40% (Oct 8, 2026, over two weeks old). Tax from the listing (2025). Also assumes home insurance at 0.3% of the price per year and mortgage insurance at 0.6% per year. Your lender decides.',
  )
})

test('what the visitor gave is not assumed, nor what a loan doesn’t have', () => {
  expect(sources({ insurance: 2400 })).toContain('. Also assumes mortgage insurance at 0.6% per year.')
  expect(sources({ down: { kind: 'percent', percent: 20 }, insurance: 2400 })).not.toContain('Also assumes')
  expect(sources({ loan: 'fha' })).toContain('The FHA’s upfront premium of 1.75% is added to the loan.')
  expect(sources({ loan: 'va' })).not.toContain('mortgage insurance')
})

test.each<[Partial<HomeTax>, string]>([
  [{ year: null }, 'Tax from the listing'],
  [{ from: 'town', place: 'Glen Ridge' }, 'Estimated tax from Glen Ridge’s 2025 average'],
  [{ from: 'town', year: 2026, place: 'Glen Ridge' }, 'Estimated tax from Glen Ridge’s 2026 average'],
  [{ from: 'town', year: null, place: 'Glen Ridge' }, 'Estimated tax from Glen Ridge’s average'],
  [{ from: 'assessment', place: 'Glen Ridge' }, 'Estimated tax from the home’s assessment and Glen Ridge’s tax rate'],
  [{ from: 'operator', place: 'Glen Ridge' }, 'Estimated tax from our figure for Glen Ridge'],
  [{ from: 'county', place: 'Essex County' }, 'Estimated tax from the towns of Essex County'],
])('%j: %s', (changes, text) => expect(taxSource({ ...TAX, ...changes })).toBe(text))
