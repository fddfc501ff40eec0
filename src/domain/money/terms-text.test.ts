import { expect, test } from 'vitest'
import { NO_OWN_TERMS, type OwnTerms, type UsualTerms } from './loan-terms.ts'
import { termsText } from './terms-text.ts'

const USUAL: UsualTerms = {
  down: { kind: 'percent', percent: 10 },
  ratePct: 7.4,
  rateAsOf: '2026-10-08',
  years: 30,
  loan: 'conventional',
  insurance: 1800,
  mortgageInsurancePct: 0.6,
}

test.each<[string, Partial<OwnTerms>, string]>([
  ['2026-11-22', {}, '10% down, 30-year loan at 7.40% (Oct 8, 2026, over two weeks old)'],
  ['2026-10-22', {}, '10% down, 30-year loan at 7.40% (Oct 8, 2026)'],
  ['2026-10-23', {}, '10% down, 30-year loan at 7.40% (Oct 8, 2026, over two weeks old)'],
  [
    '2026-11-22',
    { ratePct: 6.875, down: { kind: 'dollars', dollars: 60_000 } },
    '$60,000 down, 30-year loan at 6.875%',
  ],
  ['2026-11-22', { ratePct: 6.5, loan: 'fha', years: 20 }, '3.5% down, 20-year FHA loan at 6.50%'],
])('on %s %j: %s', (today, own, text) => {
  expect(termsText({ ...NO_OWN_TERMS, ...own }, USUAL, today)).toBe(text)
})
