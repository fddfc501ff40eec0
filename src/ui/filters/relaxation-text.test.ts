import { expect, test } from 'vitest'
import { partText } from '#domain/search/filter-parts.ts'
import { activeParts, defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { relaxationSentence } from './relaxation-text.ts'

const filters: ListingFilters = {
  ...defaultFilters(),
  search: 'lake',
  county: 'Bergen',
  price: { min: 500_000, max: 1_250_000 },
  beds: 1,
  baths: 2.5,
  amenities: ['twoCarGarage', 'waterfront'],
  towns: ['Bergen/Ridgewood', 'Bergen/Teaneck'],
  area: null,
  within: { west: -74.3, south: 40.8, east: -74, north: 41 },
}

test('every filter in force has a chip in words', () => {
  expect(activeParts(filters).map((part) => partText(part, filters))).toEqual([
    '“lake”',
    'Bergen County',
    '$500,000–$1,250,000',
    '1+ bed',
    '2.5+ baths',
    'Two-Car Garage',
    'Waterfront',
    'Ridgewood, Teaneck',
    'Within the map’s view',
  ])
})

test('L-06 the help names the filter to ease and what it would show', () => {
  expect(relaxationSentence({ part: { part: 'amenity', amenity: 'waterfront' }, total: 12 }, filters)).toBe(
    'Removing “Waterfront” would show 12 homes.',
  )
  expect(relaxationSentence({ part: { part: 'search' }, total: 1 }, filters)).toBe('Removing “lake” would show 1 home.')
  expect(relaxationSentence({ part: { part: 'price' }, total: 3 }, filters)).toBe(
    'Widening the price to $300,000–$2,000,000 would show 3 homes.',
  )
  expect(relaxationSentence({ part: { part: 'towns' }, total: 4 }, filters)).toBe(
    'Removing “Ridgewood, Teaneck” would show 4 homes.',
  )
  expect(relaxationSentence({ part: { part: 'area' }, total: 12 }, { ...filters, area: [] })).toBe(
    'Removing “Drawn area” would show 12 homes.',
  )
  expect(relaxationSentence({ part: { part: 'within' }, total: 2 }, filters)).toBe(
    'Looking beyond the map’s view would show 2 homes.',
  )
})

test('L-06 what is left out is included', () => {
  const leavingOut: ListingFilters = {
    ...filters,
    notTowns: ['Essex/Newark'],
    notCounties: ['Essex'],
    notKinds: ['condo'],
  }
  const sentence = (part: 'notTowns' | 'notCounties' | 'notKinds') =>
    relaxationSentence({ part: { part }, total: 2 }, leavingOut)
  expect(sentence('notTowns')).toBe('Including Newark would show 2 homes.')
  expect(sentence('notCounties')).toBe('Including Essex County would show 2 homes.')
  expect(sentence('notKinds')).toBe('Removing “Not a condo” would show 2 homes.')
})

test('a price with one end only says so', () => {
  const priced = (min: number, max: number) => partText({ part: 'price' }, { ...filters, price: { min, max } })
  expect(priced(500_000, EVERY_PRICE.max)).toBe('From $500,000')
  expect(priced(0, 800_000)).toBe('Up to $800,000')
  expect(priced(0, EVERY_PRICE.max)).toBe('Any price')
})
