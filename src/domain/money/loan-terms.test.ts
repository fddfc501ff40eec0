import { expect, test } from 'vitest'
import { completeTerms } from './complete-terms.ts'
import { usualAsNone } from './entered-terms.ts'
import { NO_OWN_TERMS, type LoanKind, type UsualTerms } from './loan-terms.ts'

const USUAL: UsualTerms = {
  down: { kind: 'percent', percent: 10 },
  ratePct: 7.4,
  rateAsOf: '2026-10-08',
  years: 30,
  loan: 'conventional',
  insurance: 1800,
  mortgageInsurancePct: 0.6,
}

test.each<[LoanKind, number]>([
  ['conventional', 10],
  ['fha', 3.5],
  ['va', 0],
])('a %s loan begins with %d percent down, unless a visitor says otherwise', (loan, percent) => {
  expect(completeTerms({ ...NO_OWN_TERMS, loan }, USUAL).down).toEqual({ kind: 'percent', percent })
  const down = { kind: 'percent', percent: 5 } as const
  expect(completeTerms({ ...NO_OWN_TERMS, loan, down }, USUAL).down).toEqual(down)
})

test('the down payment that a loan begins with is not kept as the visitor’s own, another one is', () => {
  const fha = (percent: number) =>
    usualAsNone({ ...NO_OWN_TERMS, loan: 'fha', down: { kind: 'percent', percent } }, USUAL).down
  expect(fha(3.5)).toBeNull()
  expect(fha(10)).toEqual({ kind: 'percent', percent: 10 })
})

test('an FHA loan over 15 years keeps its term', () => {
  expect(completeTerms({ ...NO_OWN_TERMS, loan: 'fha', years: 15 }, USUAL).years).toBe(15)
})
