import { describe, expect, test } from 'vitest'
import { firstComplaints } from '../result.ts'
import { readNumbersForm, readOfferForm } from './own-numbers-form.ts'
import { NO_OWN_NUMBERS, readOwnNumbers } from './own-numbers.ts'

describe('numbers from storage', () => {
  test.each([
    null,
    'text',
    7,
    [],
    {},
    { terms: { ratePct: 40, years: '30' }, household: { income: -1, veteran: 'yes' } },
  ])('%j holds none', (stored) => expect(readOwnNumbers(stored)).toEqual(NO_OWN_NUMBERS))

  test('what is possible stays, what is not is left out', () => {
    const { terms, household } = readOwnNumbers({
      terms: { down: { kind: 'percent', percent: 20 }, ratePct: -3, loan: 'va' },
      household: { income: 90_000, debts: 0, savings: NaN },
    })
    expect(terms).toEqual({ ...NO_OWN_NUMBERS.terms, down: { kind: 'percent', percent: 20 }, loan: 'va' })
    expect(household).toEqual({ ...NO_OWN_NUMBERS.household, income: 90_000, debts: 0 })
  })

  test.each([
    ['hoboken', 'hoboken'],
    ['njt-glen-ridge', 'njt-glen-ridge'],
    ['<script>', null],
    [`rail-${'a'.repeat(75)}`, `rail-${'a'.repeat(75)}`],
    ['a'.repeat(81), null],
    [7, null],
  ])('the place of work %j is read as %j', (workPlace, read) =>
    expect(readOwnNumbers({ workPlace }).workPlace).toBe(read),
  )
})

test('percentages count to a thousandth, from storage and the form, as addresses write them', () => {
  const kept = readOwnNumbers({ terms: { down: { kind: 'percent', percent: 33.33333 }, ratePct: 6.87499 } })
  expect(kept.terms).toEqual({ ...NO_OWN_NUMBERS.terms, down: { kind: 'percent', percent: 33.333 }, ratePct: 6.875 })
  const typed = readNumbersForm({ down: '60000.1234', downUnit: 'dollars', mortgageInsurancePct: '0.0000001' })
  expect(typed).toMatchObject({
    value: { terms: { down: { kind: 'dollars', dollars: 60_000.123 }, mortgageInsurancePct: 0 } },
  })
})

describe('the form', () => {
  const complaints = (fields: Record<string, string>) => {
    const read = readNumbersForm(fields)
    return read.ok ? {} : firstComplaints(read.problem)
  }

  test('empty fields are none', () => {
    expect(readNumbersForm({ down: '', ratePct: ' ' })).toEqual({ ok: true, value: NO_OWN_NUMBERS })
  })

  test('numbers are read as people type them', () => {
    const read = readNumbersForm({
      down: '$60,000',
      downUnit: 'dollars',
      ratePct: '6.5 %',
      insurance: '$2,400',
      income: '120,000',
      veteran: 'on',
      ownedHome: 'no',
      workPlace: 'hoboken',
    })
    expect(read.ok && read.value).toMatchObject({
      workPlace: 'hoboken',
      terms: { down: { kind: 'dollars', dollars: 60_000 }, ratePct: 6.5, insurance: 2400 },
      household: { income: 120_000, veteran: true, firstTimeBuyer: true },
    })
    const owner = readNumbersForm({ ownedHome: 'yes' })
    expect(owner.ok && owner.value.household.firstTimeBuyer).toBe(false)
  })

  test.each<[Record<string, string>, string, RegExp]>([
    [{ down: '300' }, 'down', /percentage from 0 to 100/],
    [{ down: '-5', downUnit: 'dollars' }, 'down', /\$0 or more/],
    [{ down: 'ten' }, 'down', /a number/],
    [{ ratePct: '40' }, 'ratePct', /from 0 to 20%/],
    [{ ratePct: '%' }, 'ratePct', /a number/],
    [{ years: '17' }, 'years', /one of 10, 15, 20/],
    [{ income: '0' }, 'income', /more than \$0/],
    [{ debts: '-1' }, 'debts', /\$0 or more/],
    [{ savings: '1e99' }, 'savings', /in dollars/],
    [{ mortgageInsurancePct: '9' }, 'mortgageInsurancePct', /from 0 to 5/],
  ])('%j: the field %s has its own message', (fields, field, message) => {
    expect(complaints(fields)).toEqual({ [field]: expect.stringMatching(message) as unknown })
  })
})

describe('an offer', () => {
  test('is read as people type it, and from a device', () => {
    const offer = { deposit: 20_000, sellerCredit: null, agentPct: 2.5 }
    expect(readOfferForm({ deposit: '$20,000', sellerCredit: '', agentPct: '2.5 %' })).toEqual({
      ok: true,
      value: offer,
    })
    expect(readOwnNumbers({ offer }).offer).toEqual(offer)
    expect(readOwnNumbers({ offer: { agentPct: 90, deposit: -1 } }).offer).toEqual(NO_OWN_NUMBERS.offer)
  })

  test('names each wrong field', () => {
    const read = readOfferForm({ deposit: 'much', sellerCredit: '-5', agentPct: '30' })
    expect(!read.ok && Object.keys(firstComplaints(read.problem))).toEqual(['deposit', 'sellerCredit', 'agentPct'])
  })
})
