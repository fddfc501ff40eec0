import type { CardSort } from '#domain/search/sort.ts'
import { openGaps, type SharedArrays } from './shared-arrays.ts'

/** The number homes are sorted by: days as yyyymmdd, US dollars, rooms, square feet. */
export const SORT_KEYS = ['listed_on', 'price', 'beds', 'square_feet', 'price_per_square_foot', 'reduced_on'] as const
export type SortKey = (typeof SORT_KEYS)[number]

/** The domain's orders. Of equal keys the lower id comes first where they ascend, and last where they descend. */
const ORDERS: Record<CardSort, { key: SortKey; descends: boolean }> = {
  newest: { key: 'listed_on', descends: true },
  'price-asc': { key: 'price', descends: false },
  'price-desc': { key: 'price', descends: true },
  beds: { key: 'beds', descends: true },
  'square-feet': { key: 'square_feet', descends: true },
  'price-per-square-foot': { key: 'price_per_square_foot', descends: false },
  reduced: { key: 'reduced_on', descends: true },
}

type Keys = (index: number) => number

/** The indexes of all homes in ascending order of each key, and of the index where keys are equal. */
export class SortOrders {
  readonly #ascending: Record<SortKey, Uint32Array>

  constructor(arrays: SharedArrays, homes: number) {
    const entries = SORT_KEYS.map((key) => [key, arrays.uint32(homes)] as const)
    this.#ascending = Object.fromEntries(entries) as Record<SortKey, Uint32Array>
  }

  /** The indexes of `size` homes in the order of a sort, or in the opposite one. */
  of(sort: CardSort, size: number): { indexes: Uint32Array; isReversed: boolean } {
    const { key, descends } = ORDERS[sort]
    return { indexes: this.#ascending[key].subarray(0, size), isReversed: descends }
  }

  /** Sorts all homes. A counting sort: keys are few or sorted natively, and a comparison of 1M homes would take seconds. */
  sort(key: SortKey, size: number, keyOf: Keys): void {
    const keys = Float64Array.from({ length: size }, (_, index) => keyOf(index))
    const different = Float64Array.from(new Set(keys)).sort()
    const ranks = new Map(Array.from(different, (value, rank) => [value, rank]))
    const next = new Uint32Array(different.length + 1)
    for (const value of keys) next[ranks.get(value)! + 1]!++
    for (let rank = 1; rank < next.length; rank++) next[rank]! += next[rank - 1]!
    const order = this.#ascending[key]
    for (let index = 0; index < size; index++) order[next[ranks.get(keys[index]!)!]!++] = index
  }

  /**
   * Takes the marked indexes out of an order of `size` homes and renames the others; returns how many are left.
   * `renamed` holds the new index of each, or is null where none has moved.
   */
  drop(key: SortKey, size: number, marked: Uint8Array, renamed: Uint32Array | null): number {
    const order = this.#ascending[key]
    let left = 0
    for (let at = 0; at < size; at++) {
      const index = order[at]!
      if (marked[index] === 0) order[left++] = renamed ? renamed[index]! : index
    }
    return left
  }

  /** Puts further homes into an order of `size`. */
  insert(key: SortKey, size: number, indexes: readonly number[], keyOf: Keys): void {
    const order = this.#ascending[key]
    const isBefore = (a: number, b: number) => keyOf(a) < keyOf(b) || (keyOf(a) === keyOf(b) && a < b)
    const sorted = indexes.toSorted((a, b) => (isBefore(a, b) ? -1 : 1))
    const places = sorted.map((index) => lowerBound(size, (at) => isBefore(order[at]!, index)))
    openGaps([order], size, places)
    for (const [at, index] of sorted.entries()) order[places[at]! + at] = index
  }
}

/** The first of `size` ascending places that doesn't come before what is looked for. */
export function lowerBound(size: number, isBefore: (at: number) => boolean): number {
  let [low, high] = [0, size]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
