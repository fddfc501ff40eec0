import { leftOut, set } from './filter-kinds.ts'

/** The four amenity boxes: the key in the URL and the feature it asks for (specification section 5). */
export const AMENITIES = [
  { key: 'pool', feature: 'Pool' },
  { key: 'twoCarGarage', feature: 'Two-Car Garage' },
  { key: 'waterfront', feature: 'Waterfront' },
  { key: 'renovated', feature: 'Renovated' },
] as const
export type Amenity = (typeof AMENITIES)[number]['key']
export const AMENITY_KEYS = AMENITIES.map((amenity) => amenity.key) as readonly Amenity[]

export const amenityFeature = (key: Amenity): string => AMENITIES.find((amenity) => amenity.key === key)!.feature

/** Homes that have every chosen amenity. */
export const amenities = set<'amenities', Amenity>('amenities', AMENITY_KEYS, {
  label: 'Amenities',
  chip: (wanted) => wanted.map(amenityFeature).join(', '),
})

/** Homes with none of these amenities. */
export const notAmenities = leftOut(amenities)
