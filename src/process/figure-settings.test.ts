import { expect, test } from 'vitest'
import { NO_OVERRIDES } from '#content/public-figures/figure-overrides.ts'
import { readFigureOverrides } from './figure-settings.ts'

const read = (content: unknown) => readFigureOverrides(typeof content === 'string' ? content : JSON.stringify(content))
function problemsOf(content: unknown): string[] {
  const result = read(content)
  return result.ok || result.problem.kind !== 'invalid'
    ? []
    : result.problem.fields.map(({ field, message }) => `${field} ${message}`)
}

const asOf = '2026-11-20'

test('the operator’s figures are read by their names', () => {
  const given = {
    'mortgage.rate30': { value: 7.1, asOf },
    'insurance.annual': { value: 2100, asOf, note: 'Our own clients’ average' },
    'closing.items.attorney': { value: [1500, 1800, 2000], asOf },
    'loanLimits.conforming.Bergen': { value: [1_300_000, 1_600_000, 1_900_000, 2_400_000], asOf: '2027-01-01' },
    'rentControl.Hudson/Harrison': { value: 'yes', asOf },
    taxOverrides: { 'Bergen/Ridgewood': { effectiveRatePct: 1.9, asOf } },
    fmrOverrides: { '07030': { rents: [2500, 2800, 3300, 4100, 4800], asOf } },
  }
  expect(read(given)).toEqual({
    ok: true,
    value: {
      figures: {
        'mortgage.rate30': given['mortgage.rate30'],
        'insurance.annual': given['insurance.annual'],
        'closing.items.attorney': given['closing.items.attorney'],
        'loanLimits.conforming.Bergen': given['loanLimits.conforming.Bergen'],
      },
      rentControl: { 'Hudson/Harrison': { value: 'yes', asOf } },
      taxOverrides: { 'Bergen/Ridgewood': { generalRatePct: null, effectiveRatePct: 1.9, asOf } },
      fmrOverrides: given.fmrOverrides,
      tables: {},
    },
  })
  expect(read('{}')).toEqual({ ok: true, value: NO_OVERRIDES })
})

test.each<[unknown, string]>([
  ['{', 'FIGURES is not JSON'],
  ['[]', 'FIGURES must contain an object, like'],
  [{ 'mortgage.rate': { value: 7, asOf } }, '"mortgage.rate" isn’t a figure; did you mean "mortgage.rate30"?'],
  [{ 'Insurance.Anual': { value: 7, asOf } }, 'did you mean "insurance.annual"?'],
  [{ weather: 1 }, 'FIGURES "weather" isn’t a figure; see docs/public-figures.md'],
  [{ 'pmi.auto78': { value: 75, asOf } }, '"pmi.auto78" is set by law'],
  [{ 'mortgage.rate30': 7.1 }, '"mortgage.rate30" must be an object like'],
  [{ 'mortgage.rate30': { value: 7.1 } }, '"mortgage.rate30", asOf is missing'],
  [{ 'mortgage.rate30': { value: 7.1, asOf: 'Nov 20' } }, ', asOf is "Nov 20"; it must be a date like 2026-11-20'],
  [
    { 'mortgage.rate30': { value: '7.1', asOf } },
    ', value is "7.1"; it must be a number from 0.1 to 25 (percent a year)',
  ],
  [{ 'mortgage.rate30': { value: 71, asOf } }, ', value is 71; it must be a number from 0.1 to 25'],
  [{ 'mortgage.rate30': { value: 7.1, asOf, date: 1 } }, ', date isn’t part of an entry'],
  [{ 'pmi.range': { value: [1.2, 0.3], asOf } }, 'value is [1.2,0.3]; it must be two numbers, [from, to]'],
  [
    { 'closing.items.attorney': { value: [2000, 1800, 1500], asOf } },
    'it must be three numbers that grow, [low, typical, high]',
  ],
  [
    { 'loanLimits.fha.Warren': { value: [5, 4, 3, 2], asOf } },
    'it must be amounts that increase with the number of units',
  ],
  [{ 'rentControl.Hudson/Hobboken': { value: 'no', asOf } }, 'did you mean "rentControl.Hudson/Hoboken"?'],
  [{ 'rentControl.Hudson/Hoboken': { value: 'maybe', asOf } }, 'it must be "yes" or "no"'],
  [{ taxOverrides: [] }, 'FIGURES "taxOverrides" must be an object with keys like Bergen/Allendale'],
  [
    { taxOverrides: { 'Bergen/Rigewood': {} } },
    '"taxOverrides.Bergen/Rigewood" isn’t a figure; did you mean "Bergen/Ridgewood"?',
  ],
  [
    { taxOverrides: { 'Bergen/Ridgewood': { asOf } } },
    'it must be an object with generalRatePct, effectiveRatePct, or both',
  ],
  [{ fmrOverrides: { '07030': { rents: [1, 2], asOf } } }, '"fmrOverrides.07030", rents.2 '],
])('%j is refused: %s', (content, message) => {
  expect(problemsOf(content).join('\n')).toContain(message)
})

test('every wrong entry is named', () => {
  expect(problemsOf({ 'fha.ufmip': {}, wrong: 1, taxOverrides: { 'Essex/Nowhere': {} } })).toHaveLength(4)
})
