import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../tests/arbitrary/any-character.ts'
import { anyFilters, anyQuery } from '../../../tests/arbitrary/listings.ts'
import { COUNTIES } from '../geo/county.ts'
import { readListingQuery } from './filters-from-url.ts'
import { writeListingQuery } from './filters-url.ts'
import { activeParts, defaultFilters } from './filters.ts'
import { SEARCH_MAX_LENGTH } from './filters/search-text.ts'
import { LISTING_PARAMS } from './listing-params.ts'
import { parseQueryString, toQueryString } from './query-string.ts'
import { SORTS } from './sort.ts'

const NAMES = Object.keys(LISTING_PARAMS)

test('a search that was written is read back the same, through a real query string', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const written = toQueryString(writeListingQuery(query))
      expect(readListingQuery(parseQueryString(written))).toEqual({ query, rejected: [] })
    }),
  )
})

test('whatever the parameters say, reading answers a search that can be asked, and writing it is stable', () => {
  const anyText = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.constantFrom('-1', '1e3', '9'.repeat(40), 'NaN', ' 2', '2.5', 'pool,pool', ',', 'null', 'rent'),
  )
  const anyParams = fc.dictionary(
    fc.oneof(fc.constantFrom(...NAMES), fc.string()),
    fc.option(anyText, { nil: undefined }),
  )
  fc.assert(
    fc.property(anyParams, (params) => {
      const { query, rejected } = readListingQuery(params)
      const { filters, sort, page } = query
      expect(filters.price.min).toBeLessThanOrEqual(filters.price.max)
      expect(filters.search.length).toBeLessThanOrEqual(SEARCH_MAX_LENGTH)
      expect(filters.search).toBe(filters.search.trim())
      expect([null, ...COUNTIES]).toContain(filters.county)
      expect(SORTS).toContain(sort)
      expect(Number.isInteger(page) && page >= 1).toBe(true)
      expect(rejected.every((name) => NAMES.includes(name))).toBe(true)
      expect(readListingQuery(writeListingQuery(query)).query).toEqual(query)
    }),
  )
})

test('names without meaning change nothing', () => {
  const anyOtherName = fc.string().filter((name) => !NAMES.includes(name))
  fc.assert(
    fc.property(anyQuery, fc.dictionary(anyOtherName, fc.string()), (query, others) => {
      const params = writeListingQuery(query)
      expect(readListingQuery({ ...others, ...params })).toEqual(readListingQuery(params))
    }),
  )
})

test.each(['sale', 'rent'] as const)('defaults of the %s market are left out', (market) => {
  const written = writeListingQuery({ filters: defaultFilters(market), sort: 'newest', page: 1 })
  expect(written).toEqual(market === 'sale' ? {} : { market: 'rent' })
})

test('only what differs from the default is written', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const initial = defaultFilters(filters.market)
      const written = Object.keys(writeListingQuery({ filters, sort: 'newest', page: 1 }))
      expect(written.includes('county')).toBe(filters.county !== null || filters.counties.length > 0)
      expect(written.includes('min')).toBe(filters.price.min !== initial.price.min)
      expect(written.includes('amenities')).toBe(filters.amenities.length > 0)
      expect(written).not.toContain('sort')
      expect(written).not.toContain('page')
    }),
  )
})

test.each([
  ['county', 'bergen'],
  ['county', 'Mercer'],
  ['min', '-5'],
  ['min', '1e6'],
  ['max', '999999999'],
  ['beds', '0'],
  ['beds', '6'],
  ['baths', '2.0'],
  ['amenities', 'pool,sauna'],
  ['sort', 'cheapest'],
  ['page', '0'],
  ['page', '1.5'],
  ['market', 'lease'],
])('%s=%s is refused by name and read as absent', (name, text) => {
  const { query, rejected } = readListingQuery({ [name]: text })
  expect(rejected).toEqual([name])
  expect(query).toEqual(readListingQuery({}).query)
})

test('a lowest price above the highest is refused and both fall back', () => {
  const { query, rejected } = readListingQuery({ min: '900000', max: '400000', beds: '3' })
  expect(rejected).toEqual(['min'])
  expect(query.filters).toEqual({ ...defaultFilters(), beds: 3 })
})

test('a search text that is too long is refused and looked up cut', () => {
  const { query, rejected } = readListingQuery({ q: 'lake '.repeat(1000) })
  expect(rejected).toEqual(['q'])
  expect(query.filters.search.startsWith('lake lake')).toBe(true)
  expect(query.filters.search.length).toBeLessThanOrEqual(SEARCH_MAX_LENGTH)
})

test('commas between amenities stay readable in the address', () => {
  const filters = { ...defaultFilters(), amenities: ['waterfront', 'pool'] as const }
  expect(toQueryString(writeListingQuery({ filters, sort: 'newest', page: 1 }))).toBe('amenities=pool,waterfront')
})

test.each([
  ['county=Hudson,Essex', { county: null, counties: ['Essex', 'Hudson'] }],
  ['county=Essex', { county: 'Essex', counties: [] }],
  ['size=1200-', { size: { min: 1200, max: null } }],
  ['lot=-0.25', { lot: { min: null, max: 0.25 } }],
  ['built=1999-1950', { built: { min: 1950, max: 1999 } }],
  ['size=-', { size: null }],
  ['size=12', { size: null }],
  ['kind=condo,house', { kinds: ['condo', 'house'] }],
  ['kind=castle', { kinds: [] }],
  ['open-on=2026-12-06', { openOn: { from: '2026-12-06', to: '2026-12-06' } }],
  ['open-on=2026-12-06,2026-12-05', { openOn: { from: '2026-12-05', to: '2026-12-06' } }],
  ['open-on=2026-12-05&open-on=2026-12-06', { openOn: { from: '2026-12-05', to: '2026-12-06' } }],
  ['open-on=&open-on=2026-12-05', { openOn: { from: '2026-12-05', to: '2026-12-05' } }],
  ['open-on=2026-12-05&open-on=', { openOn: { from: '2026-12-05', to: '2026-12-05' } }],
  ['open-on=2026-12-05,2026-12-06,2026-12-07', { openOn: null }],
  ['market=rent&pets=yes&available=2028-02-29', { pets: true, available: '2028-02-29' }],
  ['market=rent&available=2027-02-29', { available: null }],
])('the address %s asks for %j', (address, expected) => {
  expect(readListingQuery(parseQueryString(address)).query.filters).toMatchObject(expected)
})

test('what asks about a lease asks nothing of homes for sale', () => {
  const filters = { ...defaultFilters('rent'), pets: true, furnished: true, available: '2027-01-31' }
  expect(Object.keys(writeListingQuery({ filters, sort: 'newest', page: 1 }))).toEqual([
    'market',
    'pets',
    'furnished',
    'available',
  ])
  const sale = { ...filters, market: 'sale' as const, price: defaultFilters().price }
  expect(writeListingQuery({ filters: sale, sort: 'newest', page: 1 })).toEqual({})
  expect(activeParts(sale)).toEqual([])
})
