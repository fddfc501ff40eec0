import { expect, test } from 'vitest'
import { EMBEDDED_TIMETABLE } from '../timetable/embedded-timetable.ts'
import { oldFigures, oldKinds, timetableFigures } from './figure-ages.ts'
import { NO_OVERRIDES } from './figure-overrides.ts'
import { figureReport } from './figure-report.ts'
import { publicFigures } from './public-figures.ts'
import { SOURCES } from './sources.ts'

const staleOn = (today: string, overrides = NO_OVERRIDES) =>
  figureReport(publicFigures(overrides).tables, SOURCES, today).stale

const ofRate = (line: string) => line.startsWith('mortgage.')

test('the report names each figure with date and source', () => {
  const { text } = figureReport(publicFigures(NO_OVERRIDES).tables, SOURCES, '2026-10-10')
  expect(text).toMatch(/^ {2}mortgage\.rate30 +2026-10-08 {2}secondary {2}Freddie Mac Primary Mortgage Market Survey$/m)
  expect(text).toMatch(/^ {2}propertyTax\.bill /m)
})

test('a rate is too old after 14 days, unless the operator has a newer one', () => {
  expect(staleOn('2026-10-22').filter(ofRate)).toEqual([])
  expect(staleOn('2026-11-22').filter(ofRate)).toEqual([
    'mortgage.rate30 (2026-10-08): Read the weekly average on freddiemac.com/pmms and set mortgage.rate30 in FIGURES.',
  ])
  const own = { ...NO_OVERRIDES, figures: { 'mortgage.rate30': { value: 7.1, asOf: '2026-11-20' } } }
  expect(staleOn('2026-11-22', own).filter(ofRate)).toEqual([])
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

test('State help and rent control are too old after a year', () => {
  expect(staleOn('2023-11-02').join('\n')).toContain('njhmfa.dpa.Sussex (2022-11-01)')
  expect(staleOn('2026-08-28').join('\n')).not.toContain('rentControl.towns')
  expect(staleOn('2026-08-29').join('\n')).toContain('rentControl.towns (2025-08-28)')
})

test('a timetable is too old the day after it ends, a part of it after a year', () => {
  const oldOn = (today: string) => oldFigures([timetableFigures(EMBEDDED_TIMETABLE)], today).map(({ name }) => name)
  expect(oldOn('2026-10-10')).toEqual(['timetable.path-train'])
  expect(oldOn('2026-10-11')).toEqual(['timetable', 'timetable.path-train'])
})

test('kinds of old figures are counted without their counties', () => {
  const kinds = oldKinds(oldFigures(publicFigures(NO_OVERRIDES).tables, '2027-01-01'))
  expect(kinds.get('loanLimits.conforming')).toBe(7)
  expect(kinds.get('mortgage.rate30')).toBe(1)
})
