import type { Log } from '#process/log.ts'
import type { HttpServer } from './http-server.ts'

/** Time requests in work have to finish once the process was asked to end, ms. */
const GRACE = 10_000
/** A program that started this one passes on what the terminal sends to both; only a later signal is a second one, ms. */
const SAME_SIGNAL = 1000

export interface Shutdown {
  server: HttpServer
  /** Closes what requests stand on, once none is in work. */
  close: () => Promise<void>
  log: Log
}

/** On SIGTERM or SIGINT requests finish, everything is closed and the process ends; a second signal ends it at once. */
export function endOnSignal({ server, close, log }: Shutdown): void {
  let askedAt: number | null = null
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (askedAt !== null) {
      if (performance.now() - askedAt > SAME_SIGNAL) process.exit(1)
      return
    }
    askedAt = performance.now()
    log.info({ signal }, 'Asked to end; requests in work may finish')
    await server.close(GRACE)
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, (name) => void end(name))
}
