import { brotliCompressSync, constants, gzipSync, zstdCompressSync, type BrotliOptions } from 'node:zlib'

/** Content codings of the server (RFC 9110, section 8.4.1; zstd: RFC 8878). */
export type Encoding = 'zstd' | 'br' | 'gzip'

/**
 * The coding the client prefers (Accept-Encoding, RFC 9110, section 12.5.3); of equal ones the first in `available`. Null if
 * it takes none of them.
 */
export function chooseEncoding<E extends Encoding>(
  accept: string | null | undefined,
  available: readonly E[],
): E | null {
  if (!accept) return null
  const taken = new Map(accept.toLowerCase().split(',').map(readCoding))
  const quality = (encoding: E) => taken.get(encoding) ?? taken.get('*') ?? 0
  return available.reduce<E | null>(
    (best, next) => (quality(next) > (best === null ? 0 : quality(best)) ? next : best),
    null,
  )
}

function readCoding(text: string): [name: string, quality: number] {
  const [name, ...parameters] = text.split(';').map((part) => part.trim())
  const q = parameters.find((parameter) => parameter.startsWith('q='))
  return [name ?? '', q === undefined ? 1 : Number(q.slice(2)) || 0]
}

/** Whether a content type is worth compressing; pictures and fonts are compressed already. */
export const isCompressible = (contentType: string): boolean =>
  /^(text\/|application\/(.+\+)?(json|xml|javascript)|image\/svg)/.test(contentType)

/** Codings for dynamic answers, the preferred one first: zstd takes a third of brotli's CPU for the same size. */
export const ANSWER_ENCODINGS = ['zstd', 'br', 'gzip'] as const satisfies readonly Encoding[]

const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3 } }
const GZIP = { level: 4 }
const brotli = (size: number): BrotliOptions => {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  return { params: { [BROTLI_PARAM_QUALITY]: 3, [BROTLI_PARAM_LGWIN]: 17, [BROTLI_PARAM_SIZE_HINT]: size } }
}

/**
 * Compresses in one call, at the levels measured in docs/decisions/0003-server.md. On the event loop: a thread of the pool
 * would take half as much processor time again.
 */
export function compress(body: Buffer, encoding: Encoding): Buffer<ArrayBuffer> {
  if (encoding === 'zstd') return zstdCompressSync(body, ZSTD)
  return encoding === 'gzip' ? gzipSync(body, GZIP) : brotliCompressSync(body, brotli(body.length))
}
