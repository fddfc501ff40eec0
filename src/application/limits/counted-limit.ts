import type { MonotonicClock } from '#ports/clock.ts'
import type { RateLimitRule } from '#ports/server/rate-limits.ts'

/** A rate limit by name, in the memory of this process. */
export interface CountedLimit {
  /** Takes one and returns 0, or takes none and returns the seconds until one is allowed. */
  take(who: string): number
  /** Seconds until one is allowed; 0 for now. Takes none. */
  wait(who: string): number
  /** What may still be taken at once, and the time until the whole burst may, s. */
  left(who: string): { remaining: number; fullIn: number }
  /** Gives a share of one back. */
  giveBack(who: string, share: number): void
  /** Takes over what another counter says: ms until the whole burst is allowed again. A higher count of its own stays. */
  learn(who: string, fullIn: number): void
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

  const known = (who: string, now: number): number => Math.max(now, Math.min(fullAt.get(who) ?? now, now + period))
  const set = (who: string, full: number, now: number): void => {
    // Re-inserted at the end: the map keeps insertion order.
    fullAt.delete(who)
    dropOld(fullAt, now)
    fullAt.set(who, full)
  }
  const waitFor = (full: number, now: number): number => {
    const over = full + step - period - now
    // Sums of fractions of milliseconds are not exact.
    return over < 0.001 ? 0 : Math.ceil(over / 1000)
  }

  return {
    take(who) {
      const now = clock.elapsed()
      const full = known(who, now)
      const wait = waitFor(full, now)
      if (wait === 0) set(who, full + step, now)
      else fullAt.set(who, full)
      return wait
    },
    wait(who) {
      const now = clock.elapsed()
      return waitFor(known(who, now), now)
    },
    left(who) {
      const now = clock.elapsed()
      const ahead = known(who, now) - now
      return { remaining: Math.floor((period - ahead) / step + 1e-6), fullIn: Math.ceil(ahead / 1000) }
    },
    giveBack(who, share) {
      const now = clock.elapsed()
      fullAt.set(who, Math.max(now, known(who, now) - share * step))
    },
    learn(who, fullIn) {
      const now = clock.elapsed()
      set(who, Math.max(known(who, now), now + fullIn), now)
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
