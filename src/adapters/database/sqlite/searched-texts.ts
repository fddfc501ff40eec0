import { addHome, hasHome, indexesIn, type HomeSet } from './home-set.ts'
import { PairIndex } from './pair-index.ts'
import type { ColumnArray, SharedArrays } from './shared-arrays.ts'

/** Between the texts; no stored or searched text contains it (see `isSearchable`). */
const NUL = 0

/**
 * Texts of all homes, as UTF-8 one after another, with an index of their bytes' pairs. A text that contains another does so in
 * UTF-8 as well. Texts that are changed or removed are overwritten with NUL; where the new one is
 * longer it goes to the end.
 */
export class SearchedTexts {
  readonly #bytes: Buffer
  /** Number of entries, and of bytes used. */
  readonly #used: Uint32Array
  /** Where each entry starts; the last one's end follows it. */
  readonly #starts: Uint32Array
  /** The index of each entry's home. */
  readonly #homes: Uint32Array
  /** Each home's entry. */
  readonly #entries: Uint32Array
  /** Of the entries; what has been overwritten stays in it. */
  readonly #pairs: PairIndex

  constructor(arrays: SharedArrays, homes: number, textBytes: number) {
    const bytes = arrays.uint8(textBytes)
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#used = arrays.uint32(2)
    this.#starts = arrays.uint32(2 * homes + 1)
    this.#homes = arrays.uint32(2 * homes)
    this.#entries = arrays.uint32(homes)
    this.#pairs = new PairIndex(arrays, 2 * homes)
  }

  /** The arrays with one value for each home, at its index. */
  get perHome(): readonly ColumnArray[] {
    return [this.#entries]
  }

  /** Whether there is room for all of these, even if each of them goes to the end. */
  canHold(texts: readonly string[]): boolean {
    const [entries, used] = [this.#used[0]!, this.#used[1]!]
    const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text) + 1, 0)
    return entries + texts.length <= this.#homes.length && used + bytes <= this.#bytes.length
  }

  add(index: number, text: string): void {
    const [entry, start] = [this.#used[0]!, this.#used[1]!]
    const end = start + this.#bytes.write(text, start) + 1
    this.#starts[entry] = start
    this.#starts[entry + 1] = end
    this.#pairs.add(entry, this.#bytes.subarray(start, end - 1))
    this.#homes[entry] = index
    this.#entries[index] = entry
    this.#used[0] = entry + 1
    this.#used[1] = end
  }

  change(index: number, text: string): void {
    const entry = this.#entries[index]!
    const [start, end] = [this.#starts[entry]!, this.#starts[entry + 1]!]
    this.#bytes.fill(NUL, start, end)
    const bytes = Buffer.byteLength(text)
    if (bytes >= end - start) return this.add(index, text)
    this.#bytes.write(text, start)
    this.#pairs.add(entry, this.#bytes.subarray(start, start + bytes))
  }

  remove(index: number): void {
    const entry = this.#entries[index]!
    this.#bytes.fill(NUL, this.#starts[entry], this.#starts[entry + 1])
  }

  /** Tells the entries where their homes are, after indexes have moved. */
  renumber(size: number): void {
    for (let index = 0; index < size; index++) this.#homes[this.#entries[index]!] = index
  }

  /** Those of these homes whose text contains this one, of which there is at least a character. */
  containing(text: string, among: HomeSet): HomeSet {
    const found: HomeSet = new Int32Array(among.length)
    const wanted = Buffer.from(text)
    const [bytes, starts, homes] = [this.#bytes, this.#starts, this.#homes]
    for (const entry of indexesIn(this.#pairs.withPairsOf(wanted, this.#used[0]!))) {
      const index = homes[entry]!
      if (hasHome(among, index) && contains(bytes, wanted, starts[entry]!, starts[entry + 1]!)) addHome(found, index)
    }
    return found
  }
}

/** Whether the bytes from `start` to before `end` contain these. For texts so short a loop beats a call of `indexOf`. */
function contains(bytes: Uint8Array, wanted: Uint8Array, start: number, end: number): boolean {
  const [first, last] = [wanted[0], end - wanted.length]
  for (let at = start; at <= last; at++) {
    if (bytes[at] !== first) continue
    let same = 1
    while (same < wanted.length && bytes[at + same] === wanted[same]) same++
    if (same === wanted.length) return true
  }
  return false
}
