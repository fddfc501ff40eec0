import { allHomes, addHome, keepCommon, type HomeSet } from './home-set.ts'
import type { SharedArrays } from './shared-arrays.ts'

/** Pairs share this many sets. More of them tell texts better apart, and each takes an eighth of a byte for each text. */
const SETS = 256

/**
 * For each pair of neighboring bytes the texts that may have it (a bit-sliced signature file; Faloutsos, 'Signature files',
 * 1992). Several pairs share a set, so texts that have all pairs of another one may still lack that one.
 */
export class PairIndex {
  readonly #sets: HomeSet[]

  constructor(arrays: SharedArrays, texts: number) {
    this.#sets = Array.from({ length: SETS }, () => arrays.int32(Math.ceil(texts / 32)))
  }

  /** Adds the pairs of a text, known by a number, to those it has had before. */
  add(text: number, bytes: Uint8Array): void {
    for (let at = 1; at < bytes.length; at++) addHome(this.#sets[setOf(bytes[at - 1]!, bytes[at]!)]!, text)
  }

  /** The numbers, below `count`, of the texts that may contain these bytes. */
  withPairsOf(bytes: Uint8Array, count: number): HomeSet {
    const found = allHomes(count)
    const wanted = new Set<number>()
    for (let at = 1; at < bytes.length; at++) wanted.add(setOf(bytes[at - 1]!, bytes[at]!))
    for (const set of wanted) keepCommon(found, this.#sets[set]!)
    return found
  }
}

/** Letters that often follow each other fall into different sets. */
const setOf = (first: number, second: number): number => (first * 59 + second) % SETS
