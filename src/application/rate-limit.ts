import type { Clock } from '#ports/clock.ts'

export interface RateLimitOptions {
  /** Burst size; then one more each `period / allowed`. */
  allowed: number
  /** ms */
  period: number
  clock: Clock
}

/** A rate limit by name (a network, an email address, a call), in the memory of this process. */
export interface RateLimit {
  /** Takes one and returns 0, or takes none and returns the seconds until one is allowed. */
  take(name: string): number
}

/** Names in memory; above this the oldest are dropped. */
const MAX_NAMES = 50_000

/**
 * Burst size, then steady refill: the generic cell rate algorithm (ITU-T I.371). It stores one number a name, the time at
 * which the whole burst is allowed again.
 */
export function createRateLimit({ allowed, period, clock }: RateLimitOptions): RateLimit {
  const step = period / allowed
  const fullAt = new Map<string, number>()
  return {
    take(name) {
      const now = clock.now().getTime()
      const full = Math.max(now, fullAt.get(name) ?? now) + step
      const wait = full - period - now
      if (wait > 0) return Math.ceil(wait / 1000)
      // Re-inserted at the end: the map keeps insertion order.
      fullAt.delete(name)
      dropOld(fullAt, now)
      fullAt.set(name, full)
      return 0
    },
  }
}

/** Drops, from the oldest on, names with a full burst, and those above the maximum. */
function dropOld(fullAt: Map<string, number>, now: number): void {
  for (const [name, full] of fullAt) {
    if (full > now && fullAt.size < MAX_NAMES) return
    fullAt.delete(name)
  }
}
