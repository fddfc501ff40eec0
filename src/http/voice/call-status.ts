import { Hono } from 'hono'
import * as v from 'valibot'
import { fail, notFound } from '#domain/result.ts'
import type { ProviderStatus } from '#domain/voice/provider-status.ts'
import type { ReadCallStatus } from '#ports/server/call-status.ts'
import type { RateLimitRule, RateLimits } from '#ports/server/rate-limits.ts'
import { problemResponse } from '../problem-http.ts'
import type { RequestVariables } from '../request-log.ts'

const MINUTE = 60_000
/** Requests a minute from one network. A page asks twice a second while its call is set up; visitors may share a network. */
const MAX_FROM_NETWORK = 600

const IdSchema = v.pipe(v.string(), v.uuid())

/** The body of an answer. */
export const CallStatusSchema = v.object({
  status: v.picklist(['connecting', 'in_progress', 'ended', 'error'] satisfies ProviderStatus[]),
})

/**
 * GET /api/voice/calls/{id}: where a call with the provider stands. The site asks for the page, because the provider's
 * private key must stay on the server. Without a key (`readStatus` null) every call is 'not-found'.
 */
export function callStatusApi(readStatus: ReadCallStatus | null, rateLimits: RateLimits) {
  const limit = rateLimits.limit({ name: 'call-status', allowed: MAX_FROM_NETWORK, period: MINUTE })
  return new Hono<RequestVariables>().get('/:id', async (c) => {
    const id = v.safeParse(IdSchema, c.req.param('id'))
    if (!readStatus || !id.success) return problemResponse(notFound('This call doesn’t exist.'), c.var.requestId)
    const wait = await limit.take(c.var.network)
    const answer = wait > 0 ? fail(tooMany(wait, limit.rule)) : await readStatus(id.output)
    if (!answer.ok) return problemResponse(answer.problem, c.var.requestId)
    return c.json({ status: answer.value }, 200, { 'cache-control': 'no-store' })
  })
}

const tooMany = (seconds: number, limit: RateLimitRule) =>
  ({ kind: 'rate-limited', message: 'Too many requests.', retryAfterSeconds: seconds, limit }) as const
