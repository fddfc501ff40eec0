import { setTimeout as wait } from 'node:timers/promises'

/** Work after the answer, so that its duration reveals nothing (whether an address has an account). */
export interface DelayedWork {
  run(work: () => Promise<void>): void
  /** Resolves when all of it is done. */
  settled(): Promise<void>
}

/** Random delay before the work starts, ms: well after the answer has left. */
const MIN_DELAY = 50
const MAX_DELAY = 250

/** Runs work later; its errors go to `onError`. */
export function delayedWork(onError: (error: unknown) => void): DelayedWork {
  const pending = new Set<Promise<void>>()
  const start = async (work: () => Promise<void>) => {
    try {
      await wait(MIN_DELAY + Math.random() * (MAX_DELAY - MIN_DELAY))
      await work()
    } catch (error) {
      onError(error)
    }
  }
  return {
    run(work) {
      const run = start(work).finally(() => pending.delete(run))
      pending.add(run)
    },
    async settled() {
      await Promise.all(pending)
    },
  }
}
