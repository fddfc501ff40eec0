/** First and last byte, both included. */
export interface ByteRange {
  first: number
  last: number
}

const ONE_RANGE = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/i

/**
 * The range of a body of `size` bytes that a Range header asks for (RFC 9110, section 14.2). Null, the whole body, without a
 * header or for one that may be ignored: another unit, several ranges, a last byte before the first.
 */
export function readRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const found = ONE_RANGE.exec(header?.trim() ?? '')
  if (!found) return null
  const [, from, to, tail] = found
  if (tail !== undefined) {
    const length = Math.min(Number(tail), size)
    return length > 0 ? { first: size - length, last: size - 1 } : 'unsatisfiable'
  }
  const first = Number(from)
  const last = to ? Number(to) : Infinity
  if (last < first) return null
  return first < size ? { first, last: Math.min(last, size - 1) } : 'unsatisfiable'
}
