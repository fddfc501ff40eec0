import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costPieces } from '../money/monthly-cost.ts'
import type { TownFigure } from '../money/town-figures.ts'
import { countLights, rentLights, saleLights, TOWN_LIGHTS, type LitTown, type MatchLimits } from './town-light.ts'

const TERMS = {
  down: { kind: 'dollars', dollars: 60_000 },
  ratePct: 7.4,
  years: 30,
  loan: 'conventional',
  insurance: 1800,
  mortgageInsurancePct: 0.6,
} as const
const RULES = { fha: { upfrontPct: 1.75, premiums: [] }, va: { fees: [], laterFees: [] } }
const LOAN = { terms: TERMS, pieces: costPieces(TERMS, RULES) }

const town = (name: string, price: number | null, taxPct = 2): TownFigure => ({
  town: `Essex/${name}`,
  taxPct,
  taxBandPct: 20,
  taxFrom: 'town',
  medianSale: price === null ? null : { price, sales: 40 },
})
const TOWNS = [
  town('Near', 500_000),
  town('Taxed', 500_000, 3),
  town('Dear', 900_000),
  town('Few', null),
  town('Far', 300_000),
]
const MINUTES: Readonly<Record<string, number | null>> = {
  'Essex/Near': 40,
  'Essex/Taxed': 40,
  'Essex/Dear': 40,
  'Essex/Few': 40,
  'Essex/Far': null,
}
const minutesOf = (key: string) => MINUTES[key] ?? null

const saleAt = (limits: MatchLimits) => saleLights(limits, TOWNS, LOAN, minutesOf)
const lightsOf = (lit: readonly LitTown[]) => lit.map(({ light }) => light)
const ranks = (lit: readonly LitTown[]) => lit.map(({ light }) => TOWN_LIGHTS.indexOf(light))

describe('towns light up', () => {
  test('by the month of a home at the median sale, with the town’s own tax, and by the minutes', () => {
    // 440,000 lent: $3,046 and $220 of mortgage insurance, $150 of insurance; tax $833, in the second town $1,250.
    expect(lightsOf(saleAt({ monthly: 4250, minutes: 45 }))).toEqual(['lit', 'almost', 'over', 'dark', 'dark'])
    expect(lightsOf(saleAt({ monthly: 4200, minutes: 45 }))).toEqual(['almost', 'almost', 'over', 'dark', 'dark'])
    expect(lightsOf(saleAt({ monthly: 4250, minutes: 39 }))).toEqual(['dark', 'dark', 'dark', 'dark', 'dark'])
    expect(countLights(saleAt({ monthly: 4250, minutes: null }))).toEqual({ lit: 1, almost: 1, over: 1, dark: 2 })
  })

  test('for rent by HUD’s benchmark for two bedrooms; a town without one stays dark', () => {
    const rents = [{ town: 'Essex/Near', low: [1500, 1700, 2000, 2500, 2800], high: [], rentControl: 'no' }] as const
    const keys = TOWNS.map((each) => each.town)
    const light = (monthly: number) => rentLights({ monthly, minutes: null }, keys, rents, minutesOf)[0]!.light
    expect([2000, 1999, 1800, 1799].map(light)).toEqual(['lit', 'almost', 'almost', 'over'])
    expect(rentLights({ monthly: 9000, minutes: null }, keys, rents, minutesOf)[1]!.light).toBe('dark')
  })

  test('a higher limit, or more minutes, never dims a town', () => {
    const limit = fc.integer({ min: 0, max: 20_000 })
    const minutes = fc.option(fc.integer({ min: 15, max: 180 }))
    fc.assert(
      fc.property(limit, limit, minutes, minutes, (a, b, some, others) => {
        const less = {
          monthly: Math.min(a, b),
          minutes: some === null ? others : others === null ? some : Math.min(some, others),
        }
        const more = {
          monthly: Math.max(a, b),
          minutes: some === null || others === null ? null : Math.max(some, others),
        }
        const [before, after] = [ranks(saleAt(less)), ranks(saleAt(more))]
        expect(after.every((rank, at) => rank <= before[at]!)).toBe(true)
      }),
    )
  })
})
