import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../tests/arbitrary/any-character.ts'
import { anyFilters } from '../../../tests/arbitrary/listings.ts'
import { partText, relaxed, relaxations, withoutPart } from './filter-parts.ts'
import { activeParts, defaultFilters, filterOfPart, hasUpperEnd, UPPER_END } from './filters.ts'
import type { ListingFilters } from './filters/catalogue.ts'
import { PRICE_SCALES } from './filters/price-scale.ts'
import { normalizeSearch, SEARCH_MAX_LENGTH } from './filters/search-text.ts'

const anyText = fc.string({ unit: anyCharacter, maxLength: 1500 })

test('search text comes out well-formed, without control characters, short, and the same when done twice', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = normalizeSearch(text)
      expect(normalizeSearch(once)).toBe(once)
      expect(once.isWellFormed()).toBe(true)
      expect(once).not.toMatch(/\p{Cc}| {2}|^ | $/u)
      expect(once.length).toBeLessThanOrEqual(SEARCH_MAX_LENGTH)
    }),
  )
})

test.each([
  ['  Lake\t\nView  ', 'Lake View'],
  ['cafe\u0301', 'caf\u00e9'],
  ['a\u0000b', 'a b'],
  ['', ''],
])('search text %j is kept as %j', (text, kept) => {
  expect(normalizeSearch(text)).toBe(kept)
})

test('search text is never cut in the middle of a character', () => {
  expect(normalizeSearch(`${'a'.repeat(SEARCH_MAX_LENGTH - 1)}😀`).isWellFormed()).toBe(true)
})

test('taking every active part back leads to the default, with the visitor’s own numbers', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const initial = defaultFilters(filters.market)
      expect(activeParts(filters).reduce((rest, part) => withoutPart(rest, part), filters)).toEqual({
        ...initial,
        cost: { ...initial.cost, terms: filters.cost.terms },
      })
    }),
  )
})

test('the default has no active part', () => {
  expect(activeParts(defaultFilters('sale'))).toEqual([])
  expect(activeParts(defaultFilters('rent'))).toEqual([])
})

test('every relaxation eases exactly one filter and keeps the market', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      for (const { part, relaxed } of relaxations(filters)) {
        expect(relaxed.market).toBe(filters.market)
        const field = filterOfPart(part)
        const changed = (Object.keys(filters) as (keyof typeof filters)[]).filter(
          (key) => relaxed[key] !== filters[key],
        )
        // Both ends of the rooms are one part.
        const upper = hasUpperEnd(field) && filters[UPPER_END[field]] !== null ? [UPPER_END[field]] : []
        expect(changed).toEqual([field, ...upper])
      }
    }),
  )
})

test('L-06 a part relaxed asks for nothing: the price opens its whole scale, any other filter goes back to its default', () => {
  const filters: ListingFilters = { ...defaultFilters(), county: 'Bergen', amenities: ['twoCarGarage', 'waterfront'] }
  expect(relaxed(filters, { part: 'price' }).price).toEqual({ min: 300_000, max: 2_000_000 })
  expect(relaxed(filters, { part: 'county' })).toEqual({ ...filters, county: null })
  expect(relaxed(filters, { part: 'amenity', amenity: 'waterfront' }).amenities).toEqual(['twoCarGarage'])
})

test('the price is relaxed to the whole scale, even from its default, and not when it is wider already', () => {
  const { min, max } = PRICE_SCALES.sale
  const prices = (price: { min: number; max: number }) =>
    relaxations({ ...defaultFilters(), price }).map(({ relaxed }) => relaxed.price)
  expect(prices(defaultFilters().price)).toEqual([{ min, max }])
  expect(prices({ min, max })).toEqual([])
  expect(prices({ min: 0, max: max + 1 })).toEqual([])
})

test.each([
  [{ beds: 3 }, ['3+ beds']],
  [{ bedsMax: 2 }, ['At most 2 beds']],
  [{ beds: 2, bedsMax: 2 }, ['2 beds exactly']],
  [{ beds: 2, bedsMax: 3, baths: 1, bathsMax: 1 }, ['2–3 beds', '1 bath exactly']],
  [
    { notTowns: ['Essex/Newark'], notKinds: ['condo'], notAmenities: ['pool'] },
    ['Not Newark', 'Not a condo', 'No pool'],
  ],
  [{ notCounties: ['Essex', 'Hudson'] }, ['Not Essex or Hudson Counties']],
  [{ notFeatures: ['ev-charging', 'basement', 'senior-community'] }, ['No EV charging, no basement, no 55+ community']],
] as [Partial<ListingFilters>, string[]][])('L-05 %j has the chips %j, which take both ends back', (asked, chips) => {
  const filters = { ...defaultFilters(), ...asked }
  const parts = activeParts(filters)
  expect(parts.map((part) => partText(part, filters))).toEqual(chips)
  expect(parts.reduce((left, part) => withoutPart(left, part), filters)).toEqual(defaultFilters())
})
