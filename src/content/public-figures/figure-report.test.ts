import { expect, test } from 'vitest'
import { NO_OVERRIDES } from './figure-overrides.ts'
import { figureReport } from './figure-report.ts'
import { publicFigures } from './public-figures.ts'
import { SOURCES } from './sources.ts'

const staleOn = (today: string, overrides = NO_OVERRIDES) =>
  figureReport(publicFigures(overrides).tables, SOURCES, today).stale

test('the report names each figure with date and source', () => {
  const { text } = figureReport(publicFigures(NO_OVERRIDES).tables, SOURCES, '2026-10-10')
  expect(text).toMatch(/^ {2}mortgage\.rate30 +2026-10-08 {2}secondary {2}Freddie Mac Primary Mortgage Market Survey$/m)
  expect(text).toMatch(/^ {2}propertyTax\.bill /m)
})

test('a rate is too old after 14 days, unless the operator has a newer one', () => {
  expect(staleOn('2026-10-22')).toEqual([])
  expect(staleOn('2026-11-22')).toEqual([
    'mortgage.rate30 (2026-10-08): Read the weekly average on freddiemac.com/pmms and set mortgage.rate30 in FIGURES.',
  ])
  const own = { ...NO_OVERRIDES, figures: { 'mortgage.rate30': { value: 7.1, asOf: '2026-11-20' } } }
  expect(staleOn('2026-11-22', own)).toEqual([])
})

test('limits, State help, the application fee and the percent fee are too old from the new year', () => {
  const stale = staleOn('2027-01-01').join('\n')
  for (const name of ['loanLimits.conforming.Bergen', 'njhmfa.dpa.Sussex', 'rent.appFeeCap', 'gpf.enabled'])
    expect(stale).toContain(name)
  expect(stale).not.toMatch(/hudRents|propertyTax/)
})

test('tax bills are too old from May, HUD rents from October', () => {
  expect(staleOn('2027-05-01').join('\n')).toMatch(/propertyTax\.bill \(2025\)/)
  expect(staleOn('2027-10-01').join('\n')).toMatch(/hudRents\.zips \(2026-10-01\)/)
})
