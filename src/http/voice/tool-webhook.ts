import { Hono } from 'hono'
import { hash, timingSafeEqual } from 'node:crypto'
import { readProviderMessage, type ToolCall } from '#agent/tool-request.ts'
import type { RunVoiceTool } from '#application/agent-tools.ts'
import { invalid, notFound, type Problem } from '#domain/result.ts'
import type { RateLimits } from '#ports/server/rate-limits.ts'
import { problemResponse, type HttpProblem } from '../problem-http.ts'
import type { RequestVariables } from '../request-log.ts'

export interface ToolWebhookParts {
  /** Null: no requests are taken. */
  secret: string | null
  runTool: RunVoiceTool
  rateLimits: RateLimits
  /** Maximum time for all tools of a message together, ms. */
  timeout?: number
}

/** Maximum size of a message, bytes: the provider sends the whole conversation. */
export const MAX_MESSAGE = 1024 * 1024
/** The provider gives up after 20 s. */
const TIMEOUT = 20_000
const MINUTE = 60_000
/** Tools a minute in one call. */
const MAX_A_MINUTE = 60

/**
 * POST /api/voice/tools: runs tools for the provider's agent. The requests come from the provider's servers, without cookies,
 * and carry the secret shared with the site. 'not-found' if no secret is configured.
 */
export function toolWebhook({ secret, runTool, rateLimits, timeout = TIMEOUT }: ToolWebhookParts) {
  const limit = rateLimits.limit({ name: 'call-tools', allowed: MAX_A_MINUTE, period: MINUTE })
  return new Hono<RequestVariables>().post('/', async (c) => {
    const refuse = (problem: HttpProblem) => problemResponse(problem, c.var.requestId)
    if (secret === null) return refuse(NOTHING_HERE)
    if (!hasSecret(c.req.raw.headers, secret)) return refuse(WRONG_SECRET)
    const message = readProviderMessage(await c.req.text())
    if (message === null) return refuse(NOT_UNDERSTOOD)
    if (message.kind === 'other') return c.json({}, 200, NO_STORE)
    const { callId } = message
    const signal = AbortSignal.any([AbortSignal.timeout(timeout), c.req.raw.signal])
    const answers = message.toolCalls.map(async (requested) => {
      const result = (await limit.take(callId)) > 0 ? TOO_MANY : await answer(requested, callId, runTool, signal)
      return { toolCallId: requested.id, name: requested.name, ...result }
    })
    return c.json({ results: await Promise.all(answers) }, 200, NO_STORE)
  })
}

const NO_STORE = { 'cache-control': 'no-store' }
const NOTHING_HERE = notFound('The API has nothing at this address. See /api/openapi.json for what it offers.')
const WRONG_SECRET: Problem = { kind: 'unauthorized', message: 'The secret is missing or wrong.' }
const NOT_UNDERSTOOD = invalid([{ field: 'message', message: 'must be a message from the voice provider' }])

type ToolResult = { result: string } | { error: string }

const TOO_MANY: ToolResult = { error: 'Too many requests in this call. Wait a moment.' }
const TOO_SLOW: ToolResult = { error: 'This took too long. Try again, or ask for less.' }

/** The secret is in `x-vapi-secret` or a bearer token. The comparison takes the same time whatever was sent. */
function hasSecret(headers: Headers, secret: string): boolean {
  const bearer = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const [given, right] = [headers.get('x-vapi-secret') ?? bearer ?? '', secret].map((text) =>
    hash('sha256', text, 'buffer'),
  )
  return timingSafeEqual(given!, right!)
}

/** A tool's answer within the time, on one line: the provider takes nothing else. */
async function answer(
  requested: ToolCall,
  callId: string,
  runTool: RunVoiceTool,
  signal: AbortSignal,
): Promise<ToolResult> {
  const { id, name, input } = requested
  if (input === null) return { error: 'The arguments must be a JSON object.' }
  const late = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null)
    else signal.addEventListener('abort', () => resolve(null), { once: true })
  })
  try {
    const answered = await Promise.race([runTool({ id, name, input, callId }, signal), late])
    if (answered === null) return TOO_SLOW
    return answered.ok ? { result: onOneLine(answered.value) } : { error: onOneLine(answered.problem.message) }
  } catch {
    return { error: 'That didn’t work.' }
  }
}

const onOneLine = (text: string): string => text.replaceAll(/[\s\u2028\u2029]+/g, ' ').trim()
