import { expect, test } from 'vitest'
import { COMPUTED_TOPICS } from '#content/how-we-compute.ts'
import { NO_OVERRIDES } from '#content/public-figures/figure-overrides.ts'
import { FIGURE_TABLES, figuresOf } from '#content/public-figures/figure-tables.ts'
import { publicFigures } from '#content/public-figures/public-figures.ts'
import type { Figure } from '#domain/money/figure.ts'
import { figureRows } from './figure-rows.ts'
import { FIGURE_TEXTS } from './figure-texts.ts'
import { citedSources } from './source-list.tsx'

const FIGURES = figuresOf(FIGURE_TABLES) as unknown as Record<string, Figure>
const NAMES = COMPUTED_TOPICS.flatMap(({ figures }) => figures)
const isOf = (name: string, shown: string) => (shown.endsWith('.') ? name.startsWith(shown) : name === shown)

test('the page shows every figure once, each with a name of its own', () => {
  const missing = Object.keys(FIGURES).filter((name) => NAMES.filter((shown) => isOf(name, shown)).length !== 1)
  expect(missing).toEqual([])
  expect(NAMES.filter((shown) => !(shown in FIGURE_TEXTS))).toEqual([])
  const texts = figureRows(NAMES, FIGURES, '2026-10-10').map(({ value }) => value)
  expect(texts.filter((text) => /undefined|NaN|\[object/.test(text))).toEqual([])
})

test('a figure is shown with its date, and how sure it is', () => {
  expect(figureRows(['mortgage.rate30'], FIGURES, '2026-10-10')).toEqual([
    {
      name: 'mortgage.rate30',
      label: 'Interest rate, 30-year average',
      value: '7.40%',
      origin: { asOf: 'Oct 8, 2026', source: 'pmms', confidence: 'copy', isCited: true, age: null },
      note: null,
    },
  ])
})

test('a figure past its age says so', () => {
  expect(figureRows(['mortgage.rate30'], FIGURES, '2026-11-24')[0]!.origin).toMatchObject({
    age: 'older than two weeks',
  })
  expect(figureRows(['loanLimits.fha.'], FIGURES, '2027-01-02')[0]!.origin).toMatchObject({
    age: 'out of date since January 1, 2027',
  })
})

test('counties with the same limit stand in one row', () => {
  const rows = figureRows(['loanLimits.conforming.'], FIGURES, '2026-10-10')
  expect(rows.map(({ label }) => label)).toEqual([
    'Conforming limit: Bergen, Essex, Hudson, Morris, Passaic, Sussex',
    'Conforming limit: Warren',
  ])
  expect(rows[1]!.value).toBe('$832,750; two units $1,066,250, three $1,288,800, four $1,601,750')
})

test('the agency’s own figure says so, and what nobody entered is not provided', () => {
  const own = {
    ...NO_OVERRIDES,
    figures: {
      'mortgage.rate30': { value: 7.1, asOf: '2026-11-20' },
      'closing.items.attorney': { value: [1500, 1800, 2000], asOf: '2026-11-20' },
    },
  }
  const figures = Object.assign({}, ...publicFigures(own).tables.map((table) => table.figures)) as typeof FIGURES
  expect(figureRows(['mortgage.rate30'], figures, '2026-10-10')[0]).toMatchObject({
    value: '7.10%',
    origin: { asOf: 'Nov 20, 2026', source: 'operator', confidence: 'entered by this agency' },
  })
  expect(figureRows(['closing.items.attorney', 'rent.brokerFeeMonths'], figures, '2026-10-10')).toMatchObject([
    {
      label: 'Your attorney: contract review, title, closing',
      value: '$1,500 to $2,000, typically $1,800',
      origin: { confidence: 'entered by this agency' },
    },
    { value: 'Not provided', origin: null },
  ])
})

test('each source is listed once, and neither our own starting values nor what the agency entered', () => {
  const sources = citedSources(figureRows(NAMES, FIGURES, '2026-10-10'))
  expect(new Set(sources).size).toBe(sources.length)
  expect(sources.length).toBeGreaterThan(20)
  expect(
    citedSources(figureRows(['mortgage.downPct', 'dti.fha', 'dti.conventional'], FIGURES, '2026-10-10')),
  ).toHaveLength(1)
})
