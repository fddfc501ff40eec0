import type { MonotonicClock } from '#ports/clock.ts'
import type { RateLimitRule } from '#ports/server/rate-limits.ts'

/** A rate limit by name, in the memory of this process. */
export interface CountedLimit {
  /** Takes one and returns 0, or takes none and returns the seconds until one is allowed. */
  take(who: string): number
}

/** Names in memory; above this the oldest are dropped. */
const MAX_NAMES = 50_000

/**
 * Burst size, then steady refill: the generic cell rate algorithm (ITU-T I.371). It stores one number a name, the time at
 * which the whole burst is allowed again. No stored time is further ahead than a period, so no wait is longer.
 */
export function createCountedLimit(
  { allowed, period }: Pick<RateLimitRule, 'allowed' | 'period'>,
  clock: MonotonicClock,
): CountedLimit {
  const step = period / allowed
  const fullAt = new Map<string, number>()
  return {
    take(who) {
      const now = clock.elapsed()
      const known = Math.min(fullAt.get(who) ?? now, now + period)
      const full = Math.max(now, known) + step
      const wait = full - period - now
      if (wait > 0) {
        fullAt.set(who, known)
        return Math.ceil(wait / 1000)
      }
      // Re-inserted at the end: the map keeps insertion order.
      fullAt.delete(who)
      dropOld(fullAt, now)
      fullAt.set(who, full)
      return 0
    },
  }
}

/** Drops, from the oldest on, names with a full burst, and those above the maximum. */
function dropOld(fullAt: Map<string, number>, now: number): void {
  for (const [who, full] of fullAt) {
    if (full > now && fullAt.size < MAX_NAMES) return
    fullAt.delete(who)
  }
}
