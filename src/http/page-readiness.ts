import { setTimeout } from 'node:timers/promises'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { MonotonicClock } from '#ports/clock.ts'
import type { Log } from '#ports/server/log.ts'

/** How long a rendering counts, ms: health checks come often, and pass by the overload guard. */
const COUNTS_FOR = 5000
/** Maximum wait for a rendering, ms. A site that is only busy stays ready. */
const TIMEOUT = 1000

export interface PageReadinessOptions {
  /** Renders the page that most visitors see first, stored nowhere; throws what the renderer throws. */
  render: () => Promise<{ page: { status: number } }>
  monotonic: MonotonicClock
  log: Pick<Log, 'error'>
}

/**
 * Says whether pages can be rendered, by rendering one; 'unavailable', with what to do, if that fails. The log has the error.
 * While a rendering takes long, the result of the one before counts.
 */
export function pageReadiness({ render, monotonic, log }: PageReadinessOptions): () => Promise<Result<void>> {
  let known: Result<void> = ok(undefined)
  let running: Promise<Result<void>> | null = null
  let startedAt = -Infinity
  const tryOne = async (): Promise<Result<void>> => {
    try {
      const { page } = await render()
      if (page.status < 500) return ok(undefined)
      log.error({ status: page.status }, 'Could not render the page for the health check')
    } catch (error) {
      log.error({ err: error }, 'Could not render the page for the health check')
    }
    return fail(
      unavailable('The site can’t render pages. The log says why. If the build was removed, restart the server.'),
    )
  }
  const start = async (): Promise<Result<void>> => {
    known = await tryOne()
    running = null
    return known
  }
  return async () => {
    const now = monotonic.elapsed()
    if (running === null) {
      if (now - startedAt < COUNTS_FOR) return known
      startedAt = now
      running = start()
    }
    return Promise.race([running, setTimeout(TIMEOUT, null, { ref: false }).then(() => known)])
  }
}
