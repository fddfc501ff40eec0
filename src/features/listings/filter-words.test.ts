import { expect, test } from 'vitest'
import { activeParts, defaultFilters, type ListingFilters } from '#domain/filters.ts'
import { afterRelaxation, partWords, relaxationSentence, showingLine } from './filter-words.ts'

const filters: ListingFilters = {
  market: 'sale',
  search: 'lake',
  county: 'Bergen',
  price: { min: 500_000, max: 1_250_000 },
  beds: 1,
  baths: 2.5,
  amenities: ['twoCarGarage', 'waterfront'],
}

test('L-05 property in the singular exactly at one', () => {
  expect([0, 1, 2, 12_345].map(showingLine)).toEqual([
    'Showing 0 properties',
    'Showing 1 property',
    'Showing 2 properties',
    'Showing 12,345 properties',
  ])
})

test('every filter in force has a chip in words', () => {
  expect(activeParts(filters).map((part) => partWords(part, filters))).toEqual([
    '“lake”',
    'Bergen County',
    '$500,000–$1,250,000',
    '1+ bed',
    '2.5+ baths',
    'Two-Car Garage',
    'Waterfront',
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
})

test('L-06 easing the price opens the whole scale, any other filter goes back to its default', () => {
  expect(afterRelaxation(defaultFilters(), { part: 'price' }).price).toEqual({ min: 300_000, max: 2_000_000 })
  expect(afterRelaxation(filters, { part: 'county' })).toEqual({ ...filters, county: null })
  expect(afterRelaxation(filters, { part: 'amenity', amenity: 'waterfront' }).amenities).toEqual(['twoCarGarage'])
})
