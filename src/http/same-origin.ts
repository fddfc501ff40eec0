import { createMiddleware } from 'hono/factory'
import { problemResponse, type HttpProblem } from './problem-http.ts'
import type { RequestVariables } from './request-log.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Guards against cross-site request forgery: requests that change something must come from the site's own pages (or from a
 * client without cookies) and carry nothing or one of `types`, none of which another site's page can send without a preflight
 * request (Fetch Standard, 'CORS-safelisted request-header').
 */
export const sameOriginOnly = (publicUrl: string | null, types: readonly string[] = ['application/json']) =>
  createMiddleware<RequestVariables>(async (c, next) => {
    const problem = foreignProblem(c.req.raw, publicUrl, types)
    return problem ? problemResponse(problem, c.var.requestId) : next()
  })

/** Why a request that changes something is refused by where it comes from, or by the type of its body; null if it isn't. */
export function foreignProblem(
  request: Request,
  publicUrl: string | null,
  types: readonly string[],
): HttpProblem | null {
  if (SAFE_METHODS.has(request.method)) return null
  return !isFromOwnPage(request, publicUrl) ? FOREIGN : isOfTypes(request, types) ? null : otherType(types)
}

const FOREIGN: HttpProblem = { kind: 'forbidden', message: 'Only the site’s own pages can make this request.' }
const otherType = (types: readonly string[]): HttpProblem => ({
  kind: 'unsupported-type',
  message: types.length === 1 ? 'The body must be JSON: application/json.' : `The body must be ${types.join(', ')}.`,
})

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
function isOfTypes({ headers }: Request, types: readonly string[]): boolean {
  const type = headers.get('content-type')
  if (type !== null) return types.includes(type.split(';')[0]!.trim().toLowerCase())
  return !headers.has('transfer-encoding') && Number(headers.get('content-length') ?? 0) === 0
}
