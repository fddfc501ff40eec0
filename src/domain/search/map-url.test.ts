import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../tests/arbitrary/any-character.ts'
import { anyFilters } from '../../../tests/arbitrary/listings.ts'
import { readListingQuery } from './filters-from-url.ts'
import { mapParamsFor } from './filters-url.ts'
import { defaultFilters } from './filters.ts'
import { EVERY_PRICE } from './filters/price-scale.ts'
import { everyPrice } from './filters/price.ts'
import { listingsParamsFor, readMapSearch, writeMapSearch, type MapSearch } from './map-url.ts'
import { parseQueryString, toQueryString } from './query-string.ts'

const anySearch: fc.Arbitrary<MapSearch> = fc.tuple(anyFilters, fc.boolean()).map(([filters, follow]) => ({
  filters: follow ? filters : { ...filters, within: null },
  follow,
  view: filters.within,
}))

test('a map search that was written is read back the same, through a real query string', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      expect(readMapSearch(parseQueryString(toQueryString(writeMapSearch(search))))).toEqual(search)
    }),
  )
})

test('M-01 an empty address asks for every home for sale, at any price, and follows the map', () => {
  expect(readMapSearch({})).toEqual({ filters: defaultFilters('sale', everyPrice), follow: true, view: null })
  expect(readMapSearch({}).filters.price).toEqual(EVERY_PRICE)
  expect(writeMapSearch(readMapSearch({}))).toEqual({})
})

test('whatever the parameters say, what is read of them is stable', () => {
  const anyText = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.constantFrom(
      'off',
      'on',
      '-74.3,40.8,-74,41',
      '-74,41,-74.3,40.8',
      '1,2,3',
      '40.8,-74,41,-74.1,40.9,-74.2',
      'Bergen/Teaneck',
    ),
  )
  const names = fc.constantFrom('q', 'min', 'bbox', 'at', 'follow', 'towns', 'area', 'county')
  fc.assert(
    fc.property(fc.dictionary(names, anyText), (params) => {
      const search = readMapSearch(params)
      expect(readMapSearch(writeMapSearch(search))).toEqual(search)
    }),
  )
})

test('a view the list does not follow narrows nothing', () => {
  const search = readMapSearch({ follow: 'off', at: '-74.3,40.8,-74,41', bbox: '-74.2,40.8,-74,41' })
  expect(search.view).toEqual({ west: -74.3, south: 40.8, east: -74, north: 41 })
  expect(search.filters.within).toBeNull()
})

test('the listings page and the map hand each other the same homes', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const search = readMapSearch(mapParamsFor(filters))
      expect(search.filters).toEqual(filters)
      expect(readListingQuery(listingsParamsFor(search)).query.filters).toEqual(filters)
    }),
  )
})
