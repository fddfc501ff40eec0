import { expect, test } from 'vitest'
import { madeListing } from '../../../tests/arbitrary/made-listing.ts'
import { featureName } from './feature-nouns.ts'
import { defaultFilters } from './filters.ts'
import { FEATURE_KEYS } from './filters/features.ts'
import { listedFeatures } from './listed-features.ts'
import { matches } from './matching.ts'

const UNSTRUCTURED = { structure: { ...madeListing({ id: 1 }).structure, garageSpaces: null, basement: null } }
/** The features of a home whose listing says this and nothing else. */
const saidBy = (...amenities: string[]) =>
  [...listedFeatures(madeListing({ id: 1, ...UNSTRUCTURED, amenities, heating: null }))].sort()

test.each([
  ['Wraparound porch with turned posts', ['porch']],
  ['Deck across the full width of the house', ['deck']],
  ['Shared roof deck', ['deck', 'roof-deck']],
  ['Pool Deck', []],
  ['Driveway for two cars', ['driveway', 'off-street-parking']],
  ['Shared bicycle room', ['bike-room']],
  ['Bicycle storage', ['bike-room']],
  ['Storage cage in the cellar', ['storage']],
  ['Attended lobby, day and night', ['doorman']],
  ['Eat-in kitchen with pantry', ['eat-in-kitchen', 'pantry']],
  ['Guest bedroom with bathroom on the first floor', ['first-floor-bedroom']],
  ['Walk-In Closet(s)', ['walk-in-closet']],
  ['Flooring: Tile, Wood', ['hardwood-floors']],
  ['View: Skyline, River', ['city-view', 'water-view']],
  ['Fencing: Wood', ['fenced-yard']],
  ['Attic Fan', []],
  ['No dishwasher', []],
  ['Dishwasher', ['dishwasher']],
  ['Near a playground', []],
  ['Oak floors throughout', ['hardwood-floors']],
  ['Flooring: Simulated Wood', []],
  ['Fencing: Invisible, Partial', []],
  ['View: Marina, Pool', ['water-view']],
  ['Lot: Corner Lot, Back Yard', ['corner-lot', 'yard']],
  // A large yard is a yard.
  ['Large Yard', ['large-yard', 'yard']],
  ['Lot: Fenced Yard', ['fenced-yard', 'yard']],
  ['Other structures: Shed(s), RV/Boat Storage', ['shed']],
  ['Windows: Skylight(s), Solar Screens', ['skylights']],
  ['Electric: Generator, Energy Storage Device, 220 Volts For Spa', ['generator']],
  ['Electric: Photovoltaics Seller Owned', ['solar-panels']],
  ['Security: Security System Owned, Smoke Detector(s)', ['security-system']],
  ['Spa: Private, Heated', ['hot-tub']],
  ['Waterfront: Beach Front, Dry Dock', ['beach-access']],
  ['Community: Playground, Fitness Center', ['gym', 'playground']],
])('%s', (said, features) => {
  expect(saidBy(said)).toEqual(features)
})

test('what the building is says features, too', () => {
  const { structure, association } = madeListing({ id: 1 })
  const known = (facts: Parameters<typeof madeListing>[0]) => [...listedFeatures(madeListing(facts))]
  expect(known({ id: 1, structure: { ...structure, stories: 1 } })).toContain('first-floor-bedroom')
  expect(known({ id: 1, structure: { ...structure, laundry: 'in-building' } })).toContain('shared-laundry')
  expect(known({ id: 1, association: { ...association, isSeniorCommunity: true } })).toContain('senior-community')
  expect(known({ id: 1, heating: 'Forced Air, Natural Gas' })).toContain('gas-heat')
  expect(known({ id: 1, parking: '1-car garage, Driveway' })).toContain('driveway')
  const parked = { ...UNSTRUCTURED, features: [], amenities: [], heating: null }
  expect(known({ id: 1, ...parked, parking: 'Deck, Workshop in Garage' })).toEqual(['off-street-parking'])
  expect(known({ id: 1, ...parked, parking: 'On Street' })).toEqual([])
})

test('each feature is recognized by its own name', () => {
  expect(FEATURE_KEYS.filter((key) => !saidBy(featureName(key)).includes(key))).toEqual([])
})

test('a home must have every feature that is asked for', () => {
  const home = madeListing({ id: 1, features: ['Porch', 'Balcony'] })
  const has = (...features: (typeof FEATURE_KEYS)[number][]) => matches(home, { ...defaultFilters(), features })
  expect(has('porch', 'balcony')).toBe(true)
  expect(has('porch', 'deck')).toBe(false)
  expect(has()).toBe(true)
})
