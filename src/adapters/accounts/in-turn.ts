/** Runs work when its turn comes. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** The queue is full: whoever asks now would wait too long. */
export class TooBusy extends Error {}

/** At most `atOnce` pieces of work at a time, others wait, and where `waiting` wait already, TooBusy is thrown. */
export function inTurns(atOnce: number, waiting: number): InTurn {
  const queue: (() => void)[] = []
  let running = 0
  const turn = async () => {
    if (running < atOnce) {
      running++
      return
    }
    if (queue.length >= waiting) throw new TooBusy()
    // Whoever ends hands its place on, so that `running` stays as it is.
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
