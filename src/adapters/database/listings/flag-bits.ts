import { FLAG_RULES } from '#domain/search/filter-rules.ts'
import type { FilteredHome } from '#domain/search/filters/filter.ts'
import type { FlagKey } from '#domain/search/filters/flags.ts'
import { withBits } from './bit-set.ts'

/**
 * The bit of each flag in `listings.flags`, 0 to MAX_BIT; the amenities, which are counted beside their options, have a column
 * of their own. Stored homes hold these numbers: a number is never changed, nor given to another flag once its own is gone. A
 * new flag takes the next free number; the homes stored before get their bit at the next start.
 */
export const FLAG_BITS: Readonly<Record<FlagKey, number>> = {
  reduced: 0,
  basement: 1,
  air: 2,
  fireplace: 3,
  laundry: 4,
  stepFree: 5,
  accessibleBedroom: 6,
  elevator: 7,
  pets: 8,
  furnished: 9,
  voucher: 10,
  monthToMonth: 11,
  heatIncluded: 12,
  electricityIncluded: 13,
  shortLease: 14,
  sixMonthLease: 15,
  oneYearLease: 16,
  twoYearLease: 17,
}

/** A number in which these flags' bits are set, and no others. */
export const flagBitsOf = (keys: readonly FlagKey[]): number => withBits(keys.map((key) => FLAG_BITS[key]))

/** The flags' bits of a listing. */
export const listingFlags = (facts: FilteredHome): number =>
  flagBitsOf((Object.keys(FLAG_BITS) as FlagKey[]).filter((key) => FLAG_RULES[key](facts)))
