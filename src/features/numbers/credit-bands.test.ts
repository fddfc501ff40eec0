import { expect, test } from 'vitest'
import { NO_OVERRIDES } from '#content/public-figures/figure-overrides.ts'
import { publicFigures } from '#content/public-figures/public-figures.ts'
import { creditBands } from './credit-bands.ts'

test('credit scores in the bands of the published table', () => {
  const names = creditBands(publicFigures(NO_OVERRIDES).privateInsurance).map(({ name }) => name)
  expect(names).toEqual(['760 or more', '720 to 759', '680 to 719', '620 to 679'])
})

test('the bands of an operator’s own table', () => {
  const assumedRates = [
    { ltvUpTo: 90, scoreFrom: 740, annualPct: 0.4 },
    { ltvUpTo: 90, scoreFrom: 660, annualPct: 0.8 },
    { ltvUpTo: 97, scoreFrom: 740, annualPct: 0.9 },
  ]
  const table = { requestAtPct: 80, automaticAtPct: 78, usualRangePct: [0.3, 1.2] as const, assumedRates }
  expect(creditBands(table)).toEqual([
    { from: 740, name: '740 or more' },
    { from: 660, name: '660 to 739' },
  ])
})
