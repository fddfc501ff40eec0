import { expect, test } from 'vitest'
import { madeListing } from '../../../tests/arbitrary/made-listing.ts'
import type { ListingSummary } from '../listing/listing.ts'
import { defaultFilters } from './filters.ts'
import { matches, mayMatch } from './matching.ts'

test('a card, which knows nothing of the building, may match filters that don’t ask for it', () => {
  const { structure: _, utilities: _utilities, amenities: _amenities, ...card } = madeListing({ id: 1 })
  const filters = defaultFilters(card.market)
  expect(mayMatch(card as unknown as ListingSummary, filters)).toBe(true)
  expect(mayMatch(card as unknown as ListingSummary, { ...filters, beds: 20 })).toBe(false)
})

test.each([
  ['Elevator', true],
  ['Two elevators', true],
  ['Elevator(s)', true],
  ['Service Elevator(s)', false],
  ['No elevator', false],
])('a home that lists “%s” has an elevator: %s', (amenity, has) => {
  const home = madeListing({ id: 1, amenities: [amenity] })
  expect(matches(home, { ...defaultFilters(home.market), elevator: true })).toBe(has)
})
