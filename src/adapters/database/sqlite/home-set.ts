import type { ColumnArray } from './shared-arrays.ts'

/**
 * Homes by their indexes, a bit for each: bit `index % 32` of element `index / 32`. Signed elements, as JavaScript's bitwise
 * operators work on them. The bits past the last home are 0.
 */
export type HomeSet = Int32Array

const WIDTH = 32

/** A set with none of `size` homes. */
export const noHomes = (size: number): HomeSet => new Int32Array(Math.ceil(size / WIDTH))

/** A set of all of `size` homes. */
export function allHomes(size: number): HomeSet {
  const set = noHomes(size).fill(-1)
  if (size % WIDTH !== 0) set[set.length - 1] = ~(-1 << (size % WIDTH))
  return set
}

export const addHome = (set: HomeSet, index: number): void => {
  set[index >> 5]! |= 1 << (index & 31)
}

export const dropHome = (set: HomeSet, index: number): void => {
  set[index >> 5]! &= ~(1 << (index & 31))
}

export const hasHome = (set: HomeSet, index: number): boolean => (set[index >> 5]! & (1 << (index & 31))) !== 0

/** Deselects the homes that aren't in the other set. */
export function keepCommon(set: HomeSet, other: HomeSet): void {
  for (let at = 0; at < set.length; at++) set[at]! &= other[at]!
}

/** Deselects the homes of the other set. */
export function dropAll(set: HomeSet, other: HomeSet): void {
  for (let at = 0; at < set.length; at++) set[at]! &= ~other[at]!
}

/** Adds the homes of the other set. */
export function addAll(set: HomeSet, other: HomeSet): void {
  for (let at = 0; at < set.length; at++) set[at]! |= other[at]!
}

/** Deselects the homes whose code isn't marked. `marks`: 1 at each code wanted, 0 at the others. */
export function keepMarked(set: HomeSet, codes: ColumnArray, marks: Uint8Array): void {
  for (let at = 0; at < set.length; at++) {
    if (set[at] === 0) continue
    let kept = 0
    // Without branches, which processors would guess wrong for every second home.
    for (let bit = 0, index = at * WIDTH; bit < WIDTH; bit++, index++) kept |= marks[codes[index]!]! << bit
    set[at]! &= kept
  }
}

/** Deselects the homes whose number is not from `min` to `max`; NaN is in no range. */
export function keepBetween(set: HomeSet, column: Float64Array, min: number, max: number): void {
  for (let at = 0; at < set.length; at++) {
    if (set[at] === 0) continue
    let kept = 0
    for (let bit = 0, index = at * WIDTH; bit < WIDTH; bit++, index++) {
      const value = column[index]!
      kept |= (Number(value >= min) & Number(value <= max)) << bit
    }
    set[at]! &= kept
  }
}

/** Deselects the homes whose number is below `min` or above `max`; NaN is neither. */
export function dropBeyond(set: HomeSet, column: Float64Array, min: number, max: number): void {
  for (let at = 0; at < set.length; at++) {
    if (set[at] === 0) continue
    let beyond = 0
    for (let bit = 0, index = at * WIDTH; bit < WIDTH; bit++, index++) {
      const value = column[index]!
      beyond |= (Number(value < min) | Number(value > max)) << bit
    }
    set[at]! &= ~beyond
  }
}

/** How many homes are in the set. */
export function countHomes(set: HomeSet): number {
  let count = 0
  for (let at = 0; at < set.length; at++) count += bitCount(set[at]!)
  return count
}

/** The indexes of the set's homes, ascending. */
export function indexesIn(set: HomeSet): Uint32Array {
  const indexes = new Uint32Array(countHomes(set))
  for (let at = 0, next = 0; at < set.length; at++) {
    for (let left = set[at]!; left !== 0; left &= left - 1) {
      // The number of the lowest bit that is set.
      indexes[next++] = at * WIDTH + 31 - Math.clz32(left & -left)
    }
  }
  return indexes
}

/** How many bits are set: sums of neighbors, two, four and eight bits wide (Warren, Hacker's Delight, 5-1). */
function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
