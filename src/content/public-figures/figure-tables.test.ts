import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { COUNTIES } from '#domain/geo/county.ts'
import { townKey } from '#domain/geo/town.ts'
import { FHA_LEAST_DOWN } from '#domain/money/loan-terms.ts'
import { PLACES } from '../places.ts'
import { FIGURE_TABLES, figuresOf } from './figure-tables.ts'
import { FIGURE_VALUES, OPERATOR_FIGURES } from './figure-values.ts'
import hudRents from './hud-rents-zips.json' with { type: 'json' }
import { loanRules } from './loan-rules.ts'
import countyTaxes from './property-tax-counties.json' with { type: 'json' }
import propertyTax from './property-tax-towns.json' with { type: 'json' }
import { TOWN_TAX_FACTS, taxTable } from './property-tax.ts'
import rentControl from './rent-control-towns.json' with { type: 'json' }
import sources from './sources.json' with { type: 'json' }
import { usualTerms } from './usual-terms.ts'

const text = v.pipe(v.string(), v.nonEmpty())
const source = v.picklist(Object.keys(sources))
/** What an operator entered or what nobody has seen doesn't ship. */
const confidence = v.picklist(['verified', 'secondary', 'derived', 'assumed'])
const day = v.pipe(v.string(), v.isoDate())
const renew = v.union([v.strictObject({ afterDays: v.number(), how: text }), v.strictObject({ from: day, how: text })])
const figure = (value: v.GenericSchema) =>
  v.strictObject({
    value,
    unit: text,
    asOf: text,
    source,
    confidence,
    law: v.optional(v.literal(true)),
    note: v.optional(text),
    renew: v.optional(renew),
  })
const dollars = v.pipe(v.number(), v.minValue(1), v.integer())
const town = v.picklist(PLACES.filter(({ kind }) => kind === 'town').map(({ name, county }) => townKey(name, county)))

const FIGURES = figuresOf(FIGURE_TABLES)
const TOWNS = town.options

describe('the figures', () => {
  test('what is shown as the least down payment of an FHA loan is what terms are checked by', () => {
    expect(FIGURES['fha.minDownPct']).toMatchObject({ value: FHA_LEAST_DOWN, law: true })
  })

  test.each(FIGURE_TABLES.map((table) => [table.title, table] as const))('%s fit their schema', (_, table) => {
    v.parse(
      v.strictObject({ title: text, use: text, renew: v.optional(renew), figures: v.record(text, v.unknown()) }),
      table,
    )
    for (const [name, held] of Object.entries(table.figures)) {
      const values = FIGURE_VALUES[name as keyof typeof FIGURE_VALUES]
      const read = v.safeParse(figure(values ?? v.never('has no schema')), held)
      expect(read.issues?.map((issue) => `${name} ${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined()
    }
  })

  test('each name stands in one table, and only those that an operator must enter in none', () => {
    const names = FIGURE_TABLES.flatMap(({ figures }) => Object.keys(figures))
    expect(names).toHaveLength(new Set(names).size)
    const missing = Object.keys(FIGURE_VALUES).filter((name) => !names.includes(name))
    expect(missing.toSorted()).toEqual(Object.keys(OPERATOR_FIGURES).toSorted())
  })

  test('every source that is named is described, and every one described is used', () => {
    const named = JSON.stringify(FIGURE_TABLES)
    expect(Object.keys(sources).filter((id) => !named.includes(`"${id}"`))).toEqual([])
    for (const each of Object.values(sources)) {
      const { address } = each as { address: string | null }
      expect(address === null || URL.canParse(address)).toBe(true)
    }
  })

  test('monthly costs begin with the published average and our own starting values', () => {
    expect(usualTerms(FIGURES)).toEqual({
      down: { kind: 'percent', percent: 10 },
      ratePct: 7.4,
      rateAsOf: '2026-10-08',
      years: 30,
      loan: 'conventional',
      insurance: { building: 0.3, inside: 0.1 },
      mortgageInsurancePct: 0.6,
    })
  })

  test('the FHA’s rows join without a gap, and the VA’s fee is that of the first use', () => {
    const { fha, va } = loanRules(FIGURES)
    expect(fha.upfrontPct).toBe(1.75)
    expect(fha.premiums.map((row) => [row.yearsUpTo, row.baseUpTo, row.ltvOver, row.ltvUpTo, row.annualPct])).toEqual([
      [15, 726_200, 0, 90, 0.15],
      [15, 726_200, 90, 100, 0.4],
      [15, null, 0, 78, 0.15],
      [15, null, 78, 90, 0.4],
      [15, null, 90, 100, 0.65],
      [null, 726_200, 0, 90, 0.5],
      [null, 726_200, 90, 95, 0.5],
      [null, 726_200, 95, 100, 0.55],
      [null, null, 0, 90, 0.7],
      [null, null, 90, 95, 0.7],
      [null, null, 95, 100, 0.75],
    ])
    expect(va.fees).toEqual([
      { downFromPct: 10, feePct: 1.25 },
      { downFromPct: 5, feePct: 1.5 },
      { downFromPct: 0, feePct: 2.15 },
    ])
  })
})

describe('the large tables', () => {
  test('property tax has all 205 towns of the map, each with a bill that its parts add up to', () => {
    // Walpack has no school tax.
    const part = v.pipe(v.number(), v.minValue(0), v.integer())
    const row = v.strictObject({
      town,
      bill: dollars,
      billBefore: dollars,
      assessment: dollars,
      parts: v.strictTuple([part, part, part]),
      ratioPct: v.pipe(v.number(), v.minValue(10), v.maxValue(130)),
      medianSale: v.optional(v.strictTuple([dollars, v.pipe(dollars, v.minValue(15))])),
      fewHomes: v.optional(v.literal(true)),
    })
    const counties = v.array(
      v.strictObject({ county: v.picklist(COUNTIES), medianRatePct: v.number(), averageBill2024: v.number() }),
    )
    v.parse(counties, countyTaxes)
    expect(countyTaxes.map(({ county }) => county)).toEqual(COUNTIES)
    v.parse(v.strictObject({ towns: v.array(row) }), propertyTax)
    expect(TOWN_TAX_FACTS.map((each) => each.town).toSorted()).toEqual(TOWNS.toSorted())
    const off = TOWN_TAX_FACTS.filter((each) => Math.abs(each.school + each.municipal + each.county - each.bill) > 3)
    expect(off).toEqual([])
  })

  test('a county’s rate is the median of its towns’ estimates', () => {
    const table = taxTable({})
    const off = COUNTIES.map((county) => {
      const rates = TOWNS.filter((key) => key.startsWith(`${county}/`)).map((key) => table.town(key)!.effectivePct)
      const sorted = rates.toSorted((a, b) => a - b)
      const half = sorted.length / 2
      return Math.abs(table.countyPct(county)! - (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2)
    })
    expect(Math.max(...off)).toBeLessThan(0.001)
  })

  test('every town is taxed by its own bill, assessment and ratio, and an operator’s rate wins', () => {
    const table = taxTable({
      'Bergen/Ridgewood': { generalRatePct: null, effectiveRatePct: 1.9, asOf: '2026-11-20' },
      'Essex/Glen Ridge': { generalRatePct: 3.4, effectiveRatePct: null, asOf: '2026-11-20' },
    })
    expect(table.town('Hudson/Kearny')).toMatchObject({
      generalPct: 10.848,
      effectivePct: 1.744,
      from: 'town',
      effectiveYear: 2025,
    })
    expect(table.town('Hudson/Union City')).toMatchObject({ effectivePct: 1.526, bandPct: 10 })
    expect(table.town('Hudson/Weehawken')).toMatchObject({ effectivePct: 1.569, bandPct: 10 })
    expect(table.town('Warren/Phillipsburg')).toMatchObject({ effectivePct: 2.475, bandPct: 10 })
    expect(table.town('Bergen/Ridgewood')).toMatchObject({ effectivePct: 1.9, from: 'operator' })
    expect(table.town('Essex/Glen Ridge')).toMatchObject({ generalPct: 3.4, generalYear: 2026, from: 'town' })
    expect(table.town('Bergen/Nowhere')).toBeUndefined()
  })

  test('an estimate that a town’s sales don’t bear out has a wide band, and so has one that no sales can test', () => {
    const wide = TOWNS.filter((key) => taxTable({}).town(key)!.bandPct === 25)
    const untested: readonly string[] = TOWN_TAX_FACTS.filter(({ medianSale }) => medianSale === null).map(
      ({ town: key }) => key,
    )
    expect(untested).toHaveLength(10)
    expect(wide.filter((key) => !untested.includes(key)).toSorted()).toEqual([
      'Bergen/East Rutherford',
      'Bergen/Englewood',
      'Hudson/Guttenberg',
      'Hudson/Secaucus',
      'Morris/Parsippany-Troy Hills',
      'Morris/Wharton',
      'Sussex/Lafayette',
      'Warren/Greenwich',
    ])
    expect(wide).toHaveLength(18)
  })

  test('HUD rents rise with the bedrooms, in every ZIP code of the seven counties', () => {
    const rents = v.strictTuple([dollars, dollars, dollars, dollars, dollars])
    const area = v.picklist(hudRents.areas.map((_, at) => at))
    const row = v.strictObject({
      zip: v.pipe(v.string(), v.regex(/^0[78]\d{3}$/)),
      area,
      rents,
      multiArea: v.optional(v.literal(true)),
    })
    v.parse(v.strictObject({ fiscalYear: dollars, areas: v.array(text), zips: v.array(row) }), hudRents)
    expect(hudRents.zips.filter(({ rents: by }) => by.some((rent, at) => at > 0 && rent < by[at - 1]!))).toEqual([])
    const zips = new Set(hudRents.zips.map(({ zip }) => zip))
    expect(PLACES.filter(({ kind, name }) => kind === 'zip' && !zips.has(name))).toEqual([])
  })

  test('rent control names 53 towns, each with the date of its code', () => {
    v.parse(v.array(v.strictObject({ town, asOf: text, note: v.optional(text) })), rentControl)
    expect(rentControl).toHaveLength(53)
  })
})
