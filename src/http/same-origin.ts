import { createMiddleware } from 'hono/factory'
import { problemResponse, type HttpProblem } from './problem-http.ts'
import type { RequestVariables } from './request-log.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses requests that change something unless they come from the site's own pages (or from no browser at all, which
 * brings no cookies) and carry JSON or nothing: another site's page can't send that without asking first.
 */
export const sameOriginOnly = (publicUrl: string | null) =>
  createMiddleware<RequestVariables>(async (c, next) => {
    const request = c.req.raw
    if (SAFE_METHODS.has(request.method)) return next()
    const problem = !isFromOwnPage(request, publicUrl) ? FOREIGN : !isJsonOrEmpty(request) ? NO_JSON : null
    return problem ? problemResponse(problem, c.var.requestId) : next()
  })

const FOREIGN: HttpProblem = { kind: 'forbidden', message: 'This can be asked for only from the site’s own pages.' }
const NO_JSON: HttpProblem = { kind: 'unsupported-type', message: 'The body must be JSON: application/json.' }

/**
 * What the browser says of the page that asks; a browser that doesn't know Sec-Fetch-Site sends Origin. Whoever says
 * nothing may ask as nobody, but not by a visitor's cookies.
 */
function isFromOwnPage({ headers, url }: Request, publicUrl: string | null): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  if (origin === null) return !headers.has('cookie')
  return origin === publicUrl || origin === new URL(url).origin
}

/** A body is announced by its length or its coding (RFC 9112, section 6.3); the server's request always holds a stream. */
function isJsonOrEmpty({ headers }: Request): boolean {
  const type = headers.get('content-type')
  if (type !== null) return /^application\/json\s*(;|$)/i.test(type)
  return !headers.has('transfer-encoding') && Number(headers.get('content-length') ?? 0) === 0
}
