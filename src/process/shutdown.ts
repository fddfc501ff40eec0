import type { Log } from '#ports/server/log.ts'

/** Time for open requests to finish, ms. */
const OPEN_MS = 10_000
/** A signal within this time is the first one again, ms: npm passes on what the terminal sends to both. */
const REPEATED_SIGNAL = 1000

export interface Shutdown {
  /** Its `close` lets kept-alive clients go (unless `hurried`), waits up to `openMs` for open requests, then cuts them. */
  server: { close: (options: { hurried: boolean; openMs: number }) => Promise<void> }
  /** Closes what requests need, once none is open. */
  close: () => Promise<void>
  log: Log
}

/** On SIGTERM or SIGINT: lets requests finish, closes everything and exits. A second signal exits at once. */
export function endOnSignal({ server, close, log }: Shutdown): void {
  let askedAt: number | null = null
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (askedAt !== null) {
      if (performance.now() - askedAt > REPEATED_SIGNAL) process.exit(1)
      return
    }
    askedAt = performance.now()
    log.info({ signal }, 'Shutting down after open requests finish')
    // Somebody at a terminal waits; a service manager's SIGTERM comes while visitors are there.
    await server.close({ hurried: signal === 'SIGINT', openMs: OPEN_MS })
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, (name) => void end(name))
}
