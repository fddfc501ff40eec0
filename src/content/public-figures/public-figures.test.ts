import { expect, test } from 'vitest'
import { NO_OVERRIDES } from './figure-overrides.ts'
import { rentBenchmarks } from './hud-rents.ts'
import { publicFigures } from './public-figures.ts'

const BUILT_IN = publicFigures(NO_OVERRIDES)

test('the rules read the published figures', () => {
  expect(BUILT_IN.loanLimits).toMatchObject({
    year: 2026,
    counties: {
      Bergen: { conforming: [1_209_750, 1_548_975, 1_872_225, 2_326_875] },
      Warren: { fha: [541_287, 693_050, 837_700, 1_041_125] },
    },
  })
  expect(BUILT_IN.privateInsurance).toMatchObject({ requestAtPct: 80, automaticAtPct: 78, usualRangePct: [0.3, 1.2] })
  expect(BUILT_IN.privateInsurance.assumedRates).toHaveLength(15)
  expect(BUILT_IN.stateHelp).toMatchObject({ amountByCounty: { Bergen: 15_000, Sussex: 10_000 }, limits: {} })
  expect(BUILT_IN.sellerFees.percentFee.at(-1)).toEqual({ upTo: null, pct: 3.5 })
  expect(BUILT_IN.closingCosts.title.schedules).toHaveLength(2)
  expect(BUILT_IN.moveIn.applicationFeeCap).toEqual({ amount: 50, from: '2026-05-01', exemptUpToUnits: 2 })
  expect(BUILT_IN.attorneyReview.holidays.legal).toHaveLength(13)
  expect(BUILT_IN.laws['lead-federal']).toMatchObject({ scope: { builtBefore: 1978 } })
  expect(BUILT_IN.rentControl.status('Hudson/Hoboken')).toEqual({ answer: 'listed', asOf: '2025-07-09' })
  expect(BUILT_IN.rentControl.status('Hudson/Harrison')).toEqual({ answer: 'not-checked', asOf: null })
})

test('costs for which no figure was found are the operator’s to say', () => {
  expect(Object.values(BUILT_IN.operatorCosts)).toEqual([null])
})

test('the operator’s figures win, with their date', () => {
  const figures = publicFigures({
    ...NO_OVERRIDES,
    figures: {
      'mortgage.rate30': { value: 7.1, asOf: '2026-11-20' },
      'closing.items.attorney': { value: [1500, 1800, 2000], asOf: '2026-11-20' },
      'gpf.enabled': { value: false, asOf: '2027-02-01' },
    },
    rentControl: { 'Hudson/Hoboken': { value: 'no', asOf: '2026-11-20' } },
  })
  expect(figures.usualTerms).toMatchObject({
    ratePct: 7.1,
    rateAsOf: '2026-11-20',
    insurance: { building: 0.3, inside: 0.1 },
  })
  expect(figures.closingCosts.items.find(({ id }) => id === 'attorney')!.amounts).toEqual([1500, 1800, 2000])
  expect(figures.sellerFees.percentFee).toEqual([])
  expect(figures.rentControl.status('Hudson/Hoboken')).toEqual({ answer: 'no', asOf: '2026-11-20' })
  expect(figures.tables[0]!.figures['mortgage.rate30']).toMatchObject({
    value: 7.1,
    unit: 'percent a year, 30-year fixed, national weekly average',
    confidence: 'operator',
    renew: { afterDays: 14 },
  })
})

test('HUD rents belong to their ZIP code alone', () => {
  const { fiscalYear, zips } = rentBenchmarks({ '07030': { rents: [1, 2, 3, 4, 5], asOf: '2027-01-01' } })
  expect(fiscalYear).toBe(2027)
  expect(zips['07030']!.rents).toEqual([1, 2, 3, 4, 5])
  expect(zips['07601']).toMatchObject({ rents: expect.arrayContaining([2230]), inTwoAreas: false })
  expect(zips['10001']).toBeUndefined()
})
