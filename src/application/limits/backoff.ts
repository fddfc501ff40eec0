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
/** Failures are forgotten so long after the last one, ms. */
const FORGOTTEN_AFTER = 24 * 60 * 60 * 1000

/** Exponential backoff. */
export function createBackoff(rule: Omit<BackoffRule, 'name'>, clock: MonotonicClock): CountedBackoff {
  const failures = new Map<string, { count: number; at: number }>()
  const recent = (who: string) => {
    const known = failures.get(who)
    return known && known.at + FORGOTTEN_AFTER > clock.elapsed() ? known : null
  }
  return {
    wait(who) {
      const known = recent(who)
      return known ? waitLeft(rule, known.count, clock.elapsed() - known.at) : 0
    },
    failed(who) {
      const count = (recent(who)?.count ?? 0) + 1
      // Re-inserted at the end: the map keeps insertion order.
      failures.delete(who)
      const oldest = failures.size >= MAX_REMEMBERED ? failures.keys().next().value : undefined
      if (oldest !== undefined) failures.delete(oldest)
      failures.set(who, { count, at: clock.elapsed() })
    },
    succeeded(who) {
      failures.delete(who)
    },
  }
}

/**
 * Seconds to wait after `count` failures in a row, the last one `since` ms ago. A clock that went back makes `since`
 * negative; the wait isn't longer for that.
 */
export function waitLeft({ free, first, longest }: Omit<BackoffRule, 'name'>, count: number, since: number): number {
  const beyond = count - free
  const wait = beyond > 0 ? Math.min(first * 2 ** (beyond - 1), longest) : 0
  return Math.max(0, Math.ceil(wait - Math.max(0, since) / 1000))
}
