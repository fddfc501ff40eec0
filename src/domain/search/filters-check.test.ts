import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCost, anyTrain, moreFilters, withOnePlace } from '../../../tests/arbitrary/listings.ts'
import { COUNTIES } from '../geo/county.ts'
import { MARKETS } from '../money/money.ts'
import { ok } from '../result.ts'
import { checkFilters, completeFilters, filtersParams } from './filters-check.ts'
import { readListingQuery } from './filters-from-url.ts'
import { defaultFilters } from './filters.ts'
import { AMENITY_KEYS } from './filters/amenities.ts'
import { BATHS_OPTIONS } from './filters/baths.ts'
import { BEDS_OPTIONS } from './filters/beds.ts'
import type { ListingFilters } from './filters/catalogue.ts'
import { fromFlags } from './filters/flags.ts'

const price = fc
  .tuple(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 100_000_000 }))
  .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }))
const filters = fc
  .record({
    market: fc.constantFrom(...MARKETS),
    search: fc.constantFrom('', 'lake', 'a & b', '“Hoboken”'),
    county: fc.option(fc.constantFrom(...COUNTIES)),
    price,
    beds: fc.option(fc.constantFrom(...BEDS_OPTIONS)),
    baths: fc.option(fc.constantFrom(...BATHS_OPTIONS)),
    amenities: fc.uniqueArray(fc.constantFrom(...AMENITY_KEYS)).map((keys) => keys.sort()),
    towns: fc.subarray(['Bergen/Ridgewood', 'Essex/Montclair'] as const).map((towns) => [...towns]),
    area: fc.option(
      fc.constant([
        { lat: 40.7, lng: -74.2 },
        { lat: 41, lng: -74.2 },
        { lat: 41, lng: -74.1 },
      ]),
    ),
    within: fc.option(fc.constant({ west: -74.5, south: 40.5, east: -74, north: 41 })),
    cost: anyCost,
    train: anyTrain,
    ...moreFilters,
    ...fromFlags(() => fc.boolean()),
  })
  .map(withOnePlace)

test('whatever a search can ask for is kept and read back as it was', () => {
  fc.assert(
    fc.property(filters, (given) => {
      expect(checkFilters(given)).toEqual(ok(given))
      expect(readListingQuery(filtersParams(given)).query.filters).toEqual(given)
    }),
  )
})

test('each field that no search can ask for is named with what it must be', () => {
  const towns = ['Bergen/Nowhere at all/x'] as unknown as ListingFilters['towns']
  const fields = (change: Partial<ListingFilters>) => {
    const read = checkFilters({ ...defaultFilters(), ...change })
    return read.ok || read.problem.kind !== 'invalid' ? [] : read.problem.fields
  }
  expect(fields({ towns })).toEqual([
    { field: 'filters.towns', message: 'must be at most 20 towns like Bergen/Ridgewood, separated by commas' },
  ])
  expect(fields({ price: { min: 2, max: 1 } })).toEqual([{ field: 'filters.min', message: 'must not be above max' }])
  expect(fields({ area: [{ lat: 40.7, lng: -74.2 }] })).toMatchObject([{ field: 'filters.area' }])
  expect(fields({ within: { west: -74, south: 40.5, east: -74.5, north: 41 } })).toMatchObject([
    { field: 'filters.bbox' },
  ])
})

test('anything else is refused and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (given) => {
      const read = checkFilters(given)
      expect(read.ok || read.problem.kind).toBe('invalid')
    }),
  )
})

test('filters that an older version has kept are completed by defaults', () => {
  const { towns: _, area: __, within: ___, ...older } = { ...defaultFilters(), beds: 3 }
  expect(completeFilters(older)).toEqual({ ...defaultFilters(), beds: 3 })
  expect(completeFilters({ market: 'rent', price: { min: 900, max: 2000 } })).toEqual({
    ...defaultFilters('rent'),
    price: { min: 900, max: 2000 },
  })
  expect(completeFilters({ beds: 'many' })).toBeNull()
  expect(completeFilters(null)).toBeNull()
  expect(completeFilters('x')).toBeNull()
})
