import { describe, expect, test } from 'vitest'
import { NO_OVERRIDES } from '#content/public-figures/figure-overrides.ts'
import { taxTable } from '#content/public-figures/property-tax.ts'
import { publicFigures } from '#content/public-figures/public-figures.ts'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { townCounty, type TownKey } from '#domain/geo/town.ts'
import { monthlyAssociationFee, UNKNOWN_ASSOCIATION } from '#domain/listing/association.ts'
import type { LoanTerms } from '#domain/money/loan-terms.ts'
import { costPieces, monthlyCost, totalCents } from '#domain/money/monthly-cost.ts'
import { homeTax, taxAtRate, type HomeTax } from '#domain/money/property-tax.ts'
import { priceAtTax } from '#domain/money/reach.ts'

// Households that an outside audit worked out with formulas of its own. US dollars and percent.

const figures = publicFigures(NO_OVERRIDES)
const taxes = taxTable(NO_OVERRIDES.taxOverrides)

const terms = (change: Partial<LoanTerms> & { downPct?: number }): LoanTerms => {
  const { downPct = 10, ...more } = change
  return {
    down: { kind: 'percent', percent: downPct },
    ratePct: 7.4,
    years: 30,
    loan: 'conventional',
    insurance: 1800,
    mortgageInsurancePct: 0.6,
    ...more,
  }
}

function month(price: number, tax: HomeTax, fee: number | null, asked: LoanTerms): number {
  const home = { price, market: 'sale', costFacts: { tax, fee, insured: 'building', feeCapped: true } } as const
  return totalCents(monthlyCost(home, asked, costPieces(asked, figures.loanRules))!) / 100
}

/** Two homes have one price: the town tells them apart. */
const sample = (price: number, name: string) =>
  SAMPLE_LISTINGS.find((home) => home.market === 'sale' && home.price === price && name.startsWith(home.city))!
const FHA = { loan: 'fha', downPct: 3.5 } as const

describe('months of the sample homes', () => {
  test.each<[name: string, price: number, change: Parameters<typeof terms>[0], audited: number]>([
    ['Fair Lawn, conventional 10%', 629_000, {}, 5444.28],
    ['Highland Lakes, FHA', 479_000, FHA, 4485],
    ['Boonton, FHA', 549_000, FHA, 5090.77],
    ['Maplewood, 5% at 6.75%', 715_000, { downPct: 5, ratePct: 6.75 }, 6386.89],
    ['Hoboken condo, 20%', 899_000, { downPct: 20 }, 6532.93],
    ['Glen Ridge, 15%', 925_000, { downPct: 15, mortgageInsurancePct: 0.44, insurance: 2600 }, 7873.79],
    ['Englewood Cliffs, 25%', 1_695_000, { downPct: 25 }, 10_385.21],
    ['Montclair, 20%', 1_295_000, { downPct: 20 }, 9639.72],
    ['Jersey City, FHA 10%', 725_000, { loan: 'fha', downPct: 10 }, 6790.89],
    ['Lawrenceville, 3%', 315_000, { downPct: 3, mortgageInsurancePct: 1.1 }, 3443.99],
    ['Highland Lakes, $40,000 down', 479_000, { down: { kind: 'dollars', dollars: 40_000 } }, 4277.38],
    ['Mendham, 30%', 1_850_000, { downPct: 30 }, 11_824.65],
    ['Branchville, VA 0%', 549_000, { loan: 'va', downPct: 0 }, 4941.22],
    ['Ridgewood, 10%', 1_100_000, {}, 9282.89],
    ['Weehawken condo, FHA above $726,200', 985_000, FHA, 9716.3],
  ])('%s', (name, price, change, audited) => {
    const { costFacts } = sample(price, name)
    expect(Math.abs(month(price, costFacts.tax!, costFacts.fee, terms(change)) - audited)).toBeLessThan(1)
  })

  test('Boonton, FHA over 15 years by its own premium rows', () => {
    const { price, costFacts } = sample(549_000, 'Boonton')
    const over15 = month(price, costFacts.tax!, costFacts.fee, terms({ ...FHA, years: 15 }))
    expect(Math.round(over15)).toBe(6257)
  })
})

describe('months with an estimated tax', () => {
  const estimated = (town: TownKey, price: number, assessment: number | null = null) =>
    homeTax({ price, county: townCounty(town), taxes: null, taxAssessedValue: assessment }, town, taxes)!

  test.each<[name: string, town: TownKey, price: number, change: Parameters<typeof terms>[0], audited: number]>([
    ['Kearny, FHA', 'Hudson/Kearny', 600_000, FHA, 5365.28],
    ['Union City, FHA', 'Hudson/Union City', 600_000, FHA, 5256],
    ['Montclair, just over a million', 'Essex/Montclair', 1_000_500, {}, 8483.92],
  ])('%s', (_, town, price, change, audited) => {
    expect(Math.abs(month(price, estimated(town, price), 0, terms(change)) - audited)).toBeLessThan(1)
  })

  test('Weehawken at 10% down, and a Hackensack condo with a fee by the quarter', () => {
    const weehawken = month(985_000, estimated('Hudson/Weehawken', 985_000), 0, terms({}))
    expect(Math.abs(weehawken - 8019)).toBeLessThan(1)
    const fee = monthlyAssociationFee({ amount: 1500, frequency: 'quarterly' }, UNKNOWN_ASSOCIATION)
    expect(fee).toBe(500)
    const listed = { yearly: 5200, from: 'listing', year: 2025, place: null } as const
    const hackensack = month(350_000, listed, fee, terms({}))
    expect(Math.abs(hackensack - 3421.83)).toBeLessThan(1)
  })

  test('Wayne, by its assessment and general rate', () => {
    const tax = estimated('Passaic/Wayne', 650_000, 230_000)
    expect(tax.from).toBe('assessment')
    expect(Math.abs(month(650_000, tax, 0, terms({})) - 5642.54)).toBeLessThan(1)
  })

  test('Union City, Weehawken and Phillipsburg agree with their own bills', () => {
    expect(taxAtRate(600_000, taxes.town('Hudson/Union City')!.effectivePct)).toBe(9156)
    expect(taxAtRate(985_000, taxes.town('Hudson/Weehawken')!.effectivePct)).toBeCloseTo(15_454.65, 2)
    expect(taxAtRate(260_000, taxes.town('Warren/Phillipsburg')!.effectivePct)).toBe(6435)
  })
})

describe('what an income buys', () => {
  const limit = (town: TownKey, income: number, debts: number, choice: 'rule-of-thumb' | 'fha', asked: LoanTerms) => {
    const { loanRules: rules, closingCosts } = figures
    const assumptions = { terms: asked, rules, closingCosts, pieces: costPieces(asked, rules) }
    const buyer = { means: { income, debts, savings: null }, limits: figures.debtLimits[choice], assumptions }
    return priceAtTax(buyer, taxes.town(town)!.effectivePct, townCounty(town)).displayPrice
  }

  test('reaches $594,000 in Union City, not $545,000, and $247,000 in Phillipsburg', () => {
    expect(limit('Hudson/Union City', 180_000, 0, 'rule-of-thumb', terms({ downPct: 20 }))).toBe(594_000)
    expect(limit('Warren/Phillipsburg', 95_000, 400, 'fha', terms(FHA))).toBe(247_000)
  })

  test('FHA tiers reach further, each with its condition', () => {
    const tiers = ['fha', 'fha-one-factor', 'fha-two-factors', 'fha-automated'] as const
    expect(tiers.map((tier) => figures.debtLimits[tier])).toEqual([
      { frontPct: 31, backPct: 43 },
      { frontPct: 37, backPct: 47 },
      { frontPct: 40, backPct: 50 },
      { frontPct: 46.9, backPct: 56.9 },
    ])
  })
})
