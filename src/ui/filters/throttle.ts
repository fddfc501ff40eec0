/** Runs the first of many tasks at once and the latest of the others when the interval is over. */
export interface Throttle {
  run(task: () => void): void
  /** Runs what is waiting, if anything. */
  flush(): void
  /** Forgets what is waiting. */
  cancel(): void
}

/** A pace of at most one task per `intervalMs`; tasks overtaken by a later one never run. */
export function throttle(intervalMs: number): Throttle {
  let resting = false
  let waiting: (() => void) | null = null

  const start = (task: () => void) => {
    waiting = null
    resting = true
    setTimeout(() => {
      resting = false
      if (waiting) start(waiting)
    }, intervalMs)
    task()
  }
  return {
    run(task) {
      if (resting) waiting = task
      else start(task)
    },
    flush() {
      const task = waiting
      waiting = null
      task?.()
    },
    cancel() {
      waiting = null
    },
  }
}
