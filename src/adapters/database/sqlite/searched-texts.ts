import type { ColumnArray, SharedArrays } from './shared-arrays.ts'

/** Between the texts; no stored or searched text contains it (see `isSearchable`). */
const NUL = 0

/**
 * The searched texts of all homes, as UTF-8 one after another: what looks for a text in all of them copies none. A text that
 * contains another does so in UTF-8 as well. Texts that are changed or removed are overwritten with NUL; where the new one is
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

  constructor(arrays: SharedArrays, homes: number, textBytes: number) {
    const bytes = arrays.uint8(textBytes)
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#used = arrays.uint32(2)
    this.#starts = arrays.uint32(2 * homes + 1)
    this.#homes = arrays.uint32(2 * homes)
    this.#entries = arrays.uint32(homes)
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
    this.#homes[entry] = index
    this.#entries[index] = entry
    this.#used[0] = entry + 1
    this.#used[1] = end
  }

  change(index: number, text: string): void {
    const entry = this.#entries[index]!
    const [start, end] = [this.#starts[entry]!, this.#starts[entry + 1]!]
    this.#bytes.fill(NUL, start, end)
    if (Buffer.byteLength(text) < end - start) this.#bytes.write(text, start)
    else this.add(index, text)
  }

  remove(index: number): void {
    const entry = this.#entries[index]!
    this.#bytes.fill(NUL, this.#starts[entry], this.#starts[entry + 1])
  }

  /** Tells the entries where their homes are, after indexes have moved. */
  renumber(size: number): void {
    for (let index = 0; index < size; index++) this.#homes[this.#entries[index]!] = index
  }

  /** By index: 1 for homes whose text contains this one, of which there is at least a character. */
  hits(text: string, size: number): Uint8Array {
    const hits = new Uint8Array(size)
    const wanted = Buffer.from(text)
    if (wanted.length === 1) this.#markByte(hits, wanted[0]!)
    else this.#markBytes(hits, wanted)
    return hits
  }

  /** A loop beats one call for each of so many hits. */
  #markByte(hits: Uint8Array, wanted: number): void {
    const [bytes, starts] = [this.#bytes, this.#starts]
    for (let entry = 0; entry < this.#used[0]!; entry++) {
      for (let at = starts[entry]!, end = starts[entry + 1]!; at < end; at++) {
        if (bytes[at] !== wanted) continue
        hits[this.#homes[entry]!] = 1
        break
      }
    }
  }

  #markBytes(hits: Uint8Array, wanted: Buffer): void {
    const starts = this.#starts
    const bytes = this.#bytes.subarray(0, this.#used[1])
    let entry = 0
    for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, starts[entry + 1])) {
      while (starts[entry + 1]! <= at) entry++
      hits[this.#homes[entry]!] = 1
    }
  }
}
