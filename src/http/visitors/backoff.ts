import type { Clock } from '#ports/clock.ts'

export interface BackoffOptions {
  /** Failures in a row that cost nothing yet. */
  free: number
  /** Wait after the first one beyond, doubled with each further one up to the longest; s. */
  first: number
  longest: number
  clock: Clock
}

/** Waits that double with every failure, in the memory of this process. */
export interface Backoff {
  /** Seconds until the next try is allowed; 0 for at once. */
  wait(who: string): number
  failed(who: string): void
  succeeded(who: string): void
}

/** Names remembered at most; those who failed longest ago are forgotten first. */
const MAX_REMEMBERED = 50_000

export function createBackoff({ free, first, longest, clock }: BackoffOptions): Backoff {
  const failures = new Map<string, { count: number; until: number }>()
  return {
    wait(who) {
      const known = failures.get(who)
      return known ? Math.max(0, Math.ceil((known.until - clock.now().getTime()) / 1000)) : 0
    },
    failed(who) {
      const count = (failures.get(who)?.count ?? 0) + 1
      const beyond = count - free
      const seconds = beyond > 0 ? Math.min(first * 2 ** (beyond - 1), longest) : 0
      // Put at the end: the map keeps the order in which names came.
      failures.delete(who)
      const oldest = failures.size >= MAX_REMEMBERED ? failures.keys().next().value : undefined
      if (oldest !== undefined) failures.delete(oldest)
      failures.set(who, { count, until: clock.now().getTime() + seconds * 1000 })
    },
    succeeded(who) {
      failures.delete(who)
    },
  }
}
