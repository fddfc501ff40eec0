import { Hono } from 'hono'
import { hash, timingSafeEqual } from 'node:crypto'
import { readProviderMessage, type ToolCall } from '#agent/tool-request.ts'
import { createRateLimit } from '#application/rate-limit.ts'
import { invalid, notFound, type Problem, type Result } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import { problemResponse, type HttpProblem } from '../problem-http.ts'
import type { RequestVariables } from '../request-log.ts'

/** A tool of the agent, asked for in a call of the provider. The answer is words for its language model. */
export type RunVoiceTool = (asked: AskedTool, signal: AbortSignal) => Promise<Result<string>>

export interface AskedTool {
  name: string
  input: Record<string, unknown>
  /** The provider's id of the telephone or web call, empty where it gave none. */
  callId: string
  /** Its id of this request: the same when it is sent again. */
  id: string
}

export interface ToolWebhookParts {
  secret: string | null
  runTool: RunVoiceTool
  clock: Clock
  /** How long all tools of a message may take together, ms. */
  budget?: number
}

/** Most a message may carry, bytes: the provider sends the whole talk along. */
export const MAX_MESSAGE = 1024 * 1024
/** The provider gives up after 20 s. */
const BUDGET = 20_000
const MINUTE = 60_000
const IN_ONE_CALL = 60

/**
 * POST /api/voice/tools: the provider's agent looks something up or does something. The request comes from the provider's
 * servers, without cookies; it is known by the secret they share with the site. Nothing is there without a secret.
 */
export function toolWebhook({ secret, runTool, clock, budget = BUDGET }: ToolWebhookParts) {
  const limit = createRateLimit({ allowed: IN_ONE_CALL, period: MINUTE, clock })
  return new Hono<RequestVariables>().post('/', async (c) => {
    const refuse = (problem: HttpProblem) => problemResponse(problem, c.var.requestId)
    if (secret === null) return refuse(NOTHING_HERE)
    if (!isKnown(c.req.raw.headers, secret)) return refuse(UNKNOWN_SENDER)
    const message = readProviderMessage(await c.req.text())
    if (message === null) return refuse(NOT_UNDERSTOOD)
    if (message.kind === 'other') return c.json({}, 200, NOT_KEPT)
    const { callId } = message
    const signal = AbortSignal.any([AbortSignal.timeout(budget), c.req.raw.signal])
    const answers = message.toolCalls.map(async (asked) => {
      const said = limit.take(callId) > 0 ? TOO_OFTEN : await answer(asked, callId, runTool, signal)
      return { toolCallId: asked.id, name: asked.name, ...said }
    })
    return c.json({ results: await Promise.all(answers) }, 200, NOT_KEPT)
  })
}

const NOT_KEPT = { 'cache-control': 'no-store' }
const NOTHING_HERE = notFound('The API has nothing at this address; /api/openapi.json describes it.')
const UNKNOWN_SENDER: Problem = { kind: 'unauthorized', message: 'The secret is missing or not the right one.' }
const NOT_UNDERSTOOD = invalid([{ field: 'message', message: 'must be a message of the voice provider' }])

type Said = { result: string } | { error: string }

const TOO_OFTEN: Said = { error: 'Too many requests in this call; wait a moment.' }
const TOO_SLOW: Said = { error: 'This took too long; try again, or ask for less.' }

/** In `x-vapi-secret`, or as a bearer token; compared so that the time it takes tells nothing. */
function isKnown(headers: Headers, secret: string): boolean {
  const bearer = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const [given, right] = [headers.get('x-vapi-secret') ?? bearer ?? '', secret].map((text) =>
    hash('sha256', text, 'buffer'),
  )
  return timingSafeEqual(given!, right!)
}

/** What a tool says within the time, on one line: the provider takes nothing else. */
async function answer(asked: ToolCall, callId: string, runTool: RunVoiceTool, signal: AbortSignal): Promise<Said> {
  const { id, name, input } = asked
  if (input === null) return { error: 'The arguments must be a JSON object.' }
  const late = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null)
    else signal.addEventListener('abort', () => resolve(null), { once: true })
  })
  try {
    const said = await Promise.race([runTool({ id, name, input, callId }, signal), late])
    if (said === null) return TOO_SLOW
    return said.ok ? { result: onOneLine(said.value) } : { error: onOneLine(said.problem.message) }
  } catch {
    return { error: 'This did not work.' }
  }
}

const onOneLine = (text: string): string => text.replaceAll(/[\s\u2028\u2029]+/g, ' ').trim()
