import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFilters } from '../../../tests/arbitrary/listings.ts'
import { circleAround } from '../geo/circle-around.ts'
import { readRankQuery, writeRankQuery } from '../match/rank-url.ts'
import { wishTexts } from '../match/wish-texts.ts'
import { likedParts, WISH_PARTS } from '../match/wishes.ts'
import { valueOrThrow } from '../result.ts'
import { filtersParams } from '../search/filters-check.ts'
import { readListingQuery } from '../search/filters-from-url.ts'
import { mapParamsFor, writeListingQuery } from '../search/filters-url.ts'
import { activeParts, defaultFilters } from '../search/filters.ts'
import type { ListingFilters } from '../search/filters/catalogue.ts'
import { EVERY_PRICE } from '../search/filters/price-scale.ts'
import { everyPrice } from '../search/filters/price.ts'
import { readMapSearch } from '../search/map-url.ts'
import { parseQueryString, toQueryString } from '../search/query-string.ts'
import { keptParams, readKeptSearch } from './kept-search.ts'
import { checkSavedSearch } from './saved-search-check.ts'
import { describeSavedSearch, isPlacedOnMap, isSameSearch } from './saved-search.ts'

const plain = (filters: ListingFilters) => ({ filters, liked: [] })

test('F-03 whatever filters are saved, running the search asks for exactly them, on the listings page and on the map', () => {
  fc.assert(
    fc.property(anyFilters, (wanted) => {
      const { filters } = valueOrThrow(checkSavedSearch('Mine', structuredClone(wanted), []))
      const run = parseQueryString(toQueryString(writeListingQuery({ filters, sort: 'newest', page: 1 })))
      expect(readListingQuery(run)).toMatchObject({ query: { filters: wanted, sort: 'newest', page: 1 }, rejected: [] })
      const onMap = parseQueryString(toQueryString(mapParamsFor(filters)))
      expect(readMapSearch(onMap)).toEqual({ filters: wanted, follow: true, view: wanted.within })
    }),
  )
})

test('searches are the same whatever the order of their towns and amenities, and differ by any filter', () => {
  fc.assert(
    fc.property(anyFilters, anyFilters, (one, other) => {
      const turned = { ...one, towns: one.towns.toReversed(), amenities: one.amenities.toReversed() }
      expect(isSameSearch(plain(one), plain(turned))).toBe(true)
      expect(isSameSearch(plain(one), plain(other))).toBe(JSON.stringify(one) === JSON.stringify(other))
    }),
  )
})

const someLiked = fc.oneof(fc.constant([...WISH_PARTS]), fc.subarray([...WISH_PARTS]))
const anySearch = fc.record({ filters: anyFilters, liked: someLiked })

test('a ranked search is read again as it was stored, and shows its homes as it was saved', () => {
  fc.assert(
    fc.property(anySearch, ({ filters, liked }) => {
      const { name, ...search } = valueOrThrow(checkSavedSearch('Mine', structuredClone(filters), liked.toReversed()))
      expect(readKeptSearch(JSON.parse(JSON.stringify(keptParams(search))))).toEqual(search)
      const shown = readRankQuery(parseQueryString(toQueryString(writeRankQuery({ ...search, page: 1 }))))
      expect(shown).toEqual({ ...search, page: 1 })
      expect(name).toBe('Mine')
    }),
  )
})

test('what was stored before there were wishes has none', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(readKeptSearch(filtersParams(filters))).toEqual({ filters, liked: [] })
      expect(keptParams(plain(filters))).toEqual(filtersParams(filters))
    }),
  )
})

test('the same filters with other wishes are another search, but not with wishes for nothing', () => {
  const filters: ListingFilters = { ...defaultFilters(), price: EVERY_PRICE, beds: 3, features: ['yard'] }
  const same = (one: string[], other: string[]) => isSameSearch({ filters, liked: one }, { filters, liked: other })
  expect([same(['beds'], []), same(['beds'], ['yard']), same(['beds', 'yard'], ['beds'])]).toEqual([
    false,
    false,
    false,
  ])
  expect([same(['beds', 'yard'], ['yard', 'beds']), same(['beds', 'pool'], ['beds'])]).toEqual([true, true])
})

test.each([['pool!'], ['senior-community'], ['market'], [7], 'beds', null, { beds: true }].map((liked) => [liked]))(
  'wishes that there aren’t are refused: %j',
  (liked) => {
    const answer = checkSavedSearch('Mine', defaultFilters(), liked)
    expect(answer).toMatchObject({ ok: false, problem: { kind: 'invalid' } })
    expect(JSON.stringify(answer)).toContain('"field":"liked')
  },
)

test('musts and wishes are told apart, none left out', () => {
  const filters: ListingFilters = {
    ...defaultFilters('rent'),
    price: EVERY_PRICE,
    county: 'Essex',
    beds: 3,
    pets: true,
  }
  expect(wishTexts({ filters, liked: ['county', 'pets'] })).toEqual({
    musts: ['Rentals', '3+ beds'],
    wishes: ['Essex County', 'Pets allowed'],
  })
  fc.assert(
    fc.property(anySearch, ({ filters: some, liked }) => {
      const { musts, wishes } = wishTexts({ filters: some, liked: [...liked] })
      expect(wishes).toHaveLength(likedParts(some, liked).length)
      const rentals = some.market === 'rent' ? 1 : 0
      expect(musts.length + wishes.length).toBe(activeParts(some, everyPrice).length + rentals)
    }),
  )
})

const described = (change: Partial<ListingFilters>) => describeSavedSearch({ ...defaultFilters(), ...change })

test('F-03 the four boxes say where, at what price and how large, and what has no box stands below them', () => {
  expect(described({})).toEqual({
    location: 'All Counties',
    priceRange: '$300,000 - $1,500,000',
    beds: 'Any',
    baths: 'Any',
    others: [],
  })
  expect(
    described({
      market: 'rent',
      search: 'river',
      county: 'Hudson',
      towns: ['Hudson/Hoboken', 'Hudson/Weehawken'],
      price: { min: 900, max: 2500 },
      beds: 1,
      baths: 1.5,
      amenities: ['pool', 'twoCarGarage'],
    }),
  ).toEqual({
    location: 'river, Hoboken, Weehawken, Hudson County',
    priceRange: '$900 - $2,500 a month',
    beds: '1+ beds',
    baths: '1.5+ baths',
    others: ['Rentals', 'Pool', 'Two-Car Garage'],
  })
})

test('a price with one end only says so', () => {
  const priced = (min: number, max: number) => described({ price: { min, max } }).priceRange
  expect(priced(EVERY_PRICE.min, EVERY_PRICE.max)).toBe('Any price')
  expect(priced(EVERY_PRICE.min, 800_000)).toBe('Up to $800,000')
  expect(priced(500_000, EVERY_PRICE.max)).toBe('From $500,000')
})

test('a drawn area and the view of a map are named, and only a map shows them', () => {
  const within = { west: -74.5, south: 40.5, east: -74, north: 41 }
  const area = [within, within, within].map(({ south, west }) => ({ lat: south, lng: west }))
  expect(described({ county: 'Morris', area, within }).location).toBe('Morris County, drawn area, map’s view')
  const circle = circleAround({ lat: 40.8126, lng: -74.2093 }, 0.5)
  expect(described({ county: 'Essex', area: circle }).location).toBe('Essex County, within ½ mile of a point')
  expect(described({ area, within }).location).toBe('Drawn area, map’s view')
  expect(
    [{}, { county: 'Morris' as const }, { area }, { within }].map((change) =>
      isPlacedOnMap({ ...defaultFilters(), ...change }),
    ),
  ).toEqual([false, false, true, true])
})
