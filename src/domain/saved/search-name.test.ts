import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFilters } from '../../../tests/arbitrary/listings.ts'
import { circleAround } from '../geo/circle-around.ts'
import { defaultFilters } from '../search/filters.ts'
import type { ListingFilters } from '../search/filters/catalogue.ts'
import { EVERY_PRICE } from '../search/filters/price-scale.ts'
import { checkSavedSearch } from './saved-search-check.ts'
import { SEARCH_NAME_MAX_LENGTH } from './saved-search.ts'
import { suggestSearchName } from './search-name.ts'

const AREA = [
  { lat: 40.7, lng: -74.2 },
  { lat: 41, lng: -74.2 },
  { lat: 41, lng: -74.1 },
]
const VIEW = { west: -74.5, south: 40.5, east: -74, north: 41 }

const named = (change: Partial<ListingFilters>) => suggestSearchName({ ...defaultFilters(change.market), ...change })

test.each<[string, Partial<ListingFilters>]>([
  ['All homes for sale', {}],
  ['All homes for sale', { price: EVERY_PRICE }],
  ['All rentals', { market: 'rent' }],
  [
    '3+ bed homes in Bergen County under $800,000',
    { beds: 3, county: 'Bergen', price: { min: 300_000, max: 800_000 } },
  ],
  ['Homes with a pool in Montclair', { amenities: ['pool'], towns: ['Essex/Montclair'] }],
  ['Rentals in the drawn area', { market: 'rent', area: AREA }],
  ['Rentals in the map’s view under $2,500 a month', { market: 'rent', within: VIEW, price: { min: 500, max: 2500 } }],
  ['Homes in Montclair and Ridgewood', { towns: ['Essex/Montclair', 'Bergen/Ridgewood'] }],
  ['Homes in Ho-Ho-Kus and 2 other towns', { towns: ['Bergen/Ho-Ho-Kus', 'Essex/Montclair', 'Bergen/Ridgewood'] }],
  ['Homes in Montclair, in the drawn area', { towns: ['Essex/Montclair'], county: 'Essex', area: AREA, within: VIEW }],
  ['Homes within 2 miles of a point', { area: circleAround({ lat: 40.8126, lng: -74.2093 }, 2) }],
  ['Homes from $500,000 to $1,200,000', { price: { min: 500_000, max: 1_200_000 } }],
  ['Homes from $1,000,000', { price: { min: 1_000_000, max: EVERY_PRICE.max } }],
  ['Homes from $300,000', { price: { min: 300_000, max: EVERY_PRICE.max } }],
  ['Homes under $2,000,000', { price: { min: 300_000, max: 2_000_000 } }],
  ['Homes matching “lake”', { search: 'lake' }],
  [
    '2+ bed, 1.5+ bath renovated homes with a two-car garage',
    { beds: 2, baths: 1.5, amenities: ['renovated', 'twoCarGarage'] },
  ],
  [
    '4+ bed waterfront homes with a pool in Sussex County under $1,000,000',
    { beds: 4, amenities: ['pool', 'waterfront'], county: 'Sussex', price: { min: 0, max: 1_000_000 } },
  ],
])('“%s”', (name, change) => {
  expect(named(change)).toBe(name)
})

test('what doesn’t fit is left out, the least telling first', () => {
  const name = named({
    beds: 5,
    baths: 3.5,
    county: 'Passaic',
    price: { min: 350_000, max: 1_950_000 },
    amenities: ['pool', 'renovated', 'twoCarGarage', 'waterfront'],
  })
  expect(name).toBe('5+ bed waterfront renovated homes in Passaic County from $350,000 to $1,950,000')
})

test('a long search text is cut, and no character with it', () => {
  expect(named({ search: `${'x'.repeat(34)}🏡 and more` })).toBe(`Homes matching “${'x'.repeat(34)}…”`)
})

test('whatever the filters and the names taken, the name can be saved as it is and is not taken', () => {
  const someLiked = fc.constantFrom([], ['beds'])
  const others = fc.array(
    fc.oneof(
      anyFilters.map((filters) => suggestSearchName(filters)),
      fc.string(),
    ),
  )
  fc.assert(
    fc.property(anyFilters, others, fc.nat({ max: 12 }), someLiked, (filters, names, times, liked) => {
      const taken = [...names]
      for (let saved = 0; saved < times; saved++) taken.push(suggestSearchName(filters, taken, liked).toUpperCase())
      const name = suggestSearchName(filters, taken, liked)
      expect(name.length).toBeLessThanOrEqual(SEARCH_NAME_MAX_LENGTH)
      expect(checkSavedSearch(name, filters, [])).toMatchObject({ ok: true, value: { name } })
      expect(taken.map((one) => one.toLowerCase())).not.toContain(name.toLowerCase())
    }),
  )
})

test('a taken name gets the next number that is free', () => {
  const filters = { ...defaultFilters(), county: 'Bergen' } as const
  expect(suggestSearchName(filters, ['homes in bergen county'])).toBe('Homes in Bergen County (2)')
  expect(suggestSearchName(filters, ['Homes in Bergen County', 'Homes in Bergen County (2)'])).toBe(
    'Homes in Bergen County (3)',
  )
  expect(suggestSearchName(filters, [], ['county'])).toBe('Homes in Bergen County, ranked by wishes')
  expect(suggestSearchName(filters, ['Homes in Bergen County, ranked by wishes'], ['county'])).toBe(
    'Homes in Bergen County, ranked by wishes (2)',
  )
})

test('searches that differ in one filter have different names', () => {
  const changes: Partial<ListingFilters>[] = [
    {},
    { market: 'rent', price: defaultFilters('rent').price },
    { county: 'Morris' },
    { county: 'Essex' },
    { towns: ['Essex/Montclair'] },
    { area: AREA },
    { within: VIEW },
    { beds: 2 },
    { beds: 3 },
    { baths: 2 },
    { price: { min: 300_000, max: 900_000 } },
    { price: { min: 400_000, max: 900_000 } },
    { amenities: ['pool'] },
    { amenities: ['renovated'] },
    { amenities: ['twoCarGarage'] },
    { amenities: ['waterfront'] },
    { search: 'lake' },
  ]
  expect(new Set(changes.map(named)).size).toBe(changes.length)
})
