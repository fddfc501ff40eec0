import { setTimeout as wait } from 'node:timers/promises'

/** Work that nobody waits for, so that how long it takes tells nobody anything. */
export interface Later {
  run(work: () => Promise<void>): void
  /** Resolves when all of it is done. */
  settled(): Promise<void>
}

/** Shortest and longest time before such work begins, ms: well after the answer has left. */
const SHORTEST = 50
const LONGEST = 250

export function later(onError: (error: unknown) => void): Later {
  const pending = new Set<Promise<void>>()
  const begun = async (work: () => Promise<void>) => {
    try {
      await wait(SHORTEST + Math.random() * (LONGEST - SHORTEST))
      await work()
    } catch (error) {
      onError(error)
    }
  }
  return {
    run(work) {
      const run = begun(work).finally(() => pending.delete(run))
      pending.add(run)
    },
    async settled() {
      await Promise.all(pending)
    },
  }
}
