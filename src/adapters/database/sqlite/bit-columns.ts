import type { Amenity } from '#domain/search/filters/amenities.ts'
import { byteOf } from '../listings/bit-set.ts'
import { FACET_KEYS, FILTER_BITS } from '../listings/filter-bits.ts'
import { keepMarked, type HomeSet } from './home-set.ts'
import type { ColumnArray, SharedArrays } from './shared-arrays.ts'

/** Amenities whose bits lie in one byte. */
interface FacetByte {
  index: number
  keys: Amenity[]
}

const FACET_BYTES: readonly FacetByte[] = [
  ...Map.groupBy(FACET_KEYS, (key) => Math.floor(FILTER_BITS[key].bit / 8)),
].map(([index, keys]) => ({ index, keys }))

/** The values a byte can have whose bits are counted: a power of two above the highest of them. */
const valuesOf = ({ keys }: FacetByte): number => 2 ** (Math.max(...keys.map(bitInByte)) + 1)
const bitInByte = (key: Amenity): number => FILTER_BITS[key].bit % 8

/** The yes-or-no facts of all homes, eight to a column of bytes: a filter or a count reads only the bytes it asks for. */
export class BitColumns {
  readonly #bytes: Uint8Array[]

  /** `bits`: the numbers of the bits it may hold. */
  constructor(arrays: SharedArrays, homes: number, bits: readonly number[]) {
    this.#bytes = Array.from({ length: Math.floor(Math.max(...bits) / 8) + 1 }, () => arrays.uint8(homes))
  }

  /** The arrays with one value for each home, at its index. */
  get perHome(): readonly ColumnArray[] {
    return this.#bytes
  }

  /** Stores a home's bits. */
  put(index: number, bits: number): void {
    for (const [byte, column] of this.#bytes.entries()) column[index] = byteOf(bits, byte)
  }

  /** Deselects the homes that lack one of the bits. */
  keep(set: HomeSet, bits: number): void {
    for (const [byte, column] of this.#bytes.entries()) {
      const wanted = byteOf(bits, byte)
      if (wanted === 0) continue
      const marks = Uint8Array.from({ length: 256 }, (_, value) => Number((value & wanted) === wanted))
      keepMarked(set, column, marks)
    }
  }

  /**
   * Counts the homes at these indexes of each group, and of each amenity in it. `groups` holds each home's group, a number below
   * `size`.
   */
  count(
    indexes: Uint32Array,
    groups: Uint16Array,
    size: number,
  ): { homes: number; amenities: Record<Amenity, number> }[] {
    const counts = Array.from({ length: size }, () => ({ homes: 0, amenities: {} as Record<Amenity, number> }))
    for (const [round, facets] of FACET_BYTES.entries()) {
      const values = valuesOf(facets)
      const table = countValues(indexes, groups, { column: this.#bytes[facets.index]!, size, values })
      for (const [group, count] of counts.entries()) {
        const row = table.subarray(group * values, (group + 1) * values)
        if (round === 0) count.homes = row.reduce((sum, homes) => sum + homes, 0)
        for (const key of facets.keys) count.amenities[key] = withBit(row, bitInByte(key))
      }
    }
    return counts
  }
}

/** How many homes of each group have each value of a byte, in a table with a row for each group. */
function countValues(
  indexes: Uint32Array,
  groups: Uint16Array,
  { column, size, values }: { column: Uint8Array; size: number; values: number },
): Int32Array {
  const table = new Int32Array(size * values)
  const mask = values - 1
  for (const index of indexes) table[groups[index]! * values + (column[index]! & mask)]!++
  return table
}

const withBit = (row: Int32Array, bit: number): number =>
  row.reduce((sum, homes, value) => (value & (1 << bit) ? sum + homes : sum), 0)
