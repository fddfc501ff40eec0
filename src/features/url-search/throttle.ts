/** Runs the first task at once, then at most one per interval: the latest that was asked for. */
export interface Throttle {
  run(task: () => void): void
  /** Runs the waiting task now, if there is one. */
  flush(): void
  /** Drops the waiting task. */
  cancel(): void
}

/** At most one task per `intervalMs`; a task replaced while it waits never runs. */
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
