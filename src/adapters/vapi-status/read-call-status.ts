import * as v from 'valibot'
import { fail, notFound, ok, unavailable } from '#domain/result.ts'
import { readProviderStatus } from '#domain/voice/provider-status.ts'
import type { ReadCallStatus } from '#ports/server/call-status.ts'

/** Maximum time for the provider's answer, ms. */
const TIMEOUT = 5000

const CallSchema = v.object({ status: v.string() })

export interface VapiApi {
  /** Scheme and host, without a slash at the end. */
  apiUrl: string
  /** The operator's private key; it is sent to `apiUrl` only. */
  key: string
}

/** Reads a call's status from the provider's API (docs.vapi.ai: GET /call/{id}). */
export const vapiCallStatus =
  ({ apiUrl, key }: VapiApi): ReadCallStatus =>
  async (callId) => {
    try {
      const answer = await fetch(`${apiUrl}/call/${callId}`, {
        headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT),
        redirect: 'error',
      })
      if (answer.status === 404) return fail(notFound('This call doesn’t exist.'))
      if (!answer.ok) return fail(unavailable(`The voice provider responded with status ${answer.status}.`))
      const status = readProviderStatus(v.parse(CallSchema, await answer.json()).status)
      return status === null ? fail(unavailable('We couldn’t read the voice provider’s response.')) : ok(status)
    } catch {
      return fail(unavailable('The voice provider isn’t responding.'))
    }
  }
