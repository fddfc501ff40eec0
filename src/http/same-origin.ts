import { createMiddleware } from 'hono/factory'
import { problemResponse, type HttpProblem } from './problem-http.ts'
import type { RequestVariables } from './request-log.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Guards against cross-site request forgery: requests that change something must come from the site's own pages (or from a
 * client without cookies) and carry JSON or nothing, which another site's page can't send without a preflight request.
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
 * Checks Sec-Fetch-Site, or Origin from browsers without it. A client that sends neither is accepted only without
 * cookies.
 */
function isFromOwnPage({ headers, url }: Request, publicUrl: string | null): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  if (origin === null) return !headers.has('cookie')
  return origin === publicUrl || origin === new URL(url).origin
}

/** Whether there is a body shows in the headers (RFC 9112, section 6.3); the request object always has a stream. */
function isJsonOrEmpty({ headers }: Request): boolean {
  const type = headers.get('content-type')
  if (type !== null) return /^application\/json\s*(;|$)/i.test(type)
  return !headers.has('transfer-encoding') && Number(headers.get('content-length') ?? 0) === 0
}
