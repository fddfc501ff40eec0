import { amenityFeature } from '#domain/search/amenity-feature.ts'
import { AMENITY_KEYS, type Amenity } from '#domain/search/filters/amenities.ts'
import type { ListingFacts } from './stored-listing.ts'

/** A yes-or-no fact of a listing that filters ask for. */
export type FilterBit = Amenity

/** Where a fact is stored, and how it is derived from the listing. */
export interface BitDefinition {
  /** Number of its bit in `listings.amenities`, 0 to MAX_BIT. */
  bit: number
  isSet: (facts: ListingFacts) => boolean
}

const amenity = (key: Amenity, bit: number): BitDefinition => ({
  bit,
  isSet: ({ features }) => features.includes(amenityFeature(key)),
})

/**
 * The bit of each yes-or-no fact. Stored homes hold these numbers: a number is never changed, nor given to another fact
 * once its own is gone. A new fact takes the next free number; the homes stored before get their bit at the next start.
 */
export const FILTER_BITS: Readonly<Record<FilterBit, BitDefinition>> = {
  pool: amenity('pool', 0),
  twoCarGarage: amenity('twoCarGarage', 1),
  waterfront: amenity('waterfront', 2),
  renovated: amenity('renovated', 3),
}

/** The facts whose homes are counted beside their options. */
export const FACET_KEYS: readonly Amenity[] = AMENITY_KEYS
