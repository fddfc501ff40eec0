import type { WorkQueue } from './turns.ts'

export interface LaneOptions {
  /** Pieces of work begun and not yet finished, at most. */
  running: number
  /** Pieces of work that wait for their turn, at most. */
  waiting: number
  /** Expected wait above which work is refused, ms. */
  maxWait: number
}

/** Bounded work in progress: work waits for its turn, or is refused at once. */
export interface Lane {
  /** Runs the work when its turn comes; null if there is too much already. */
  run<T>(work: () => Promise<T> | T): Promise<T> | null
  /** Work in progress now. */
  depth(): { running: number; waiting: number }
}

/** So many may always wait: one slow start must not turn visitors of a quiet site away. */
const FEW = 10
/** Pace assumed before it is measured, ms: that of a page. */
const FIRST_PACE = 5
/** Weight of one interval in the moving average. */
const WEIGHT = 0.1

/** A lane and what starts its work. */
export interface DrivenLane extends Lane, WorkQueue {}

/**
 * The expected wait is the number waiting times the mean interval between two starts. `wake` is called when work may start.
 */
export function createLane(
  { running: maxRunning, waiting: maxWaiting, maxWait }: LaneOptions,
  wake: () => void,
): DrivenLane {
  const queue: (() => void)[] = []
  let running = 0
  let pace = FIRST_PACE
  let lastStart: number | null = null

  async function finish<T>(work: () => Promise<T> | T): Promise<T> {
    try {
      return await work()
    } finally {
      running--
      if (queue.length > 0) wake()
    }
  }

  function measurePace(): void {
    const now = performance.now()
    if (lastStart !== null) pace += (now - lastStart - pace) * WEIGHT
    // Between a start with nobody behind it and the next one the lane was idle.
    lastStart = queue.length > 0 ? now : null
  }

  return {
    run<T>(work: () => Promise<T> | T) {
      if (queue.length >= maxWaiting) return null
      if (queue.length >= FEW && queue.length * pace > maxWait) return null
      const { promise, resolve } = Promise.withResolvers<T>()
      queue.push(() => resolve(finish(work)))
      wake()
      return promise
    },
    startNext() {
      const start = running < maxRunning ? queue.shift() : undefined
      if (!start) return false
      measurePace()
      running++
      start()
      return true
    },
    depth: () => ({ running, waiting: queue.length }),
  }
}
