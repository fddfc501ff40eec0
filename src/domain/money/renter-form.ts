import { fail, invalid, ok, type FieldProblem, type Result } from '../result.ts'
import { numberIn } from './own-numbers-form.ts'
import { MOST } from './own-terms.ts'
import { MOST_BEDROOMS, UTILITY_KINDS, type RenterNumbers } from './renter-numbers.ts'

/** What a renter's form says; the income is the one of the visitor's numbers. */
export interface RenterAnswers {
  /** US dollars a year. */
  income: number | null
  renter: RenterNumbers
}

/** The fields of the form; the place of work is the page's to read. */
export const RENTER_FIELDS = [
  'income',
  'rentSavings',
  'bedrooms',
  'sharePct',
  'workPlace',
  'minutes',
  ...UTILITY_KINDS,
  'voucherBedrooms',
  'adjustedIncome',
  'utilityAllowance',
  'paymentStandard',
  'minimumRent',
  'isStaying',
] as const

type RenterField = (typeof RENTER_FIELDS)[number]

/** Reads the form of a renter's numbers. An empty field is none; 'invalid' with a message for each wrong one. */
export function readRenterForm(fields: Readonly<Partial<Record<RenterField, unknown>>>): Result<RenterAnswers> {
  const problems: FieldProblem[] = []
  const number = (field: RenterField, most: number, message: string): number | null => {
    const text = fields[field]
    const value = numberIn(typeof text === 'string' ? text : '')
    if (value === null || (value >= 0 && value <= most)) return value
    problems.push({ field, message })
    return null
  }
  const amount = (field: RenterField) => number(field, MOST.dollars, 'Enter an amount in dollars, such as 1,200.')
  const choice = (field: RenterField, most: number) => number(field, most, `Choose a number up to ${most}.`)
  const utilities = UTILITY_KINDS.flatMap((kind) => {
    const dollars = amount(kind)
    return dollars === null ? [] : [[kind, dollars] as const]
  })
  const answers: RenterAnswers = {
    income: amount('income'),
    renter: {
      savings: amount('rentSavings'),
      bedrooms: choice('bedrooms', MOST_BEDROOMS),
      sharePct: choice('sharePct', 100),
      minutes: number('minutes', 240, 'Enter minutes, such as 45.'),
      utilities: Object.fromEntries(utilities),
      voucher: {
        bedrooms: choice('voucherBedrooms', MOST_BEDROOMS),
        adjustedIncome: amount('adjustedIncome'),
        utilityAllowance: amount('utilityAllowance'),
        paymentStandard: amount('paymentStandard'),
        minimumRent: amount('minimumRent'),
        isStaying: fields.isStaying === 'on',
      },
    },
  }
  if (answers.income === 0) problems.push({ field: 'income', message: 'Enter more than $0, or leave it blank.' })
  if (answers.renter.minutes === 0) problems.push({ field: 'minutes', message: 'Enter minutes, such as 45.' })
  return problems.length > 0 ? fail(invalid(problems)) : ok(answers)
}
