import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOME_KINDS } from '../listing/home-kind.ts'
import { HOME_FACTS, proposalsFor, type KnownHome, type ToldHomes } from './proposals.ts'
import { readRankQuery, writeRankQuery } from './rank-url.ts'
import type { PassReason } from './told-wishes.ts'

const HOME: KnownHome = {
  id: 1,
  market: 'sale',
  price: 500_000,
  city: 'Newark',
  county: 'Essex',
  beds: null,
  squareFeet: null,
  kind: null,
  month: null,
  minutes: null,
  has: [],
}
const homes = (...changes: Partial<KnownHome>[]): KnownHome[] =>
  changes.map((change, at) => ({ ...HOME, id: at + 1, ...change }))
const passed = (reason: PassReason, ...changes: Partial<KnownHome>[]) =>
  homes(...changes).map((home) => ({ home, reason }))

/** The proposals as text, each with the parameters that change. */
function told(search: Record<string, string>, from: Partial<ToldHomes>) {
  const query = readRankQuery(search)
  return proposalsFor(query, { kept: [], passed: [], declined: [], ...from }).map(({ key, reason, act, changed }) => ({
    key,
    text: `${reason} ${act}`,
    search: writeRankQuery(changed),
  }))
}
/** In counties, so that none is proposed. */
const spread = (...changes: Partial<KnownHome>[]) =>
  homes(...changes).map((home, at) => ({ ...home, county: at === 0 ? 'Essex' : 'Bergen' }))

describe('homes kept', () => {
  test('what two thirds of at least three have is proposed as a wish', () => {
    const kept = spread({ has: ['porch', 'pool'] }, { has: ['porch'] }, { has: ['porch', 'pool'] }, {})
    expect(told({ beds: '2' }, { kept })).toEqual([
      {
        key: 'with-porch',
        text: 'You kept three homes with a porch. Add “Porch” to your wishes',
        search: { beds: '2', features: 'porch', like: 'porch' },
      },
    ])
    expect(told({}, { kept: [...kept, ...spread({ id: 8 })] })).toEqual([])
    expect(told({}, { kept: kept.slice(0, 2) })).toEqual([])
  })

  test.each([{ features: 'porch' }, { 'not-features': 'porch' }])('what is said already isn’t proposed: %j', (search) =>
    expect(told(search, { kept: spread({ has: ['porch'] }, { has: ['porch'] }, { has: ['porch'] }) })).toEqual([]),
  )

  test('homes for older people are never proposed', () => {
    const has = ['senior-community' as const]
    expect(told({}, { kept: spread({ has }, { has }, { has }) })).toEqual([])
    expect(HOME_FACTS).not.toContain('senior-community')
  })

  test('bedrooms, a type, and a county that all have', () => {
    const kept = homes({ beds: 3, kind: 'condo' }, { beds: 4, kind: 'condo' }, { beds: 3, kind: 'condo' })
    expect(told({ beds: '2', like: 'beds' }, { kept })).toEqual([
      {
        key: 'beds-3',
        text: 'All three homes you kept have 3 bedrooms or more. Ask for 3 bedrooms or more',
        search: { beds: '3', like: 'beds' },
      },
      {
        key: 'kind-condo',
        text: 'All three homes you kept are condos. Add condos to your wishes',
        search: { beds: '2', kind: 'condo', like: 'beds,kinds' },
      },
      {
        key: 'county-Essex',
        text: 'All three homes you kept are in Essex County. Add Essex County to your wishes',
        search: { beds: '2', county: 'Essex', like: 'beds,county' },
      },
    ])
  })

  test('homes of the other market say nothing', () => {
    const kept = homes({ beds: 3 }, { beds: 3 }, { beds: 3 })
    expect(told({ market: 'rent' }, { kept })).toEqual([])
  })
})

describe('homes passed on', () => {
  test('too expensive: the limit goes below the cheapest', () => {
    const two = passed('price', { month: 3120.4, price: 480_000 }, { month: 3300 })
    expect(told({ cost: '4000' }, { passed: two })).toEqual([
      {
        key: 'cost-3100',
        text: 'You passed on two homes as too expensive. The cheapest is $3,120 a month. Lower your limit to $3,100 a month',
        search: { cost: '3100' },
      },
    ])
    expect(told({ cost: '3000' }, { passed: two })).toEqual([])
    expect(told({ cost: '4000' }, { passed: two.slice(1) })).toEqual([])
    expect(told({}, { passed: two })[0]).toMatchObject({
      key: 'price-475000',
      search: { max: '475000', like: 'price' },
    })
    expect(told({ max: '900000' }, { passed: two })[0]?.search).toEqual({ max: '475000' })
  })

  test('too far away: fewer minutes, or without a commute other towns', () => {
    const two = passed('far', { minutes: 52 }, { minutes: 70, city: 'Orange' })
    expect(told({ train: 'hoboken', trainMinutes: '60', like: 'train' }, { passed: two })[0]).toMatchObject({
      key: 'minutes-50',
      search: { train: 'hoboken', trainMinutes: '50', like: 'train' },
    })
    expect(told({}, { passed: two })).toEqual([
      {
        key: 'not-Essex/Newark+Essex/Orange',
        text: 'You passed on two homes as too far away. Leave out Newark and Orange',
        search: { 'not-towns': 'Essex/Newark,Essex/Orange' },
      },
    ])
  })

  test('too small: more square feet, or more bedrooms where no size is known', () => {
    expect(told({}, { passed: passed('small', { squareFeet: 900 }, { squareFeet: 1130 }) })[0]).toMatchObject({
      key: 'size-1150',
      search: { size: '1150-', like: 'size' },
    })
    expect(told({ beds: '2' }, { passed: passed('small', { beds: 2 }, { beds: 3 }) })[0]).toMatchObject({
      key: 'beds-4',
      search: { beds: '4' },
    })
  })

  test('a wrong type or town is left out', () => {
    const two = passed('kind', { kind: 'condo' }, { kind: 'condo' })
    expect(told({ kind: 'condo,house', like: 'kinds' }, { passed: two })).toEqual([
      {
        key: 'not-condo',
        text: 'You passed on two homes because of their type. Both are condos. Leave out condos',
        search: { kind: 'house', 'not-kind': 'condo', like: 'kinds' },
      },
    ])
    expect(told({ kind: 'condo' }, { passed: two })).toEqual([])
    expect(told({}, { passed: passed('town', {}, {}) })[0]?.text).toBe(
      'You passed on two homes in the wrong town. Leave out Newark',
    )
  })

  test('another reason says nothing', () => expect(told({}, { passed: passed('other', {}, {}) })).toEqual([]))

  test('what was declined isn’t proposed again', () =>
    expect(told({}, { passed: passed('town', {}, {}), declined: ['not-Essex/Newark'] })).toEqual([]))
})

test('every proposal changes the search, keeps its wishes, and is named once', () => {
  const home = fc.record({
    id: fc.nat(99),
    market: fc.constantFrom('sale', 'rent'),
    price: fc.integer({ min: 1, max: 3_000_000 }),
    city: fc.constantFrom('Newark', 'Orange', 'Wayne'),
    county: fc.constantFrom('Essex', 'Passaic', 'Union'),
    beds: fc.option(fc.nat(7)),
    squareFeet: fc.option(fc.integer({ min: 1, max: 9000 })),
    kind: fc.option(fc.constantFrom(...HOME_KINDS)),
    month: fc.option(fc.double({ min: 1, max: 20_000, noNaN: true })),
    minutes: fc.option(fc.integer({ min: 1, max: 200 })),
    has: fc.subarray([...HOME_FACTS, 'senior-community' as const]),
  })
  const search = fc.constantFrom<Record<string, string>[]>(
    {},
    { market: 'rent', cost: '3000' },
    { cost: '2800', beds: '3', like: 'beds' },
    { max: '600000', kind: 'condo,house', size: '-2000', like: 'kinds,price' },
    { train: 'hoboken', trainMinutes: '45', features: 'porch', 'beds-max': '4', like: 'train,bedsMax' },
    { county: 'Essex', 'not-features': 'yard', 'not-towns': 'Essex/Newark' },
  )
  const reasons = fc.constantFrom<PassReason[]>('price', 'far', 'small', 'kind', 'town', 'other')
  fc.assert(
    fc.property(
      search,
      fc.array(home, { maxLength: 8 }),
      fc.array(fc.record({ home, reason: reasons }), { maxLength: 8 }),
      (params, kept, passedHomes) => {
        const query = readRankQuery(params)
        const found = proposalsFor(query, { kept, passed: passedHomes, declined: [] })
        expect(new Set(found.map(({ key }) => key)).size).toBe(found.length)
        for (const { key, changed, act, reason } of found) {
          const written = writeRankQuery(changed)
          expect(written).not.toEqual(writeRankQuery({ ...query, page: 1 }))
          // An address says all of it.
          expect(writeRankQuery(readRankQuery(written))).toEqual(written)
          expect(key.length).toBeLessThanOrEqual(100)
          expect(JSON.stringify([written, act, reason])).not.toMatch(/senior|55\+/i)
          const isLiked = (name: string) => changed.liked.includes(name)
          expect(query.liked.every((name) => isLiked(name) || name === 'bedsMax')).toBe(true)
          expect(
            proposalsFor(query, { kept, passed: passedHomes, declined: [key] }).map((each) => each.key),
          ).not.toContain(key)
        }
      },
    ),
  )
})
