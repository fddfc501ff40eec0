import type { SharedArrays } from './shared-arrays.ts'

/** Bytes reserved for a text, on average. */
const TEXT_BYTES = 64

/** Different texts, each with a code from 0, which threads share. Texts are added and never removed. */
export class SharedTexts {
  readonly #limit: number
  readonly #count: Uint32Array
  /** Where each text ends in the bytes. */
  readonly #ends: Uint32Array
  readonly #bytes: Buffer
  /** What this thread has read of them. */
  readonly #texts: string[] = []
  readonly #codes = new Map<string, number>()

  constructor(arrays: SharedArrays, limit: number) {
    this.#limit = limit
    this.#count = arrays.uint32(1)
    this.#ends = arrays.uint32(limit)
    const bytes = arrays.uint8(limit * TEXT_BYTES)
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  /** All texts at their codes. */
  all(): readonly string[] {
    for (let code = this.#texts.length; code < this.#count[0]!; code++) {
      this.#know(this.#bytes.toString('utf8', this.#startOf(code), this.#ends[code]), code)
    }
    return this.#texts
  }

  /** The code of a text, null where it has none. */
  find(text: string): number | null {
    this.all()
    return this.#codes.get(text) ?? null
  }

  /** The code of a text, which is added if it is missing; null where there is no room for it. */
  codeOf(text: string): number | null {
    const known = this.find(text)
    if (known !== null) return known
    const code = this.#count[0]!
    const start = this.#startOf(code)
    const bytes = Buffer.byteLength(text)
    if (code === this.#limit || start + bytes > this.#bytes.length) return null
    this.#bytes.write(text, start)
    this.#ends[code] = start + bytes
    this.#count[0] = code + 1
    this.#know(text, code)
    return code
  }

  #know(text: string, code: number): void {
    this.#texts.push(text)
    this.#codes.set(text, code)
  }

  #startOf(code: number): number {
    return code === 0 ? 0 : this.#ends[code - 1]!
  }
}
