import { describe, expect, test } from 'vitest'
import { NO_OWN_TERMS, type LoanTerms } from '#domain/money/loan-terms.ts'
import { NO_OWN_NUMBERS } from '#domain/money/own-numbers.ts'
import { fieldsOf, readFields, withFields, withLoan } from './buyer-fields.ts'

const TERMS: LoanTerms = {
  down: { kind: 'percent', percent: 10 },
  ratePct: 7.4,
  years: 30,
  loan: 'conventional',
  insurance: 1800,
  mortgageInsurancePct: 0.6,
}
const EMPTY = fieldsOf(NO_OWN_NUMBERS.household, TERMS)

describe('the fields', () => {
  test('begin empty, with the usual down payment', () => {
    expect(EMPTY).toEqual({ income: '', debts: '', savings: '', down: '10', downUnit: 'percent', loan: 'conventional' })
    expect(readFields(EMPTY, TERMS).numbers?.household.income).toBeNull()
  })

  test('begin with what is kept', () => {
    const household = { ...NO_OWN_NUMBERS.household, income: 210_000, savings: 95_000 }
    const fields = fieldsOf(household, { ...TERMS, down: { kind: 'dollars', dollars: 60_000 } })
    expect(fields).toMatchObject({
      income: '210,000',
      debts: '',
      savings: '95,000',
      down: '60,000',
      downUnit: 'dollars',
    })
  })

  test.each([
    ['income', '0', 'Enter more than $0, or leave it blank.'],
    ['income', '-5', 'Enter $0 or more.'],
    ['debts', 'a lot', 'Enter an amount in dollars, such as 1,200.'],
    ['savings', '1e9', 'Enter an amount in dollars, such as 1,200.'],
    ['down', '300', 'Enter a percentage from 0 to 100.'],
  ])('%s of %s gets its own message, and nothing is worked out', (field, typed, message) => {
    expect(readFields({ ...EMPTY, [field]: typed }, TERMS)).toEqual({ errors: { [field]: message }, numbers: null })
  })

  test('an FHA loan asks for its least down payment', () => {
    expect(readFields({ ...EMPTY, down: '2', loan: 'fha' }, TERMS).errors).toEqual({
      down: 'An FHA loan requires at least 3.5% down.',
    })
  })

  test('a kind of loan brings its down payment, unless another one was entered', () => {
    const usual = { ...TERMS, rateAsOf: '2026-10-08' }
    expect(withLoan(EMPTY, 'fha', usual)).toEqual({ loan: 'fha', down: '3.5' })
    expect(withLoan({ ...EMPTY, loan: 'fha', down: '3.5' }, 'va', usual)).toEqual({ loan: 'va', down: '0' })
    expect(withLoan({ ...EMPTY, down: '5' }, 'fha', usual)).toEqual({ loan: 'fha' })
  })

  test('leave alone what they do not ask for', () => {
    const kept = {
      ...NO_OWN_NUMBERS,
      household: { ...NO_OWN_NUMBERS.household, veteran: true },
      workPlace: 'hoboken',
      offer: NO_OWN_NUMBERS.offer,
      renter: NO_OWN_NUMBERS.renter,
    }
    const { numbers } = readFields({ ...EMPTY, income: '90,000' }, TERMS)
    expect(withFields(kept, { ...NO_OWN_TERMS, ratePct: 6.5 }, numbers!)).toEqual({
      terms: { ...NO_OWN_TERMS, ratePct: 6.5, down: { kind: 'percent', percent: 10 }, loan: 'conventional' },
      household: { ...NO_OWN_NUMBERS.household, veteran: true, income: 90_000 },
      workPlace: 'hoboken',
      offer: NO_OWN_NUMBERS.offer,
      renter: NO_OWN_NUMBERS.renter,
    })
  })
})
