import type { FieldProblem, Problem, RateLimited } from '#domain/result.ts'
import { setRateLimitHeaders } from './rate-limit-headers.ts'

/** The domain's problems and those of HTTP itself. */
export type HttpProblem =
  | Problem
  | { kind: 'method-not-allowed'; message: string; allow: readonly string[] }
  | { kind: 'too-large'; message: string }
  | { kind: 'forbidden'; message: string }
  | { kind: 'unsupported-type'; message: string }
  | { kind: 'internal'; message: string }

/** The body of an error answer: problem details (RFC 9457). */
export interface ProblemDetails {
  /** '/problems/' and the problem's kind. */
  type: string
  title: string
  status: number
  detail: string
  /** The wrong fields; only with 'invalid'. */
  errors?: FieldProblem[]
  /** The request's id, as in the log. */
  instance: string
}

const KINDS: Readonly<Record<HttpProblem['kind'], { status: number; title: string }>> = {
  'not-found': { status: 404, title: 'Not found' },
  invalid: { status: 400, title: 'Invalid request' },
  unauthorized: { status: 401, title: 'Sign-in required' },
  conflict: { status: 409, title: 'Conflict with the current state' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  unavailable: { status: 503, title: 'Temporarily unavailable' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  'too-large': { status: 413, title: 'The request is too large' },
  forbidden: { status: 403, title: 'Not allowed' },
  'unsupported-type': { status: 415, title: 'Unsupported content type' },
  internal: { status: 500, title: 'Something went wrong' },
}

/** The status of an API answer to a problem. */
export const statusOf = ({ kind }: HttpProblem): number => KINDS[kind].status

export const problemDetails = (problem: HttpProblem, requestId: string): ProblemDetails => ({
  type: `/problems/${problem.kind}`,
  ...KINDS[problem.kind],
  detail: problem.message,
  ...(problem.kind === 'invalid' ? { errors: problem.fields } : {}),
  instance: requestId,
})

/** Advised pause where a database or a service doesn't answer, s: most troubles that pass do so within it. */
const RETRY_UNAVAILABLE = 5

/** Turns a problem into an HTTP answer. */
export function problemResponse(problem: HttpProblem, requestId: string): Response {
  const details = problemDetails(problem, requestId)
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  if (problem.kind === 'rate-limited') setRetryHeaders(headers, Math.ceil(problem.retryAfterSeconds), problem.limit)
  if (problem.kind === 'unavailable') headers.set('retry-after', String(RETRY_UNAVAILABLE))
  if (problem.kind === 'method-not-allowed') headers.set('allow', problem.allow.join(', '))
  return new Response(JSON.stringify(details), { status: details.status, headers })
}

function setRetryHeaders(headers: Headers, seconds: number, limit: RateLimited | undefined): void {
  headers.set('retry-after', String(seconds))
  if (limit) setRateLimitHeaders(headers, limit, { remaining: 0, seconds })
}
