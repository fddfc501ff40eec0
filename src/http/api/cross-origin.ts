import { createMiddleware } from 'hono/factory'
import type { RequestVariables } from '../request-log.ts'

/** How long a browser may remember a preflight, s: Chromium's maximum is two hours. */
const PREFLIGHT_SECONDS = 7200
/** Headers of an answer that a page of another site may see. */
const EXPOSED = 'etag, link, ratelimit, ratelimit-policy, retry-after, x-request-id'

/**
 * Lets pages of other sites read (Fetch standard, CORS): GET without credentials, so no answer depends on a cookie. A
 * preflight is an OPTIONS request that names the method to come.
 */
export const readableByOthers = createMiddleware<RequestVariables>(async (c, next) => {
  const isPreflight = c.req.raw.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined
  if (isPreflight) return new Response(null, { status: 204, headers: PREFLIGHT })
  await next()
  c.res.headers.set('access-control-allow-origin', '*')
  c.res.headers.set('access-control-expose-headers', EXPOSED)
})

const PREFLIGHT = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'if-none-match',
  'access-control-max-age': String(PREFLIGHT_SECONDS),
}
