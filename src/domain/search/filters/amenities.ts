import { leftOut, set } from './filter-kinds.ts'

/** The four amenity boxes by their keys in the URL (specification section 5). `amenity-feature.ts` has what each asks for. */
export const AMENITY_KEYS = ['pool', 'twoCarGarage', 'waterfront', 'renovated'] as const
export type Amenity = (typeof AMENITY_KEYS)[number]

/** Homes that have every chosen amenity. */
export const amenities = set<'amenities', Amenity>('amenities', AMENITY_KEYS, { label: 'Amenities' })

/** Homes with none of these amenities. */
export const notAmenities = leftOut(amenities)
