import { expect, test } from 'vitest'
import { describeSavedSearch } from '#domain/saved/saved-search.ts'
import { readListingQuery } from '#domain/search/filters-from-url.ts'
import { writeListingQuery } from '#domain/search/filters-url.ts'
import { matches } from '#domain/search/matching.ts'
import { SAMPLE_BUDGET } from './budget.ts'
import { SAMPLE_FAVORITES } from './favorites.ts'
import { SAMPLE_LISTINGS } from './listings.ts'
import { SAMPLE_SAVED_SEARCHES } from './saved-searches.ts'

test('F-05 the favorites are a lakeview house, a colonial and a Victorian, ids 1, 3 and 5', () => {
  const homes = SAMPLE_FAVORITES.map(({ id }) => SAMPLE_LISTINGS.find((listing) => listing.id === id))
  expect(homes.map((home) => [home?.id, home?.county, home?.price])).toEqual([
    [1, 'Morris', 850_000],
    [3, 'Bergen', 1_100_000],
    [5, 'Essex', 925_000],
  ])
  expect(homes[0]?.title).toMatch(/lakeview house/i)
  expect(homes[1]?.title).toMatch(/colonial/i)
  expect(homes[2]?.title).toMatch(/victorian/i)
})

test('F-05 a favorite was kept after its home came on the market', () => {
  for (const { id, dateAdded } of SAMPLE_FAVORITES) {
    expect(dateAdded > SAMPLE_LISTINGS.find((listing) => listing.id === id)!.listedOn).toBe(true)
  }
})

test('F-05 the saved searches are Bergen County homes and Hoboken apartments, and both find homes', () => {
  expect(SAMPLE_SAVED_SEARCHES.map((search) => search.name)).toEqual(['Bergen County homes', 'Hoboken apartments'])
  const found = SAMPLE_SAVED_SEARCHES.map(({ filters }) => SAMPLE_LISTINGS.filter((home) => matches(home, filters)))
  expect(found[0]!.map((home) => home.county)).toEqual(['Bergen', 'Bergen'])
  expect(found[1]!.map((home) => home.city)).toEqual(['Hoboken'])
})

test('F-03 a saved search keeps its filters in the address it runs, and has words for its four boxes', () => {
  for (const { filters } of SAMPLE_SAVED_SEARCHES) {
    const { query, rejected } = readListingQuery(writeListingQuery({ filters, sort: 'newest', page: 1 }))
    expect(rejected).toEqual([])
    expect(query.filters).toEqual(filters)
  }
  expect(describeSavedSearch(SAMPLE_SAVED_SEARCHES[0]!.filters)).toEqual({
    location: 'Bergen County',
    priceRange: '$500,000 - $1,200,000',
    beds: '3+ beds',
    baths: '2+ baths',
    others: [],
  })
})

test('H-07 the budget panel shows the specification’s four ranges and counts', () => {
  expect(SAMPLE_BUDGET.map(({ label, count }) => `${label}: ${count}`)).toEqual([
    '$350k-$500k: 67',
    '$500k-$750k: 118',
    '$750k-$1M: 84',
    '$1M+: 42',
  ])
})
