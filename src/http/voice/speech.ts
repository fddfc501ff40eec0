import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { fail, invalid, notFound, ok, unavailable, type Problem, type Result } from '#domain/result.ts'
import {
  MAX_RECORDING,
  MAX_SPOKEN,
  RECORDING_TYPES,
  SPEECH_LANGUAGES,
  SPOKEN_PATH,
  TRANSCRIPTS_PATH,
  type SpeechLanguage,
} from '#ports/browser/speech-api.ts'
import type { Log } from '#ports/server/log.ts'
import type { RateLimits } from '#ports/server/rate-limits.ts'
import type { Recording, SpeechService } from '#ports/server/speech-service.ts'
import { readBody } from '../api/read-body.ts'
import { problemResponse } from '../problem-http.ts'
import type { RequestVariables } from '../request-log.ts'
import { sameOriginOnly } from '../same-origin.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Requests that the service works on at the same time, for this process: each holds up to a megabyte. */
const MAX_AT_ONCE = 32

export interface SpeechApiParts {
  /** Null where the operator has no service for speech. */
  speech: SpeechService | null
  publicUrl: string | null
  rateLimits: RateLimits
  log: Log
}

/** The body of a request for a spoken text. */
export const SpokenRequestSchema = v.object({
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_SPOKEN)),
})

const NOTHING_HERE = notFound('The API has nothing at this address. See /api/openapi.json for what it offers.')

/** Speech into text and text into speech, by the operator's service; 'not-found' without one. Neither is kept. */
export function speechApi({ speech, publicUrl, rateLimits, log }: SpeechApiParts) {
  // A minute of talk has about 20 utterances and 20 answers of a few sentences.
  const limits = [
    rateLimits.limit({ name: 'speech-minute', allowed: 120, period: MINUTE }),
    rateLimits.limit({ name: 'speech-day', allowed: 3000, period: DAY }),
  ]
  const admit = async (network: string): Promise<Result<void>> => {
    for (const limit of limits) {
      const wait = await limit.take(network)
      if (wait > 0)
        return fail({
          kind: 'rate-limited',
          message: 'Too many requests at once.',
          retryAfterSeconds: wait,
          limit: limit.rule,
        })
    }
    return ok(undefined)
  }
  let active = 0
  /** Runs one more request of the service, unless too many are running. */
  const counted = async <T>(run: () => Promise<Result<T>>): Promise<Result<T>> => {
    if (active >= MAX_AT_ONCE) return fail(BUSY)
    active++
    return run().finally(() => active--)
  }
  const refuse = (c: Context<RequestVariables>, problem: Problem) => {
    if (problem.kind === 'unavailable') log.warn({ id: c.var.requestId, reason: problem.message }, 'Speech failed')
    return problemResponse(problem.kind === 'unavailable' ? BROKEN : problem, c.var.requestId)
  }

  return new Hono<RequestVariables>()
    .post(TRANSCRIPTS_PATH, sameOriginOnly(publicUrl, RECORDING_TYPES), async (c) => {
      if (!speech) return refuse(c, NOTHING_HERE)
      const admitted = await admit(c.var.network)
      if (!admitted.ok) return refuse(c, admitted.problem)
      const recording = await readRecording(c)
      if (!recording.ok) return refuse(c, recording.problem)
      const text = await counted(() => speech.transcribe(recording.value, languageOf(c), c.req.raw.signal))
      return text.ok ? c.json({ text: text.value }, 200, NOT_STORED) : refuse(c, text.problem)
    })
    .post(SPOKEN_PATH, sameOriginOnly(publicUrl), async (c) => {
      if (!speech?.speak) return refuse(c, NOTHING_HERE)
      const read = await readBody(c, SpokenRequestSchema)
      if (!read.ok) return refuse(c, read.problem)
      const admitted = await admit(c.var.network)
      if (!admitted.ok) return refuse(c, admitted.problem)
      const { speak } = speech
      const sound = await counted(() => speak(read.value.text, c.req.raw.signal))
      if (!sound.ok) return refuse(c, sound.problem)
      return c.body(sound.value, 200, { ...NOT_STORED, 'content-type': 'audio/mpeg' })
    })
}

const NOT_STORED = { 'cache-control': 'no-store' }
const BUSY = unavailable('Too many conversations are in progress. Try again in a moment.')
const BROKEN = unavailable('The speech service isn’t responding. Continue by text.')

const languageOf = (c: Context): SpeechLanguage =>
  SPEECH_LANGUAGES.find((language) => language === c.req.query('language')) ?? 'en'

async function readRecording(c: Context): Promise<Result<Recording>> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  if (bytes.length > 0 && bytes.length <= MAX_RECORDING) return ok({ bytes, type })
  return fail(invalid([{ field: 'body', message: `must be a recording of up to ${MAX_RECORDING} bytes` }]))
}
