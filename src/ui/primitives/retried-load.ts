/** Waits between the tries, ms; the last one is kept for all that follow. */
const WAITS_MS = [500, 1500, 4000, 10_000, 30_000]

/**
 * Fetches code as often as it takes: again after a while, and at once when the connection is back.
 *
 * @param tries After how many to give up; the promise then rejects with the last failure.
 */
export async function retriedLoad<T>(load: () => Promise<T>, tries = Infinity): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await load()
    } catch (error) {
      if (tried >= tries) throw error
      await pause(WAITS_MS[Math.min(tried, WAITS_MS.length) - 1]!)
    }
  }
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    addEventListener('online', go)
  })
