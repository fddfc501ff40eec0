import { Hono } from 'hono'
import type { AgentContext } from '#agent/agent-context.ts'
import { writeChatEvent, type ChatEvent } from '#agent/chat-events.ts'
import { ChatRequestSchema } from '#agent/chat-request.ts'
import { createRateLimit } from '#application/rate-limit.ts'
import { PLACES } from '#content/places.ts'
import { fail, notFound, ok, unavailable, type Problem, type Result } from '#domain/result.ts'
import { readPlaceNames } from '#language/place-names.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { Clock } from '#ports/clock.ts'
import type { Log } from '#process/log.ts'
import type { ModelConfig } from '#process/voice-config.ts'
import { readBody } from '../api/read-body.ts'
import { problemResponse } from '../problem-http.ts'
import type { RequestVariables } from '../request-log.ts'
import { sameOriginOnly } from '../same-origin.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Sentences from one network a minute and a day: each costs the operator money. */
const A_MINUTE = 30
const A_DAY = 600
/** Answers under way in this process. */
const AT_ONCE = 32

export interface ChatApiParts {
  model: ModelConfig | null
  listings: ListingGateway
  publicUrl: string | null
  clock: Clock
  log: Log
}

/**
 * POST /api/voice/chat: the language model answers a visitor's sentence, event by event. It looks things up in the listings
 * and changes nothing; what it wants done goes back to the visitor's browser. Nothing is there without a model.
 */
export function chatApi({ model, listings, publicUrl, clock, log }: ChatApiParts) {
  const limits = [
    createRateLimit({ allowed: A_MINUTE, period: MINUTE, clock }),
    createRateLimit({ allowed: A_DAY, period: DAY, clock }),
  ]
  const surroundings: AgentContext | null = model && {
    listings,
    inquiries: { send: async () => fail(NOT_HERE) },
    savedSearches: null,
    favorites: null,
    clock,
    places: readPlaceNames(PLACES),
  }
  let underWay = 0

  const enter = (network: string): Result<void> => {
    if (underWay >= AT_ONCE) return fail(unavailable('Too many conversations are going on; try again in a moment.'))
    const wait = limits.map((limit) => limit.take(network)).find((seconds) => seconds > 0)
    return wait === undefined ? ok(undefined) : fail(tooOften(wait))
  }

  return new Hono<RequestVariables>().post('/', sameOriginOnly(publicUrl), async (c) => {
    const { requestId, network } = c.var
    if (!model || !surroundings) return problemResponse(NOTHING_HERE, requestId)
    const request = await readBody(c, ChatRequestSchema)
    if (!request.ok) return problemResponse(request.problem, requestId)
    const entered = enter(network)
    if (!entered.ok) return problemResponse(entered.problem, requestId)
    underWay++
    const gone = new AbortController()
    const onFailure = (reason: string) => log.warn({ id: requestId, reason }, 'The language model gave no whole answer')
    const signal = AbortSignal.any([gone.signal, c.req.raw.signal])
    const events = answerLater({ model, surroundings, onFailure }, request.value, signal)
    const body = streamOf(
      events,
      () => gone.abort(),
      () => underWay--,
    )
    return new Response(body, { headers: STREAM })
  })
}

const STREAM = {
  'content-type': 'application/x-ndjson',
  'cache-control': 'no-store',
  // Proxies would hold back the first words.
  'x-accel-buffering': 'no',
}
const NOTHING_HERE = notFound('The API has nothing at this address; /api/openapi.json describes it.')
const NOT_HERE: Problem = { kind: 'unauthorized', message: 'Nothing is sent from here.' }

const tooOften = (seconds: number): Problem => ({
  kind: 'rate-limited',
  message: 'That was a lot at once.',
  retryAfterSeconds: seconds,
})

type AnswerParts = Parameters<typeof import('#adapters/llm/model-answer.ts').answerWithModel>

/** The code for language models is loaded only where there is one. */
async function* answerLater(...[parts, request, signal]: AnswerParts): AsyncGenerator<ChatEvent> {
  const { answerWithModel } = await import('#adapters/llm/model-answer.ts')
  yield* answerWithModel(parts, request, signal)
}

/** The events as they come; `left` when the client goes away, `over` at the end in any case. */
function streamOf(events: AsyncGenerator<ChatEvent>, left: () => void, over: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let isOver = false
  const end = () => {
    if (!isOver) over()
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
        left()
        end()
        await events.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}
