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

/**
 * Starts one piece of work in each turn of the event loop. Work that starts as soon as its request is read would hold up
 * the loop for as many pieces as requests have arrived, and with it every health check and refusal. The expected wait is
 * the number waiting times the mean interval between two starts.
 */
export function createLane({ running: maxRunning, waiting: maxWaiting, maxWait }: LaneOptions): Lane {
  const queue: { start: () => void }[] = []
  let running = 0
  let pace = FIRST_PACE
  let lastStart: number | null = null
  let scheduled = false

  function schedule(): void {
    if (scheduled || queue.length === 0 || running >= maxRunning) return
    scheduled = true
    setImmediate(() => {
      scheduled = false
      startNext()
      schedule()
    })
  }

  function startNext(): void {
    const next = queue.shift()
    if (!next) return
    const now = performance.now()
    if (lastStart !== null) pace += (now - lastStart - pace) * WEIGHT
    // Between a start with nobody behind it and the next one the lane was idle.
    lastStart = queue.length > 0 ? now : null
    running++
    next.start()
  }

  async function finish<T>(work: () => Promise<T> | T): Promise<T> {
    try {
      return await work()
    } finally {
      running--
      schedule()
    }
  }

  return {
    run<T>(work: () => Promise<T> | T) {
      if (queue.length >= maxWaiting) return null
      if (queue.length >= FEW && queue.length * pace > maxWait) return null
      const { promise, resolve } = Promise.withResolvers<T>()
      queue.push({ start: () => resolve(finish(work)) })
      schedule()
      return promise
    },
    depth: () => ({ running, waiting: queue.length }),
  }
}
