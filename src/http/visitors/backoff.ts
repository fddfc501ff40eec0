import type { Clock } from '#ports/clock.ts'

export interface BackoffOptions {
  /** Failures in a row without a wait. */
  free: number
  /** Wait after the next failure, s; doubled with each further one up to `longest`. */
  first: number
  longest: number
  clock: Clock
}

/** Exponential backoff by name, in the memory of this process. */
export interface Backoff {
  /** Seconds until the next attempt is allowed; 0 for now. */
  wait(name: string): number
  failed(name: string): void
  succeeded(name: string): void
}

/** Names in memory; the oldest failures are dropped first. */
const MAX_REMEMBERED = 50_000

export function createBackoff({ free, first, longest, clock }: BackoffOptions): Backoff {
  const failures = new Map<string, { count: number; until: number }>()
  return {
    wait(name) {
      const known = failures.get(name)
      return known ? Math.max(0, Math.ceil((known.until - clock.now().getTime()) / 1000)) : 0
    },
    failed(name) {
      const count = (failures.get(name)?.count ?? 0) + 1
      const beyond = count - free
      const seconds = beyond > 0 ? Math.min(first * 2 ** (beyond - 1), longest) : 0
      // Re-inserted at the end: the map keeps insertion order.
      failures.delete(name)
      const oldest = failures.size >= MAX_REMEMBERED ? failures.keys().next().value : undefined
      if (oldest !== undefined) failures.delete(oldest)
      failures.set(name, { count, until: clock.now().getTime() + seconds * 1000 })
    },
    succeeded(name) {
      failures.delete(name)
    },
  }
}
