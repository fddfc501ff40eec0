import { features as kind, leftOut } from './filter-kinds.ts'

/** What listings may carry besides the amenities and the flags, by its key in the URL. `feature-nouns.ts` names each. */
export const FEATURE_KEYS = [
  'yard',
  'fenced-yard',
  'large-yard',
  'driveway',
  'off-street-parking',
  'ev-charging',
  'balcony',
  'deck',
  'patio',
  'porch',
  'roof-deck',
  'sunroom',
  'shed',
  'dock',
  'beach-access',
  'water-view',
  'city-view',
  'corner-lot',
  'corner-unit',
  'playground',
  'gym',
  'hot-tub',
  'generator',
  'doorman',
  'bike-room',
  'storage',
  'security-system',
  'smart-home',
  'shared-laundry',
  'senior-community',
  'dishwasher',
  'eat-in-kitchen',
  'kitchen-island',
  'pantry',
  'gas-cooking',
  'hardwood-floors',
  'walk-in-closet',
  'home-office',
  'first-floor-bedroom',
  'single-story',
  'open-floor-plan',
  'finished-basement',
  'attic',
  'skylights',
  'large-windows',
  'solar-panels',
  'in-law-suite',
  'separate-entrance',
  'gas-heat',
  'new-construction',
  'soaking-tub',
] as const
export type FeatureKey = (typeof FEATURE_KEYS)[number]

/** Everything that `not-features` leaves out: features, and what some flags ask for. */
export const LEFT_OUT_FEATURES = [...FEATURE_KEYS, 'air', 'basement', 'elevator', 'fireplace', 'laundry'] as const
export type LeftOutFeature = (typeof LEFT_OUT_FEATURES)[number]

/** Homes that have every chosen feature. */
export const features = kind('features', FEATURE_KEYS)

/** Homes with none of these features. */
export const notFeatures = leftOut(kind('features', LEFT_OUT_FEATURES))
