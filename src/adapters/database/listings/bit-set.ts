import { FILTER_BITS, type FilterBit } from './filter-bits.ts'
import type { ListingFacts } from './stored-listing.ts'

/** The highest bit number: a JavaScript number holds whole numbers of 53 bits exactly. */
export const MAX_BIT = 52

/** A number in which the bits of these numbers are set, and no others. Bitwise operators would cut it off at 32 bits. */
export const withBits = (numbers: Iterable<number>): number =>
  [...new Set(numbers)].reduce((bits, number) => bits + 2 ** number, 0)

/** A number in which these facts' bits are set, and no others. */
export const bitsOf = (keys: readonly FilterBit[]): number => withBits(keys.map((key) => FILTER_BITS[key].bit))

/** The bits of a listing. */
export const listingBits = (facts: ListingFacts): number =>
  bitsOf((Object.keys(FILTER_BITS) as FilterBit[]).filter((key) => FILTER_BITS[key].isSet(facts)))

/** Whether a fact's bit is set. */
export const hasBit = (bits: number, key: FilterBit): boolean => Math.floor(bits / 2 ** FILTER_BITS[key].bit) % 2 === 1

/** The eight bits from number `8 * index` on. */
export const byteOf = (bits: number, index: number): number => Math.floor(bits / 256 ** index) % 256
