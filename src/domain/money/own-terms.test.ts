import { describe, expect, test } from 'vitest'
import { NO_OWN_TERMS, type OwnTerms } from './loan-terms.ts'
import { hasOwnTerms, readTermsParam, termsParam, termsProblems } from './own-terms.ts'

const ALL: OwnTerms = {
  down: { kind: 'percent', percent: 12.5 },
  ratePct: 6.875,
  years: 20,
  loan: 'fha',
  insurance: 2400,
  mortgageInsurancePct: 0.45,
}

describe('terms in an address', () => {
  test.each<[string, OwnTerms]>([
    ['down12.5,rate6.875,years20,fha,insurance2400,pmi0.45', ALL],
    ['down60000usd', { ...NO_OWN_TERMS, down: { kind: 'dollars', dollars: 60_000 } }],
    ['rate0', { ...NO_OWN_TERMS, ratePct: 0 }],
  ])('%s', (text, terms) => {
    expect(termsParam(terms)).toBe(text)
    expect(readTermsParam(text)).toEqual(terms)
  })

  test.each([
    '',
    'down300',
    'rate40',
    'rate-1',
    'years17',
    'fha,years15',
    'fha,down3',
    'rate6usd',
    'income90000',
    'ratex',
  ])('%j is none', (text) => expect(readTermsParam(text)).toBeNull())

  test('a visitor without numbers writes none', () => {
    expect(termsParam(NO_OWN_TERMS)).toBe('')
    expect(hasOwnTerms(NO_OWN_TERMS)).toBe(false)
    expect(hasOwnTerms(ALL)).toBe(true)
  })
})

test('each impossible term has its own message', () => {
  const problems = termsProblems({
    down: { kind: 'percent', percent: 300 },
    ratePct: 40,
    years: 15,
    loan: 'fha',
    insurance: -1,
    mortgageInsurancePct: 6,
  })
  expect(problems.map(({ field }) => field)).toEqual(['down', 'ratePct', 'years', 'insurance', 'mortgageInsurancePct'])
})
