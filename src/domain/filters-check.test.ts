import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNTIES } from './county.ts'
import { checkFilters, completeFilters, filtersParams } from './filters-check.ts'
import { readListingQuery } from './filters-url.ts'
import { AMENITY_KEYS, BATHS_OPTIONS, BEDS_OPTIONS, defaultFilters } from './filters.ts'
import { MARKETS } from './money.ts'
import { ok } from './result.ts'

const price = fc
  .tuple(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 100_000_000 }))
  .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }))
const filters = fc.record({
  market: fc.constantFrom(...MARKETS),
  search: fc.constantFrom('', 'lake', 'a & b', '“Hoboken”'),
  county: fc.option(fc.constantFrom(...COUNTIES)),
  price,
  beds: fc.option(fc.constantFrom(...BEDS_OPTIONS)),
  baths: fc.option(fc.constantFrom(...BATHS_OPTIONS)),
  amenities: fc.uniqueArray(fc.constantFrom(...AMENITY_KEYS)).map((keys) => keys.sort()),
  towns: fc.subarray(['Bergen/Ridgewood', 'Essex/Montclair'] as const).map((towns) => [...towns]),
  area: fc.constant(null),
  within: fc.option(fc.constant({ west: -74.5, south: 40.5, east: -74, north: 41 })),
})

test('whatever a search can ask for is kept and read back as it was', () => {
  fc.assert(
    fc.property(filters, (given) => {
      expect(checkFilters(given)).toEqual(ok(given))
      expect(readListingQuery(filtersParams(given)).query.filters).toEqual(given)
    }),
  )
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
