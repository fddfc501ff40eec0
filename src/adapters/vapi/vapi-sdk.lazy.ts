import * as vapiModule from '@vapi-ai/web'
import * as clientModule from '@vapi-ai/web/dist/client.js'

/** The provider's SDK (@vapi-ai/web) is CommonJS, and bundlers wrap its exports differently. */
type Vapi = vapiModule.default
type Wrapped<T> = T | { default: Wrapped<T> }

function unwrapped<T>(module: Wrapped<T>, isIt: (inner: object) => boolean): T {
  let inner: unknown = module
  while (inner && !isIt(inner)) inner = (inner as { default?: unknown }).default
  return inner as T
}

const VapiClass = unwrapped<typeof vapiModule.default>(vapiModule, (inner) => typeof inner === 'function')
const { client } = unwrapped<typeof clientModule>(clientModule, (inner) => 'client' in inner)

export type { Vapi }

/** Creates a client of the provider. Clients share their URL and key, so a page has one at a time. */
export function createVapi(publicKey: string, apiUrl: string): Vapi {
  // Without this, its loader needs a content security policy that allows eval.
  return new VapiClass(publicKey, apiUrl, { avoidEval: true })
}

const createWebCall = client.call.callControllerCreateWebCall

/**
 * Makes the request that creates a call (POST /call/web) cancellable and reports a failed answer (V-11). The SDK itself waits
 * for the request even after `stop()`, then joins the room, and drops the status and text of a refusal.
 */
export function watchWebCall(signal: AbortSignal, onRefused: (answer: Response & { error?: unknown }) => void): void {
  client.call.callControllerCreateWebCall = async (data, params) => {
    try {
      const answer = await createWebCall(data, { ...params, signal })
      signal.throwIfAborted()
      return answer
    } catch (error) {
      if (error instanceof Response) onRefused(error)
      throw error
    }
  }
}
