import { readRange } from './byte-range.ts'
import { isFresh } from './etag.ts'

/** A file of which browsers ask for parts. */
export interface RangedFile {
  type: string
  /** Bytes. */
  size: number
  /** A strong validator: ranges of the same version may be joined (RFC 9110, section 13.1.5). */
  etag: string
  cacheControl: string
  /** Bytes first to last, both included. */
  read: (first: number, last: number) => ReadableStream<Uint8Array>
}

/** The file, or the range of it that was asked for (RFC 9110, section 14), never compressed. Method GET or HEAD. */
export function rangedAnswer({ type, size, etag, cacheControl, read }: RangedFile, request: Request): Response {
  const headers = new Headers({ 'content-type': type, 'cache-control': cacheControl, 'accept-ranges': 'bytes', etag })
  if (isFresh(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const ifRange = request.headers.get('if-range')
  const asked = request.method === 'GET' && (ifRange === null || ifRange === etag) ? request.headers.get('range') : null
  const range = readRange(asked, size)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  const { first, last } = range ?? { first: 0, last: size - 1 }
  headers.set('content-length', String(last - first + 1))
  if (range) headers.set('content-range', `bytes ${first}-${last}/${size}`)
  const body = request.method === 'HEAD' ? null : read(first, last)
  return new Response(body, { status: range ? 206 : 200, headers })
}
