import { describe, expect, test } from 'vitest'
import { stateHelp, type HelpSeeker, type StateHelpTable } from './state-help.ts'

const TABLE: StateHelpTable = {
  amountByCounty: { Essex: 15_000, Warren: 10_000 },
  firstGenerationAmount: 7_000,
  forgivenAfterYears: 5,
  firstTimeYears: 3,
  minimumScore: 620,
  limits: {},
}
/** As if the operator had entered the agency's present limits. */
const WITH_LIMITS: StateHelpTable = {
  ...TABLE,
  limits: { Essex: { income: { low: 150_000, high: 180_000 }, price: { low: 680_000, high: 830_000 } } },
}
const SEEKER: HelpSeeker = {
  county: 'Essex',
  price: 450_000,
  income: 110_000,
  firstTimeBuyer: true,
  firstGeneration: false,
  veteran: false,
  targetArea: null,
  mainHome: true,
  agencyMortgage: null,
  creditScore: 680,
}
const judged = (said: Partial<HelpSeeker>, table = TABLE) => stateHelp({ ...SEEKER, ...said }, table)
const codes = (said: Partial<HelpSeeker>, table = TABLE) => judged(said, table).reasons.map(({ code }) => code)

describe("the State's help", () => {
  test('is unclear while the limits of income and price are not known', () => {
    expect(judged({})).toEqual({
      verdict: 'unclear',
      upTo: 15_000,
      reasons: [
        { points: 'for', code: 'first-time-buyer', years: 3 },
        { points: 'for', code: 'main-home' },
        { points: 'open', code: 'price-limit-not-known' },
        { points: 'open', code: 'income-limit-not-known' },
        { points: 'not-asked', code: 'agency-mortgage' },
      ],
    })
  })

  test('is likely for a first-time buyer within the limits', () => {
    const help = judged({ firstGeneration: true }, WITH_LIMITS)
    expect(help).toMatchObject({ verdict: 'likely', upTo: 22_000 })
    expect(help.reasons).toContainEqual({ points: 'for', code: 'income-within-limit', limit: 150_000 })
  })

  test.each<[string, Partial<HelpSeeker>]>([
    ['owned-a-home', { firstTimeBuyer: false, targetArea: false }],
    ['main-home', { mainHome: false }],
    ['agency-mortgage', { agencyMortgage: false }],
    ['income-over-limit', { income: 180_001 }],
    ['price-over-limit', { price: 830_001 }],
  ])('is unlikely on a hard fact: %s', (code, said) => {
    expect(judged(said, WITH_LIMITS).verdict).toBe('unlikely')
    expect(codes(said, WITH_LIMITS)).toContain(code)
  })

  test.each<[string, Partial<HelpSeeker>]>([
    ['ownership-not-said', { firstTimeBuyer: null }],
    ['target-area-not-known', { firstTimeBuyer: false }],
    ['income-not-said', { income: null }],
    ['income-depends-on-household', { income: 150_001 }],
    ['price-depends-on-area', { price: 680_001 }],
    ['score-below-minimum', { creditScore: 580 }],
    ['price-limit-not-known', { county: 'Warren' }],
    ['county-not-listed', { county: 'Ocean' }],
  ])('is unclear where something stays open: %s', (code, said) => {
    expect(judged(said, WITH_LIMITS).verdict).toBe('unclear')
    expect(codes(said, WITH_LIMITS)).toContain(code)
  })

  test('lets veterans and target areas have owned a home', () => {
    expect(codes({ firstTimeBuyer: false, veteran: true })).toContain('veteran')
    expect(codes({ firstTimeBuyer: false, targetArea: true })).toContain('target-area')
  })

  test('promises nothing where the county has no amount', () => {
    expect(judged({ county: 'Ocean', firstGeneration: true }).upTo).toBe(0)
  })
})
