import { Hono } from 'hono'
import * as v from 'valibot'
import { createRateLimit } from '#application/rate-limit.ts'
import { fail, notFound, ok, unavailable, type Result } from '#domain/result.ts'
import { readProviderStatus, type ProviderStatus } from '#domain/voice/provider-status.ts'
import type { Clock } from '#ports/clock.ts'
import type { VoiceConfig } from '#process/voice-config.ts'
import { problemResponse } from '../problem-http.ts'
import type { RequestVariables } from '../request-log.ts'

/** How long the provider may take, ms. */
const TIMEOUT = 5000
const MINUTE = 60_000
/** A page asks twice a second while its call is set up; some visitors share a network. */
const FROM_NETWORK = 600

const IdSchema = v.pipe(v.string(), v.uuid())
const CallSchema = v.object({ status: v.string() })

/** What is answered of a call. */
export const CallStatusSchema = v.object({
  status: v.picklist(['connecting', 'in_progress', 'ended', 'error'] satisfies ProviderStatus[]),
})

/**
 * GET /api/voice/calls/{id}: where a call with the provider stands. Only the operator's private key may ask, so the site asks
 * for the page. Nothing is there unless it is configured.
 */
export function callStatusApi({ provider }: VoiceConfig, clock: Clock) {
  const limit = createRateLimit({ allowed: FROM_NETWORK, period: MINUTE, clock })
  return new Hono<RequestVariables>().get('/:id', async (c) => {
    const key = provider?.privateKey
    const id = v.safeParse(IdSchema, c.req.param('id'))
    if (!provider || !key || !id.success) return problemResponse(NO_CALL, c.var.requestId)
    const wait = limit.take(c.var.network)
    const answer = wait > 0 ? fail(tooOften(wait)) : await askProvider(`${provider.apiUrl}/call/${id.output}`, key)
    if (!answer.ok) return problemResponse(answer.problem, c.var.requestId)
    return c.json({ status: answer.value }, 200, { 'cache-control': 'no-store' })
  })
}

async function askProvider(address: string, key: string): Promise<Result<ProviderStatus>> {
  try {
    const answer = await fetch(address, {
      headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT),
      redirect: 'error',
    })
    if (answer.status === 404) return fail(NO_CALL)
    if (!answer.ok) return fail(unavailable(`The voice provider answered with status ${answer.status}.`))
    const status = readProviderStatus(v.parse(CallSchema, await answer.json()).status)
    return status === null ? fail(unavailable('The voice provider’s answer was not understood.')) : ok(status)
  } catch {
    return fail(unavailable('The voice provider does not answer.'))
  }
}

const NO_CALL = notFound('There is no such call.')

const tooOften = (seconds: number) =>
  ({ kind: 'rate-limited', message: 'That was asked too often.', retryAfterSeconds: seconds }) as const
