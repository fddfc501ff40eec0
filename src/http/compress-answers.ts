import { createMiddleware } from 'hono/factory'
import { FastResponse } from 'srvx'
import { ANSWER_ENCODINGS, chooseEncoding, compress, isCompressible } from './encoding.ts'

/** Smaller answers fit into one packet uncompressed, bytes. */
const MIN_SIZE = 1024

/**
 * Compresses pages and API answers; static files choose their own coding. The body is compressed in one call: pages are one
 * string already, and streaming through zlib costs several times the CPU.
 */
export const compressAnswers = createMiddleware(async (c, next) => {
  await next()
  const answer = c.res
  const isChosen = answer.headers.get('vary')?.includes('accept-encoding') ?? false
  if (isChosen || !isCompressible(answer.headers.get('content-type') ?? '')) return
  answer.headers.append('vary', 'accept-encoding')
  const encoding = chooseEncoding(c.req.header('accept-encoding'), ANSWER_ENCODINGS)
  if (encoding === null || answer.body === null || c.req.raw.method === 'HEAD') return
  const body = Buffer.from(await answer.arrayBuffer())
  const small = body.length < MIN_SIZE
  const headers = new Headers(answer.headers)
  if (!small) headers.set('content-encoding', encoding)
  headers.delete('content-length')
  c.res = undefined
  c.res = new FastResponse(small ? body : compress(body, encoding), { status: answer.status, headers })
})
