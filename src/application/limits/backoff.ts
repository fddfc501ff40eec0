import type { MonotonicClock } from '#ports/clock.ts'
import type { BackoffRule } from '#ports/server/rate-limits.ts'

/** Failures in a row by name, in the memory of this process. */
export interface CountedBackoff {
  /** Seconds until the next attempt is allowed; 0 for now. */
  wait(who: string): number
  failed(who: string): void
  succeeded(who: string): void
}

/** Names in memory; the oldest failures are dropped first. */
const MAX_REMEMBERED = 50_000
/** Failures are forgotten so long after the wait for the last one, ms. */
const FORGOTTEN_AFTER = 24 * 60 * 60 * 1000

/** Exponential backoff. */
export function createBackoff(rule: Omit<BackoffRule, 'name'>, clock: MonotonicClock): CountedBackoff {
  const failures = new Map<string, { count: number; until: number }>()
  const recent = (who: string) => {
    const known = failures.get(who)
    return known && known.until + FORGOTTEN_AFTER > clock.elapsed() ? known : null
  }
  return {
    wait(who) {
      const left = ((recent(who)?.until ?? 0) - clock.elapsed()) / 1000
      return Math.ceil(Math.min(Math.max(0, left), rule.longest))
    },
    failed(who) {
      const count = (recent(who)?.count ?? 0) + 1
      // Re-inserted at the end: the map keeps insertion order.
      failures.delete(who)
      const oldest = failures.size >= MAX_REMEMBERED ? failures.keys().next().value : undefined
      if (oldest !== undefined) failures.delete(oldest)
      failures.set(who, { count, until: clock.elapsed() + waitAfter(rule, count) * 1000 })
    },
    succeeded(who) {
      failures.delete(who)
    },
  }
}

/** The wait after so many failures in a row, s. */
export function waitAfter({ free, first, longest }: Omit<BackoffRule, 'name'>, failures: number): number {
  const beyond = failures - free
  return beyond > 0 ? Math.min(first * 2 ** (beyond - 1), longest) : 0
}
