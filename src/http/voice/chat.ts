import { Hono } from 'hono'
import { writeChatEvent, type ChatEvent } from '#agent/chat-events.ts'
import { ChatRequestSchema } from '#agent/chat-request.ts'
import { fail, notFound, ok, unavailable, type Problem, type Result } from '#domain/result.ts'
import type { AnswerChat } from '#ports/server/chat-model.ts'
import type { Log } from '#ports/server/log.ts'
import type { RateLimitRule, RateLimits } from '#ports/server/rate-limits.ts'
import { readBody } from '../api/read-body.ts'
import { problemResponse } from '../problem-http.ts'
import type { RequestVariables } from '../request-log.ts'
import { sameOriginOnly } from '../same-origin.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Sentences from one network: each costs the operator money. */
const MAX_A_MINUTE = 30
const MAX_A_DAY = 600
/** Answers being written at the same time in this process. */
const MAX_AT_ONCE = 32

export interface ChatApiParts {
  /** Null without a language model. */
  answerChat: AnswerChat | null
  publicUrl: string | null
  rateLimits: RateLimits
  log: Log
}

/**
 * POST /api/voice/chat: the language model's answer to a visitor's sentence, one event a line. It looks listings up and
 * changes nothing; a request to save or send goes back to the visitor's browser. 'not-found' without a model.
 */
export function chatApi({ answerChat, publicUrl, rateLimits, log }: ChatApiParts) {
  const limits = [
    rateLimits.limit({ name: 'chat-minute', allowed: MAX_A_MINUTE, period: MINUTE }),
    rateLimits.limit({ name: 'chat-day', allowed: MAX_A_DAY, period: DAY }),
  ]
  let active = 0

  /** Admitted requests are counted in `active`. */
  const admit = async (network: string): Promise<Result<void>> => {
    for (const limit of limits) {
      const wait = await limit.take(network)
      if (wait > 0) return fail(tooMany(wait, limit.rule))
    }
    if (active >= MAX_AT_ONCE) return fail(BUSY)
    active++
    return ok(undefined)
  }

  return new Hono<RequestVariables>().post('/', sameOriginOnly(publicUrl), async (c) => {
    const { requestId, network } = c.var
    if (!answerChat) return problemResponse(NOTHING_HERE, requestId)
    const request = await readBody(c, ChatRequestSchema)
    if (!request.ok) return problemResponse(request.problem, requestId)
    const admitted = await admit(network)
    if (!admitted.ok) return problemResponse(admitted.problem, requestId)
    const cancelled = new AbortController()
    const events = answerChat(request.value, {
      signal: AbortSignal.any([cancelled.signal, c.req.raw.signal]),
      onFailure: (reason) => log.warn({ id: requestId, reason }, 'The language model gave no complete answer'),
    })
    const body = streamOf(
      events,
      () => cancelled.abort(),
      () => active--,
    )
    return new Response(body, { headers: STREAM })
  })
}

const STREAM = {
  'content-type': 'application/x-ndjson',
  'cache-control': 'no-store',
  // Stops proxies from buffering the first words (nginx).
  'x-accel-buffering': 'no',
}
const BUSY = unavailable('Too many conversations are in progress. Try again in a moment.')
const NOTHING_HERE = notFound('The API has nothing at this address. See /api/openapi.json for what it offers.')

const tooMany = (seconds: number, limit: RateLimitRule): Problem => ({
  kind: 'rate-limited',
  message: 'Too many requests at once.',
  retryAfterSeconds: seconds,
  limit,
})

/** The events as lines, each as it comes. `onCancel` is called if the client goes away, `onEnd` at the end in any case. */
function streamOf(
  events: AsyncGenerator<ChatEvent>,
  onCancel: () => void,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let isOver = false
  const end = () => {
    if (!isOver) onEnd()
    isOver = true
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await events.next()
        if (!next.done) return controller.enqueue(encoder.encode(writeChatEvent(next.value)))
        end()
        controller.close()
      },
      async cancel() {
        onCancel()
        end()
        await events.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}
