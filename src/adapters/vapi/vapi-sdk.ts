import * as vapiModule from '@vapi-ai/web'
import * as clientModule from '@vapi-ai/web/dist/client.js'

/** The provider's SDK (@vapi-ai/web), which is CommonJS: bundlers wrap what it exports differently. */
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

/** A client of the provider. Address and key belong to all of them: there is one at a time on a page. */
export function createVapi(publicKey: string, apiUrl: string): Vapi {
  // Its loader of the call's code would otherwise need a policy that lets texts be run.
  return new VapiClass(publicKey, apiUrl, { avoidEval: true })
}

const createWebCall = client.call.callControllerCreateWebCall

/**
 * Lets the request that makes a call (POST /call/web) be cancelled, and tells of an answer that is not OK (V-11): the SDK
 * waits for it even after `stop()`, would join the room, and keeps neither status nor text of a refusal.
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
