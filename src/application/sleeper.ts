/** A pause that can be interrupted. */
export interface Sleeper {
  /** Resolves after `ms` or when woken; at once if woken since the last sleep. */
  sleep(ms: number): Promise<void>
  wake(): void
}

export function createSleeper(): Sleeper {
  let woken = false
  let end: (() => void) | null = null
  return {
    async sleep(ms) {
      if (!woken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          end = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      end = null
      woken = false
    },
    wake() {
      woken = true
      end?.()
    },
  }
}
