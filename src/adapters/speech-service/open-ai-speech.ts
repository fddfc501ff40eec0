import * as v from 'valibot'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { SpeechService } from '#ports/server/speech-service.ts'

/** Longest wait for the service, ms. */
const TIMEOUT = 15_000
/** Largest spoken text, bytes. */
const MAX_SOUND = 4 * 1024 * 1024

export interface SpeechApi {
  /** Base address of the protocol, without a slash at the end. */
  url: string
  /** Sent to `url` only; null for a service that needs none. */
  key: string | null
  /** The model that turns speech into text. */
  model: string
  /** The model that speaks, and its voice; null: the browser's own voices speak. */
  voice: { model: string; name: string } | null
}

const TranscriptSchema = v.object({ text: v.string() })

/** A service that speaks OpenAI's protocol for sound (POST /audio/transcriptions and /audio/speech). */
export function openAiSpeech({ url, key, model, voice }: SpeechApi): SpeechService {
  const post = async (path: string, body: FormData | string, signal: AbortSignal): Promise<Response> => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        ...(key !== null && { authorization: `Bearer ${key}` }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
      redirect: 'error',
    })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return answer
  }
  return {
    transcribe: ({ bytes, type }, language, signal) =>
      answered(async () => {
        const form = new FormData()
        form.set('file', new Blob([bytes], { type }), `speech.${type.slice(type.indexOf('/') + 1)}`)
        form.set('model', model)
        form.set('language', language)
        form.set('response_format', 'json')
        const answer = await post('/audio/transcriptions', form, signal)
        return v.parse(TranscriptSchema, await answer.json()).text.trim()
      }),
    speak:
      voice &&
      ((text, signal) =>
        answered(async () => {
          const wanted = { model: voice.model, voice: voice.name, input: text, response_format: 'mp3' }
          const answer = await post('/audio/speech', JSON.stringify(wanted), signal)
          const bytes = new Uint8Array(await answer.arrayBuffer())
          if (bytes.length === 0 || bytes.length > MAX_SOUND) throw new Error(`${bytes.length} bytes of sound`)
          return bytes
        })),
  }
}

/** The value, or 'unavailable' with the kind of failure; never with words that were said. */
async function answered<T>(ask: () => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await ask())
  } catch (error) {
    const reason =
      error instanceof Error && /^(?:status \d+|\d+ bytes)/.test(error.message) ? error.message : 'no answer'
    return fail(unavailable(`The speech service: ${reason}.`))
  }
}
