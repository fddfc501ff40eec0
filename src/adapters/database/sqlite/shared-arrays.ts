/** Every array starts at a multiple of this many bytes, as the widest of them needs. */
const ALIGNMENT = 8

/**
 * Lays out typed arrays in one buffer that threads share, in the order in which they are asked for: who asks in the same
 * order, in whichever thread, gets the same arrays. Pages of the buffer that are never written take no memory.
 */
export class SharedArrays {
  /** Null while only the size is wanted; the arrays are then empty. */
  readonly #buffer: SharedArrayBuffer | null
  #bytes = 0

  constructor(buffer: SharedArrayBuffer | null) {
    this.#buffer = buffer
  }

  /** Size of all arrays so far, bytes. */
  get bytes(): number {
    return this.#bytes
  }

  uint8(length: number): Uint8Array {
    const start = this.#take(length)
    return this.#buffer ? new Uint8Array(this.#buffer, start, length) : new Uint8Array()
  }

  uint16(length: number): Uint16Array {
    const start = this.#take(length * Uint16Array.BYTES_PER_ELEMENT)
    return this.#buffer ? new Uint16Array(this.#buffer, start, length) : new Uint16Array()
  }

  uint32(length: number): Uint32Array {
    const start = this.#take(length * Uint32Array.BYTES_PER_ELEMENT)
    return this.#buffer ? new Uint32Array(this.#buffer, start, length) : new Uint32Array()
  }

  int32(length: number): Int32Array {
    const start = this.#take(length * Int32Array.BYTES_PER_ELEMENT)
    return this.#buffer ? new Int32Array(this.#buffer, start, length) : new Int32Array()
  }

  float64(length: number): Float64Array {
    const start = this.#take(length * Float64Array.BYTES_PER_ELEMENT)
    return this.#buffer ? new Float64Array(this.#buffer, start, length) : new Float64Array()
  }

  #take(bytes: number): number {
    const start = this.#bytes
    this.#bytes += Math.ceil(bytes / ALIGNMENT) * ALIGNMENT
    return start
  }
}

/** Makes something of arrays in a new buffer that is as large as they need. */
export function allocate<T>(make: (arrays: SharedArrays) => T): { made: T; buffer: SharedArrayBuffer } {
  const plan = new SharedArrays(null)
  make(plan)
  const buffer = new SharedArrayBuffer(plan.bytes)
  return { made: make(new SharedArrays(buffer)), buffer }
}

export type ColumnArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

/** Takes the values at these ascending indexes out of arrays of which the first `size` values are used. */
export function closeGaps(arrays: readonly ColumnArray[], size: number, indexes: readonly number[]): void {
  for (const array of arrays) {
    let end = indexes[0]!
    for (const [at, index] of indexes.entries()) {
      const next = indexes[at + 1] ?? size
      array.copyWithin(end, index + 1, next)
      end += next - index - 1
    }
  }
}

/** Makes room before each of these ascending indexes; an index may come more than once. */
export function openGaps(arrays: readonly ColumnArray[], size: number, indexes: readonly number[]): void {
  for (const array of arrays) {
    for (let at = indexes.length - 1, end = size; at >= 0; at--) {
      const index = indexes[at]!
      array.copyWithin(index + at + 1, index, end)
      end = index
    }
  }
}
