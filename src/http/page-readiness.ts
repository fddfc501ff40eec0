import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { MonotonicClock } from '#ports/clock.ts'
import type { Log } from '#ports/server/log.ts'

/** How long a rendering counts, ms: health checks come often, and pass by the overload guard. */
const COUNTS_FOR = 5000

export interface PageReadinessOptions {
  /** Renders the page that most visitors see first, stored nowhere; throws what the renderer throws. */
  render: () => Promise<{ page: { status: number } }>
  monotonic: MonotonicClock
  log: Pick<Log, 'error'>
}

/** Tells whether pages can be rendered, by rendering one; 'unavailable', with what to do, if that fails. The log has the error. */
export function pageReadiness({ render, monotonic, log }: PageReadinessOptions): () => Promise<Result<void>> {
  let last: { at: number; result: Promise<Result<void>> } | null = null
  const tryOne = async (): Promise<Result<void>> => {
    try {
      const { page } = await render()
      if (page.status < 500) return ok(undefined)
      log.error({ status: page.status }, 'The page for the health check could not be rendered')
    } catch (error) {
      log.error({ err: error }, 'The page for the health check could not be rendered')
    }
    return fail(
      unavailable('Pages cannot be rendered. The log says why; if the build was removed, restart the server.'),
    )
  }
  return () => {
    const now = monotonic.elapsed()
    if (last === null || now - last.at >= COUNTS_FOR) last = { at: now, result: tryOne() }
    return last.result
  }
}
