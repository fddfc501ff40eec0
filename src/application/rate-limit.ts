import type { Clock } from '#ports/clock.ts'

export interface RateLimitOptions {
  /** So many at once; then one more each `period / allowed`. */
  allowed: number
  /** ms */
  period: number
  clock: Clock
}

/** Counts what each one does, in the memory of this process. */
export interface RateLimit {
  /** Counts one more; 0, or the seconds until the next one is allowed, which then was not counted. */
  take(who: string): number
}

/** Names remembered at most; beyond that those who were there longest ago are forgotten. */
const MAX_REMEMBERED = 50_000

/** A limit that refills steadily ("generic cell rate algorithm"): one number a name, the time at which all is allowed again. */
export function createRateLimit({ allowed, period, clock }: RateLimitOptions): RateLimit {
  const step = period / allowed
  const fullAt = new Map<string, number>()
  return {
    take(who) {
      const now = clock.now().getTime()
      const full = Math.max(now, fullAt.get(who) ?? now) + step
      const wait = full - period - now
      if (wait > 0) return Math.ceil(wait / 1000)
      // Put at the end: the map keeps the order in which names came.
      fullAt.delete(who)
      forgetOld(fullAt, now)
      fullAt.set(who, full)
      return 0
    },
  }
}

/** Forgets, from the oldest on, those who may do everything again, and whom there is no room for. */
function forgetOld(fullAt: Map<string, number>, now: number): void {
  for (const [who, full] of fullAt) {
    if (full > now && fullAt.size < MAX_REMEMBERED) return
    fullAt.delete(who)
  }
}
