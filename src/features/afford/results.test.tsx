import { describe, expect, test } from 'vitest'
import { BUILT_IN_COST_BASIS } from '#content/public-figures/cost-basis.ts'
import { NO_OVERRIDES } from '#content/public-figures/figure-overrides.ts'
import { taxTable } from '#content/public-figures/property-tax.ts'
import { publicFigures } from '#content/public-figures/public-figures.ts'
import { townFigures } from '#content/public-figures/town-figures.ts'
import { NO_OWN_TERMS } from '#domain/money/loan-terms.ts'
import { costPieces } from '#domain/money/monthly-cost.ts'
import { NO_OWN_NUMBERS, type Household } from '#domain/money/own-numbers.ts'
import type { DebtLimitChoice } from '#domain/money/public-figures.ts'
import { writeListingsPage } from '#domain/search/filters-url.ts'
import { renderedOnRouter } from '../../../tests/rendered-on-router.tsx'
import { Answer } from './answer.tsx'
import { CountyTable } from './county-table.tsx'
import { fitLimits, fittingFilters } from './fitting-homes.ts'
import { incomeReach } from './income-reach.ts'
import { LimitBars } from './limit-bars.tsx'
import { LoanNotes, loanLimitText } from './loan-notes.tsx'

const FIGURES = townFigures(publicFigures(NO_OVERRIDES), taxTable({}))
const { usual, rules } = BUILT_IN_COST_BASIS
const COST_TERMS = {
  ...BUILT_IN_COST_BASIS,
  own: NO_OWN_TERMS,
  fromLink: false,
  inAddress: false,
  terms: usual,
  pieces: costPieces(usual, rules),
}
const BUYER = { income: 210_000, debts: 400, savings: 95_000 }

const reachOf = (household: Partial<Household>, choice: DebtLimitChoice = 'rule-of-thumb') =>
  incomeReach(
    { ...NO_OWN_NUMBERS, household: { ...NO_OWN_NUMBERS.household, ...household } },
    choice,
    COST_TERMS,
    FIGURES,
  )

/** The answer, the bars, the table and the notes as they are read. */
async function read(household: Partial<Household>, choice: DebtLimitChoice = 'rule-of-thumb'): Promise<string> {
  const reach = reachOf(household, choice)
  const html = await renderedOnRouter(
    () => (
      <>
        <Answer reach={reach} errors={{}} />
        <LimitBars reach={reach} limits={FIGURES.debtLimits[choice]} terms={usual} />
        {reach && <CountyTable reach={reach} homes={undefined} />}
        {reach && (
          <LoanNotes
            figures={FIGURES}
            reach={reach}
            household={NO_OWN_NUMBERS.household}
            terms={usual}
            town="Essex/Bloomfield"
          />
        )}
      </>
    ),
    '/afford',
  )
  return html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

describe('the answer', () => {
  test('asks for an income', async () => {
    expect(await read({})).toContain('Enter your income to see your budget.')
  })

  test('names the price, the month, and what decides', async () => {
    const text = await read(BUYER)
    expect(text).toContain('A home of about $572,000 , at $4,900 a month, in a town with typical tax.')
    expect(text).toContain('Housing, 28% of income sets your budget $4,900 a month')
    expect(text).toContain('All debts, 36% of income $6,300 a month, after $400 in debts')
    expect(text).toContain('Your savings 10% down plus closing costs $737,000')
    expect(text).toContain('Morris $579,000 13 of 39')
  })

  test('looks at all debts alone for a conventional loan', async () => {
    const text = await read({ ...BUYER, savings: null }, 'conventional')
    expect(text).not.toContain('28% of income')
    expect(text).toContain('All debts, 45% of income sets your budget')
    expect(text).toContain('10% down plus closing costs Not entered')
  })

  test('says the month of the home where cash decides', async () => {
    const text = await read({ ...BUYER, debts: 0, savings: 30_000 })
    expect(text).toContain('A home of about $190,000 , at $1,600 a month')
    expect(text).toContain('Your savings sets your budget')
  })

  test.each([
    [{ income: 60_000, debts: 4000 }, 'Your debts alone are over the limit you picked.'],
    [{ income: 90_000, savings: 0 }, 'With $0 saved, you can’t cover a down payment'],
    [{ income: 300 }, 'After your debts, this limit leaves too little for a home.'],
  ])('of %j is why there is none', async (household, why) => {
    expect(await read(household)).toContain(why)
  })
})

test('the map’s counts are the tables’', () => {
  const { counts, counties } = reachOf(BUYER)!
  expect(counts).toEqual({ median: 72, most: 60, some: 34, little: 29, unknown: 10 })
  expect(counties.reduce((sum, { reached }) => sum + reached, 0)).toBe(counts.median)
})

test('the search for homes carries a month and a price, never income, debts or savings', () => {
  const limits = fitLimits(reachOf(BUYER)!)!
  const filters = fittingFilters(limits, { ...NO_OWN_TERMS, ratePct: 6.5 })
  expect(writeListingsPage({ filters, sort: 'newest', page: 1 }, 'grid')).toEqual({
    min: '0',
    max: '735000',
    cost: '4900',
    rate: '6.5',
  })
  expect(fitLimits(reachOf({ ...BUYER, debts: 9000 })!)).toBeNull()
})

test('the limits that homes are searched by are rounded down', () => {
  const fit = (household: Partial<Household>) => fitLimits(reachOf({ ...BUYER, ...household })!)!
  expect(fit({ income: 211_990, savings: 97_653 })).toEqual(fit({ income: 210_000, savings: 97_400 }))
  expect(fit({ income: 211_990, savings: null })).toEqual({ month: 4900, price: null })
})

describe('the notes', () => {
  test('hold the loan against the limit of its county', async () => {
    expect(await read(BUYER)).toContain('is within the 2026 limit of $1,209,750 in Essex County.')
    const { value: table } = FIGURES.loanLimits
    expect(loanLimitText(1_300_000, 'conventional', 'Essex', table)).toBe(
      'A loan of about $1,300,000 is above the 2026 limit of $1,209,750 in Essex County. Lenders set different terms for larger loans.',
    )
    expect(loanLimitText(500_000, 'conventional', null, table)).toContain(', the lowest of our counties.')
    expect(loanLimitText(2_000_000, 'fha', 'Warren', table)).toContain('so you’d need another type of loan.')
  })

  test('say in one line what decides about the State’s help', async () => {
    const text = await read(BUYER)
    expect(text).toContain('Up to $15,000 for first-time buyers.')
    expect(text).toContain('Have you owned your primary home in the last three years?')
  })
})
