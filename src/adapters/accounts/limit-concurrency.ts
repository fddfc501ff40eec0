/** Runs work once fewer than the allowed number are running. */
export type Limited = <T>(work: () => Promise<T>) => Promise<T>

/** The queue is full: a further call would wait too long. */
export class TooBusy extends Error {}

/** Runs at most `atOnce` calls at a time and queues the others. Throws TooBusy when `waiting` calls are queued already. */
export function limitConcurrency(atOnce: number, waiting: number): Limited {
  const queue: (() => void)[] = []
  let running = 0
  const turn = async () => {
    if (running < atOnce) {
      running++
      return
    }
    if (queue.length >= waiting) throw new TooBusy()
    // A finished call hands its slot to the next one, so `running` stays the same.
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  const next = () => {
    const first = queue.shift()
    if (first) first()
    else running--
  }
  return async (work) => {
    await turn()
    try {
      return await work()
    } finally {
      next()
    }
  }
}
