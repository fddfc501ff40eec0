import { expect, test } from 'vitest'
import { LOANS } from '../../../tests/arbitrary/loan-figures.ts'
import { madeListing } from '../../../tests/arbitrary/made-listing.ts'
import { NO_OWN_TERMS, type OwnTerms } from '../money/loan-terms.ts'
import { byOwnTerms, keptSearch } from './by-own-terms.ts'
import { fitReasons } from './fit-text.ts'
import { judgesOf } from './judging.ts'
import { readRankQuery } from './rank-url.ts'
import type { Asked } from './ranking.ts'

const VISITORS: OwnTerms = { ...NO_OWN_TERMS, ratePct: 9 }
const KEPT = { cost: '5000', beds: '4', down: '5', rate: '3', like: 'beds' }

function costText(asked: Asked): string | undefined {
  const home = madeListing({ id: 1, market: 'sale', price: 900_000 })
  const { fit, musts } = judgesOf(asked, { loans: LOANS })(home)
  return fitReasons(asked, home, fit, musts).find(({ key }) => key === 'cost')?.text
}

test('the terms in a kept search win over the visitor’s', () => {
  const { terms } = keptSearch(KEPT, VISITORS).filters.cost
  expect(terms).toEqual({ ...NO_OWN_TERMS, down: { kind: 'percent', percent: 5 }, ratePct: 3 })
})

test('one without terms is asked by the visitor’s', () => {
  expect(keptSearch({ cost: '5000' }, VISITORS).filters.cost.terms).toEqual(VISITORS)
  expect(keptSearch({ beds: '4' }, VISITORS).filters.cost.terms).toEqual(NO_OWN_TERMS)
})

test('a home is as far over the limit as by the address with the same terms', () => {
  const linked = readRankQuery(KEPT)
  expect(costText(keptSearch(KEPT, VISITORS))).toBe(costText(linked))
  expect(costText(linked)).not.toBe(costText(byOwnTerms(linked, VISITORS)))
})
