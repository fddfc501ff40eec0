import { describe, expect, test } from 'vitest'
import { stateHelp, type HelpReason, type HelpSeeker } from '#domain/money/state-help.ts'
import { NO_OVERRIDES } from './public-figures/figure-overrides.ts'
import { publicFigures } from './public-figures/public-figures.ts'
import { helpStep, stateHelpHeading, stateHelpSentence } from './state-help-text.ts'

const figures = publicFigures(NO_OVERRIDES)
const SEEKER: HelpSeeker = {
  county: 'Essex',
  price: 925_000,
  income: null,
  firstTimeBuyer: true,
  firstGeneration: false,
  veteran: false,
  targetArea: null,
  mainHome: true,
  agencyMortgage: null,
  creditScore: null,
}

/** Words that may not be said of money. */
const FORBIDDEN =
  /you qualify|approved|eligible|free money|grant|today[’']s rate|best rate|fair price|overpriced|market rent|taxes are/iu

const OTHER_REASONS: HelpReason[] = [
  { points: 'open', code: 'ownership-not-said', years: 3 },
  { points: 'against', code: 'owned-a-home', years: 3 },
  { points: 'open', code: 'target-area-not-known', years: 3 },
  { points: 'for', code: 'veteran' },
  { points: 'for', code: 'target-area' },
  { points: 'against', code: 'main-home' },
  { points: 'for', code: 'agency-mortgage' },
  { points: 'for', code: 'first-generation', amount: 7000 },
  { points: 'open', code: 'score-below-minimum', minimum: 620 },
  { points: 'open', code: 'county-not-listed' },
  { points: 'open', code: 'income-not-said' },
  { points: 'for', code: 'income-within-limit', limit: 152_600 },
  { points: 'against', code: 'price-over-limit', limit: 831_100 },
  { points: 'open', code: 'income-depends-on-household', low: 150_000, high: 180_000 },
  { points: 'open', code: 'price-depends-on-area', low: 679_900, high: 831_100 },
]

describe("the State's help in words", () => {
  const help = stateHelp(SEEKER, figures.stateHelp)

  test('names the loan, and the one thing that decides', () => {
    expect(stateHelpHeading(help)).toBe('Up to $15,000 if NJHMFA’s limits allow')
    expect(stateHelpSentence(figures.stateHelp, 'Essex')).toContain(
      'forgiven after five years of living in the home if you don’t sell, transfer, or refinance',
    )
    expect(helpStep(help, 'Essex')).toMatchObject({ ask: 'agency' })
    expect(helpStep({ ...help, reasons: [OTHER_REASONS[0]!, ...help.reasons] }, 'Essex')).toEqual({
      says: 'Have you owned your primary home in the last three years? If you haven’t, or you’re a veteran, this may be for you.',
      ask: 'visitor',
    })
  })

  test('a fact against it comes before every question', () => {
    const [unasked, owned] = OTHER_REASONS
    expect(helpStep({ ...help, reasons: [unasked!, owned!] }, 'Essex').says).toContain('that rules out this help')
  })

  test('never promises', () => {
    const texts = [...help.reasons, ...OTHER_REASONS].map((reason) => helpStep({ ...help, reasons: [reason] }, 'Essex'))
    const words = [stateHelpHeading(help), stateHelpSentence(figures.stateHelp, 'Essex'), JSON.stringify(texts)]
    expect(words.filter((text) => FORBIDDEN.test(text))).toEqual([])
  })
})
