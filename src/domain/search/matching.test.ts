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
  ['Fourth floor, no elevator', false],
  ['Building has no elevator', false],
  ['Elevator: None', false],
  ['Community: Pool, No Elevator', false],
  ['Community: No Pets, Elevator', true],
  ['Freight Elevator', false],
  ['Two service/freight elevators', false],
  ['Elevator (freight)', false],
  ['Concierge service, elevator', true],
])('a home that lists “%s” has an elevator: %s', (amenity, has) => {
  const home = madeListing({ id: 1, amenities: [amenity] })
  expect(matches(home, { ...defaultFilters(home.market), elevator: true })).toBe(has)
})

test.each([
  ['Accessible Elevator Installed', ['elevator']],
  ['Exterior Wheelchair Lift', ['elevator']],
  ['Stair Lift', []],
  ['No Elevator', []],
  ['Service Elevator', []],
  ['Accessible Entrance', ['stepFree']],
  ['No-Step Entry', ['stepFree']],
  ['No Accessible Entrance', []],
  ['Entrance not accessible', []],
  ['Accessible Bedroom: None', []],
] as const)('a home whose accessibility is “%s” has %j', (said, has) => {
  const home = madeListing({ id: 1 })
  const filters = defaultFilters(home.market)
  const saying = { ...home, amenities: [], structure: { ...home.structure, accessibility: [said] } }
  const met = (['stepFree', 'accessibleBedroom', 'elevator'] as const).filter((key) =>
    matches(saying, { ...filters, [key]: true }),
  )
  expect(met).toEqual(has)
})
