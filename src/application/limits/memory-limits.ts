import type { MonotonicClock } from '#ports/clock.ts'
import type { RateLimits } from '#ports/server/rate-limits.ts'
import { createBackoff } from './backoff.ts'
import { createCountedLimit } from './counted-limit.ts'

/** Counters in the memory of this process: a restart resets them. */
export const memoryRateLimits = (clock: MonotonicClock): RateLimits => ({
  limit(rule) {
    const limit = createCountedLimit(rule, clock)
    return { rule, take: async (who) => limit.take(who) }
  },
  backoff(rule) {
    const backoff = createBackoff(rule, clock)
    return {
      wait: async (who) => backoff.wait(who),
      failed: async (who) => backoff.failed(who),
      succeeded: async (who) => backoff.succeeded(who),
    }
  },
})
