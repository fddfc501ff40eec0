import type { Amenity } from './filters/amenities.ts'

const FEATURES: Readonly<Record<Amenity, string>> = {
  pool: 'Pool',
  twoCarGarage: 'Two-Car Garage',
  waterfront: 'Waterfront',
  renovated: 'Renovated',
}

/** The feature that an amenity box asks for (specification section 5). */
export const amenityFeature = (key: Amenity): string => FEATURES[key]
