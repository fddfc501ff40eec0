/** Settings load timeout, the same as Google's script has. */
const TIMEOUT_MS = 15_000

/**
 * The operator's settings, from a file at `path` below the site's base URL; `builtIn` if it can't be loaded, so that the site
 * falls back to what it has without settings. Never rejects.
 */
export async function readOperatorSettings<T>(path: string, builtIn: T): Promise<T> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return answer.ok ? ((await answer.json()) as T) : builtIn
  } catch {
    return builtIn
  }
}
