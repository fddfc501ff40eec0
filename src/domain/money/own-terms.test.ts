import { describe, expect, test } from 'vitest'
import { cost } from '../search/filters/cost.ts'
import { termsProblems } from './entered-terms.ts'
import { hasOwnTerms, readTerms } from './linked-terms.ts'
import { NO_OWN_TERMS, type OwnTerms } from './loan-terms.ts'
import { TERM_PARAMS, writeTerms } from './own-terms.ts'

const ALL: OwnTerms = {
  down: { kind: 'percent', percent: 12.5 },
  ratePct: 6.875,
  years: 20,
  loan: 'fha',
  insurance: 2400,
  mortgageInsurancePct: 0.45,
}

describe('terms in an address', () => {
  test.each<[Record<string, string>, OwnTerms]>([
    [{ down: '12.5', rate: '6.875', years: '20', loan: 'fha', insurance: '2400', pmi: '0.45' }, ALL],
    [{ down: '60000usd' }, { ...NO_OWN_TERMS, down: { kind: 'dollars', dollars: 60_000 } }],
    [{ rate: '0' }, { ...NO_OWN_TERMS, ratePct: 0 }],
    [
      { years: '15', loan: 'fha' },
      { ...NO_OWN_TERMS, loan: 'fha', years: 15 },
    ],
  ])('%j', (params, terms) => {
    expect(given(writeTerms(terms))).toEqual(params)
    expect(readTerms(params)).toEqual(terms)
  })

  test.each([
    {},
    { down: '300' },
    { rate: '40' },
    { rate: '-1' },
    { years: '17' },
    { loan: 'fha', down: '3' },
    { rate: '6usd' },
    { loan: 'balloon' },
    { down: '33.3333' },
  ])('%j holds none', (params) => expect(readTerms(params)).toBeNull())

  test('they are those of the cost filter', () => {
    expect(TERM_PARAMS.filter((name) => !(name in cost.params))).toEqual([])
    const { terms } = cost.read(
      { down: ALL.down, rate: 6.875, years: 20, loan: 'fha', insurance: 2400, pmi: 0.45 },
      cost.none,
    )
    expect(terms).toEqual(ALL)
    expect(cost.write({ ...cost.none, terms }, cost.none)).toEqual(given(writeTerms(ALL)))
  })

  test('a visitor without numbers writes none', () => {
    expect(given(writeTerms(NO_OWN_TERMS))).toEqual({})
    expect(hasOwnTerms(NO_OWN_TERMS)).toBe(false)
    expect(hasOwnTerms(ALL)).toBe(true)
  })
})

const given = (params: object) => Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined))

test('each impossible term has its own message', () => {
  const problems = termsProblems({
    down: { kind: 'percent', percent: 300 },
    ratePct: 40,
    years: 17,
    loan: 'fha',
    insurance: -1,
    mortgageInsurancePct: 6,
  })
  expect(problems.map(({ field }) => field)).toEqual(['down', 'ratePct', 'years', 'insurance', 'mortgageInsurancePct'])
})
