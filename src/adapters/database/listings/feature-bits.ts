import type { FeatureKey } from '#domain/search/filters/features.ts'
import type { FilteredHome } from '#domain/search/filters/filter.ts'
import { listedFeatures } from '#domain/search/listed-features.ts'
import { withBits } from './bit-set.ts'

/**
 * The bit of each feature in `listings.features`, 0 to MAX_BIT. Stored homes hold these numbers: a number is never changed, nor
 * given to another feature once its own is gone. A new feature takes the next free number; the homes stored before get their bit
 * at the next start.
 */
export const FEATURE_BITS: Readonly<Record<FeatureKey, number>> = {
  yard: 0,
  'fenced-yard': 1,
  'large-yard': 2,
  driveway: 3,
  'off-street-parking': 4,
  'ev-charging': 5,
  balcony: 6,
  deck: 7,
  patio: 8,
  porch: 9,
  'roof-deck': 10,
  sunroom: 11,
  shed: 12,
  dock: 13,
  'beach-access': 14,
  'water-view': 15,
  'city-view': 16,
  'corner-lot': 17,
  'corner-unit': 18,
  playground: 19,
  gym: 20,
  'hot-tub': 21,
  generator: 22,
  doorman: 23,
  'bike-room': 24,
  storage: 25,
  'security-system': 26,
  'smart-home': 27,
  'shared-laundry': 28,
  'senior-community': 29,
  dishwasher: 30,
  'eat-in-kitchen': 31,
  'kitchen-island': 32,
  pantry: 33,
  'gas-cooking': 34,
  'hardwood-floors': 35,
  'walk-in-closet': 36,
  'home-office': 37,
  'first-floor-bedroom': 38,
  'single-story': 39,
  'open-floor-plan': 40,
  'finished-basement': 41,
  attic: 42,
  skylights: 43,
  'large-windows': 44,
  'solar-panels': 45,
  'in-law-suite': 46,
  'separate-entrance': 47,
  'gas-heat': 48,
  'new-construction': 49,
  'soaking-tub': 50,
}

/** A number in which these features' bits are set, and no others. */
export const featureBitsOf = (keys: Iterable<FeatureKey>): number =>
  withBits(Array.from(keys, (key) => FEATURE_BITS[key]))

/** The features' bits of a listing. */
export const listingFeatureBits = (facts: FilteredHome): number => featureBitsOf(listedFeatures(facts))
