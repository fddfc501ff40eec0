import type { MonotonicClock } from '#ports/clock.ts'
import type { RateLimitStore } from '#ports/server/rate-limit-store.ts'
import type { Backoff, BackoffRule, RateLimit, RateLimitRule, RateLimits } from '#ports/server/rate-limits.ts'
import { createBackoff, waitLeft } from './backoff.ts'
import { createCountedLimit } from './counted-limit.ts'

/** After a failure the database is not asked for so long, ms: requests don't queue for a database that is away. */
const RETRIED_AFTER = 5000

export interface SharedLimitsParts {
  store: RateLimitStore
  clock: MonotonicClock
  onError: (error: unknown) => void
}

/** Asks the store, or answers with what this process counts while the store is away. */
type Ask = <T>(question: () => Promise<T>, own: () => T) => Promise<T>

/**
 * Counters that all instances share. This process counts along: a refusal is remembered, so that a flood costs the
 * database nothing, and while the database is away its own counters limit instead.
 */
export function sharedRateLimits({ store, clock, onError }: SharedLimitsParts): RateLimits {
  let away = Number.NEGATIVE_INFINITY
  const ask: Ask = async (question, own) => {
    if (clock.elapsed() < away + RETRIED_AFTER) return own()
    try {
      return await question()
    } catch (error) {
      away = clock.elapsed()
      onError(error)
      return own()
    }
  }
  return {
    limit: (rule) => sharedLimit(rule, store, clock, ask),
    backoff: (rule) => sharedBackoff(rule, store, clock, ask),
  }
}

function sharedLimit(rule: RateLimitRule, store: RateLimitStore, clock: MonotonicClock, ask: Ask): RateLimit {
  const own = createCountedLimit(rule, clock)
  const takeShared = async (who: string): Promise<number> => {
    const { taken, fullIn } = await store.take(rule, who)
    own.learn(who, fullIn)
    return taken ? 0 : Math.max(1, own.wait(who))
  }
  return {
    rule,
    take: async (who) => {
      const wait = own.wait(who)
      return wait > 0
        ? wait
        : ask(
            () => takeShared(who),
            () => own.take(who),
          )
    },
  }
}

function sharedBackoff(rule: BackoffRule, store: RateLimitStore, clock: MonotonicClock, ask: Ask): Backoff {
  const own = createBackoff(rule, clock)
  const nothing = () => {}
  const sharedWait = async (who: string): Promise<number> => {
    const known = await store.failures(rule.name, who)
    return known ? waitLeft(rule, known.count, known.since) : 0
  }
  return {
    wait: (who) =>
      ask(
        () => sharedWait(who),
        () => own.wait(who),
      ),
    failed: (who) => {
      own.failed(who)
      return ask(() => store.addFailure(rule.name, who), nothing)
    },
    succeeded: (who) => {
      own.succeeded(who)
      return ask(() => store.clearFailures(rule.name, who), nothing)
    },
  }
}
