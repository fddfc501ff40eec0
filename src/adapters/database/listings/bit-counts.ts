import { bitsOf, hasBit } from './bit-set.ts'
import { FACET_KEYS } from './filter-bits.ts'
import type { Tally } from './listing-finder.ts'

/** The bits that are counted beside the options. */
export const FACET_BITS = bitsOf(FACET_KEYS)

/** How many homes of a county have exactly these of the counted bits. */
export interface BitCount {
  county: string
  bits: number
  homes: number
}

/** The counts by county of homes that were counted by county and bits. */
export function toTallies(counts: readonly BitCount[]): Tally[] {
  const sum = (some: readonly BitCount[]) => some.reduce((homes, count) => homes + count.homes, 0)
  return [...Map.groupBy(counts, ({ county }) => county)].map(([county, own]) => ({
    county,
    homes: sum(own),
    amenities: Object.fromEntries(
      FACET_KEYS.map((key) => [key, sum(own.filter(({ bits }) => hasBit(bits, key)))]),
    ) as Tally['amenities'],
  }))
}
