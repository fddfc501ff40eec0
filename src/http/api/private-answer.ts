import type { Result } from '#domain/result.ts'
import { problemResponse } from '../problem-http.ts'

/** An answer for one visitor, not to be cached. 204 for a result without a value. */
export function privateAnswer(c: { var: { requestId: string } }, result: Result<unknown>): Response {
  if (!result.ok) return problemResponse(result.problem, c.var.requestId)
  const headers = { 'cache-control': 'no-store' }
  if (result.value === undefined) return new Response(null, { status: 204, headers })
  return new Response(JSON.stringify(result.value), { headers: { ...headers, 'content-type': 'application/json' } })
}
