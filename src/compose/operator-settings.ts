/** As long as Google's script has: a server that stalls keeps no visitor waiting for ever, ms. */
const TIMEOUT_MS = 15_000

/**
 * What the operator has chosen, from a file the site serves below its base address; `builtIn` where that can't be had, for
 * without its settings a site still has what is built in. Never rejects.
 */
export async function readOperatorSettings<T>(path: string, builtIn: T): Promise<T> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return answer.ok ? ((await answer.json()) as T) : builtIn
  } catch {
    return builtIn
  }
}
