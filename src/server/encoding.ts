import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Content codings the server speaks, the better one first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The best of the available codings that the client takes (Accept-Encoding, RFC 9110, section 12.5.3); null for none. */
export function chooseEncoding(accept: string | null | undefined, available: readonly Encoding[]): Encoding | null {
  if (!accept) return null
  const taken = new Map(accept.toLowerCase().split(',').map(readCoding))
  const quality = (encoding: Encoding) => taken.get(encoding) ?? taken.get('*') ?? 0
  return available.reduce<Encoding | null>(
    (best, next) => (quality(next) > (best === null ? 0 : quality(best)) ? next : best),
    null,
  )
}

function readCoding(text: string): [name: string, quality: number] {
  const [name, ...parameters] = text.split(';').map((part) => part.trim())
  const q = parameters.find((parameter) => parameter.startsWith('q='))
  return [name ?? '', q === undefined ? 1 : Number(q.slice(2)) || 0]
}

/** Whether a type shrinks when compressed; pictures and fonts are compressed already. */
export const isCompressible = (contentType: string): boolean =>
  /^(text\/|application\/(.+\+)?(json|xml|javascript)|image\/svg)/.test(contentType)

const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
const GZIP = { level: 4 }

/** Compresses an answer made for one request: at once, and at the levels where a millisecond of CPU buys most. */
export const compress = (body: Buffer, encoding: Encoding): Buffer<ArrayBuffer> =>
  encoding === 'br' ? brotliCompressSync(body, BROTLI) : gzipSync(body, GZIP)
